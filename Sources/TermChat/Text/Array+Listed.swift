extension [String] {
  /// `a, b or c`.
  package func listed(_ word: String = "or") -> String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " \(word) " + last
  }
}
