/// A short answer to what the user just did, shown for a while.
struct Hint: Hashable, Sendable {
  var text: String
  var until: Instant

  /// Milliseconds: as long as a second Ctrl-c is waited for.
  static let duration: Int64 = 2_000
}
