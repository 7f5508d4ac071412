/// Names for live sessions, so that ids made in one are not made again in another.
public enum SessionName {
  /// Eight letters and digits.
  public static var random: String {
    let letters = Array("abcdefghijklmnopqrstuvwxyz234567")
    return String((0..<8).compactMap { _ in letters.randomElement() })
  }
}
