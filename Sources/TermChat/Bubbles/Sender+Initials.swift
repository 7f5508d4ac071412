extension Sender {
  /// The given initials, else the first grapheme of the first and of the last word of the name.
  ///
  /// One word gives one, an empty name `?`; at most two graphemes either way.
  public var shownInitials: String {
    if let initials, !initials.isEmpty { return String(initials.prefix(2)) }
    let words = name.split(whereSeparator: \.isWhitespace)
    guard let first = words.first?.first else { return "?" }
    let last = words.count > 1 ? words.last?.first : nil
    return ([first] + (last.map { [$0] } ?? [])).map { $0.uppercased() }.joined()
  }
}
