extension String {
  /// No more than so many bytes from its start, ending where a character does.
  ///
  /// Costs in proportion to those: a character may itself be of any length, and is cut then.
  func start(ofBytes bytes: Int) -> String {
    guard utf8.count > bytes else { return self }
    // A string of its own: characters of a substring are looked for in all of the text.
    let start = String(self[..<utf8.index(startIndex, offsetBy: max(0, bytes))])
    guard !start.isEmpty else { return start }
    // The last character may go on behind the end.
    let end = start.index(before: start.endIndex)
    return end == start.startIndex ? start : String(start[..<end])
  }
}
