/// How things stand with a message on screen.
struct MessageState: Hashable, Sendable {
  var content = ContentState()
  var isUnderCursor = false
  var isSelected = false
  var hasSpotlight = false
}
