/// Cuts a long source into pieces of about 4 KiB, best between two blocks.
///
/// A piece's end depends on no more of the source than `longest` bytes from its beginning: what
/// only grows at its end keeps its pieces. Linear time.
struct MarkdownCutter {
  /// What is shorter stays whole, as does the rest behind the last cut.
  private static let longest = 8_192
  // Between these a place between blocks is taken at once; before, when there is no other.
  private static let aim = 4_096
  private static let least = 2_048
  // So much of a line tells whether a cut before it is good.
  private static let telling = 64
  // Longer headers aren't repeated in each piece of a table.
  private static let longestHeader = 1_024

  private let bytes: [UInt8]
}

extension MarkdownCutter {
  /// None for a text that isn't long.
  static func pieces(of text: String) -> [MarkdownPiece] {
    guard text.utf8.count > longest else { return [] }
    return MarkdownCutter(bytes: Array(text.utf8)).pieces
  }

  private var pieces: [MarkdownPiece] {
    var pieces: [MarkdownPiece] = []
    var last = MarkdownCut(place: 0, blocks: OpenBlocks())
    while let cut = cut(after: last) {
      pieces.append(piece(from: last, to: cut.place))
      last = cut
    }
    return pieces + [piece(from: last, to: bytes.count)]
  }

  private func piece(from cut: MarkdownCut, to end: Int) -> MarkdownPiece {
    MarkdownPiece(
      text: String(decoding: bytes[cut.place..<end], as: UTF8.self), opening: opening(cut),
      hasGap: cut.blocks.isAfterBlank, isInsideCode: cut.blocks.fence != nil)
  }

  private func opening(_ cut: MarkdownCut) -> String {
    if let fence = cut.blocks.fence { return fence.reopening }
    guard cut.isTableRow, let table = cut.blocks.table, table.count <= Self.longestHeader else {
      return ""
    }
    return String(decoding: bytes[table], as: UTF8.self)
  }
}

extension MarkdownCutter {
  private func cut(after last: MarkdownCut) -> MarkdownCut? {
    let start = last.place
    let limit = start + Self.longest
    var (blocks, place) = (last.blocks, start)
    var early: MarkdownCut?
    var late: MarkdownCut?
    while place < min(bytes.count, limit - Self.telling) {
      let end = lineEnd(from: place, limit: limit)
      let line = SourceLine(bytes[place..<(end ?? min(bytes.count, limit))])
      if place >= start + Self.least, end != nil || line.bytes.count >= Self.telling {
        let cut = MarkdownCut(place: place, blocks: blocks, before: line)
        let isLate = place >= start + Self.aim
        if cut.quality == .betweenBlocks, isLate { return cut }
        if cut.quality == .betweenBlocks { early = cut }
        if isLate, cut.quality > late?.quality ?? .bad { late = cut }
      }
      guard let end else { break }
      blocks.read(line)
      place = end
    }
    guard bytes.count > limit else { return nil }
    return early ?? late ?? cut(within: start + Self.aim..<limit, blocks)
  }

  /// Behind the line's end; nil where that isn't before `limit`.
  private func lineEnd(from start: Int, limit: Int) -> Int? {
    bytes[start..<min(bytes.count, limit)].firstIndex(of: 0x0A).map { $0 + 1 }
  }

  /// In the middle of a line: behind a blank, else between two characters.
  private func cut(within range: Range<Int>, _ blocks: OpenBlocks) -> MarkdownCut {
    var blocks = blocks
    blocks.cutLine()
    let blank = bytes[range].lastIndex { $0 == 0x20 || $0 == 0x0A }
    return MarkdownCut(place: blank.map { $0 + 1 } ?? characterStart(in: range), blocks: blocks)
  }

  private func characterStart(in range: Range<Int>) -> Int {
    var end = range.upperBound
    while bytes[end] & 0xC0 == 0x80 { end -= 1 }
    var start = range.lowerBound
    while bytes[start] & 0xC0 == 0x80 { start += 1 }
    let last = String(decoding: bytes[start..<end], as: UTF8.self).last.map { $0.utf8.count } ?? 0
    // What follows may belong to the last character.
    return end - last > start ? end - last : end
  }
}
