extension Sender {
  /// The given initials, else the first grapheme of the first and of the last word of the name.
  ///
  /// One word gives one, an empty name `?`; at most two graphemes either way.
  public var shownInitials: String {
    if let initials, !initials.isEmpty { return String(initials.prefix(2)) }
    guard let start = name.firstIndex(where: { !$0.isWhitespace }) else { return "?" }
    let end = name.lastIndex { !$0.isWhitespace } ?? start
    let first = name[start].uppercased()
    guard let space = name[...end].lastIndex(where: \.isWhitespace), space > start else {
      return first
    }
    return first + name[name.index(after: space)].uppercased()
  }
}
