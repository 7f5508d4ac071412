extension String {
  /// No more than so many bytes from its start, ending where a character does.
  ///
  /// Costs in proportion to those: a character may itself be of any length, and is cut then.
  func start(ofBytes bytes: Int) -> String {
    guard utf8.count > bytes else { return self }
    let start = self[..<utf8.index(startIndex, offsetBy: max(0, bytes))]
    // The last one may go on behind the end.
    let whole = start.dropLast()
    return String(whole.isEmpty ? start : whole)
  }
}
