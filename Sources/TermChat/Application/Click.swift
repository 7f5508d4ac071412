/// A click that may be the first of two.
struct Click: Hashable, Sendable {
  var point: Point
  var at: Instant

  /// The second one comes within so many milliseconds.
  static let pause: Int64 = 400
}
