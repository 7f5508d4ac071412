/// A line of markdown, as far as cutting a text into pieces has to know it.
struct SourceLine {
  let bytes: ArraySlice<UInt8>
  /// Columns of blanks at its very beginning.
  private(set) var margin = 0
  private(set) var quotes = 0
  /// Columns of blanks behind the quotes' signs.
  private(set) var indent = 0
  /// For an item of a list outside of quotes: where its text begins.
  private(set) var itemIndent: Int?
  /// Without what stands before it and blanks at its end.
  private(set) var content: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    content = bytes
    while let last = content.last, last.isBlank { content.removeLast() }
    readIndents()
    readItem()
  }
}

extension SourceLine {
  var isBlank: Bool { content.isEmpty && quotes == 0 && itemIndent == nil }
  var isItem: Bool { itemIndent != nil }
  var hasBar: Bool { bytes.contains(UInt8(ascii: "|")) }

  /// `--- | :--:`: the line above it is the header of a table.
  var isTableRule: Bool {
    hasBar && content.contains(UInt8(ascii: "-"))
      && content.allSatisfy { $0.isBlank || "|:-".utf8.contains($0) }
  }

  /// `===`: the line above it is a heading.
  var isUnderline: Bool {
    guard let first = content.first else { return false }
    return "=-".utf8.contains(first) && content.allSatisfy { $0 == first }
  }

  private mutating func readIndents() {
    margin = skipBlanks()
    indent = margin
    while content.first == UInt8(ascii: ">") {
      content.removeFirst()
      quotes += 1
      indent = max(0, skipBlanks() - 1)
    }
  }

  private mutating func skipBlanks() -> Int {
    var columns = 0
    while let first = content.first, first.isBlank {
      columns += first == UInt8(ascii: "\t") ? 4 - columns % 4 : 1
      content.removeFirst()
    }
    return columns
  }

  private mutating func readItem() {
    guard quotes == 0, let first = content.first else { return }
    // CommonMark's most digits.
    let digits = content.prefix(9).prefix { (0x30...0x39).contains($0) }.count
    let next = content.dropFirst(digits)
    let isBullet = digits == 0 && "-+*".utf8.contains(first)
    guard isBullet || digits > 0 && (next.first.map { ".)".utf8.contains($0) } ?? false),
      next.dropFirst().first?.isBlank ?? true
    else { return }
    content = next.dropFirst()
    itemIndent = indent + digits + 1 + max(1, skipBlanks())
  }
}

extension UInt8 {
  fileprivate var isBlank: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}
