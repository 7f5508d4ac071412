/// A jump that waits for its messages.
struct Errand: Hashable, Sendable {
  var id: String
  /// Where it comes from, or goes back to.
  var place: Place
  var isReturn: Bool
}
