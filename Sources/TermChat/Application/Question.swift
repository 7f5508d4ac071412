/// Something asked once more before it is done.
struct Question: Hashable, Sendable {
  var id: String
  var until: Instant
}
