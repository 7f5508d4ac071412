extension Array where Element == Glyph {
  /// One line of at most `columns`, ending in an ellipsis if something had to go.
  ///
  /// Line ends count as spaces. Costs no more than what is kept.
  public func truncated(to columns: Int, ascii: Bool = false) -> [Glyph] {
    guard columns > 0 else { return [] }
    let whole = prefix(within: columns)
    if whole.count == count { return whole }
    let ellipsis = Glyph.ellipsis(ascii: ascii, within: columns)
    return Array(whole.prefix(within: columns - ellipsis.count) + ellipsis)
  }

  private func prefix(within columns: Int) -> [Glyph] {
    var line: [Glyph] = []
    var room = columns
    for glyph in self {
      let glyph = glyph == .newline ? .space : glyph
      room -= glyph.columns
      if room < 0 { break }
      line.append(glyph)
    }
    return line
  }
}

extension Glyph {
  fileprivate static func ellipsis(ascii: Bool, within columns: Int) -> [Glyph] {
    if !ascii { return [Glyph(0x2026, columns: 1)] }
    // Three dots in three columns would leave nothing of the text.
    return Array(repeating: Glyph(0x2E, columns: 1), count: columns > 3 ? 3 : 1)
  }
}
