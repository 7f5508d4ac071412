extension BinaryInteger {
  /// The number in at least `count` digits, zeros in front.
  func digits(_ count: Int, radix: Int = 10) -> String {
    let digits = String(self, radix: radix)
    return String(repeating: "0", count: Swift.max(0, count - digits.utf8.count)) + digits
  }
}
