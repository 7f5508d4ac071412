/// The line that begins a code block.
struct CodeFence {
  let mark: UInt8
  let count: Int
  let info: ArraySlice<UInt8>
  let quotes: Int
  /// Where the text of the item round it begins; 0 outside of lists.
  var itemIndent = 0

  /// Nil for a line that begins none.
  init?(_ line: SourceLine) {
    guard let first = line.content.first, "`~".utf8.contains(first) else { return nil }
    mark = first
    count = line.content.prefix { $0 == first }.count
    info = line.content.dropFirst(count)
    quotes = line.quotes
    guard count >= 3, first == UInt8(ascii: "~") || !info.contains(first) else { return nil }
  }
}

extension CodeFence {
  func isClosed(by line: SourceLine) -> Bool {
    line.content.count >= count && line.content.allSatisfy { $0 == mark }
  }

  /// The quote or the item round it is over: so is the block.
  func isLeft(by line: SourceLine) -> Bool {
    line.quotes < quotes || !line.isBlank && line.indent < itemIndent
  }

  /// Begins it again, as part of another piece.
  var reopening: String {
    let quotes = String(repeating: "> ", count: quotes)
    let fence = String(repeating: String(Unicode.Scalar(mark)), count: count)
    return quotes + fence + String(decoding: info, as: UTF8.self) + "\n"
  }
}
