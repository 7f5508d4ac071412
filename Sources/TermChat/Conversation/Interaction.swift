/// What the user does with the messages: view state that no source knows of.
public struct Interaction: Sendable {
  /// The id of the message under the cursor.
  public internal(set) var cursor: String?
  /// Which of its hotspots has the focus.
  var focusedHotspot: Int?
  /// Ids of the selected messages; nil while nothing can be selected.
  public internal(set) var selection: Set<String>?
  /// A message that shows that it was jumped to, for a while.
  var spotlight: Spotlight?
  /// What is searched for; "" when nothing is.
  var query = ""
  /// The sound that is or was played; one at a time.
  var player: Player?
  /// The first card shown, by message id.
  var firstCards: [String: Int] = [:]
  /// Times stand in a column at the right.
  var revealsTimes = false
  /// No boxes, no avatars: text that a mouse can select.
  var isBare = false

  public init() {}
}

extension Interaction {
  struct Spotlight: Hashable, Sendable {
    var id: String
    var until: Instant

    /// Milliseconds (Chatto's 0.5 s).
    static let duration: Int64 = 500
  }

  /// One sound and how far it has come.
  struct Player: Hashable, Sendable {
    var id: String
    /// Milliseconds played up to `since`.
    var position: Int64
    /// Nil while it is paused.
    var since: Instant?
    /// Milliseconds; where it stops.
    var duration: Int64
  }

  /// How things stand with `message` at an instant.
  func state(of message: Message, at now: Instant) -> MessageState {
    var state = MessageState()
    let isUnderCursor = cursor == message.id
    state.isUnderCursor = isUnderCursor
    state.isSelected = selection?.contains(message.id) ?? false
    state.hasSpotlight = spotlight.map { $0.id == message.id && now < $0.until } ?? false
    state.content.query = query
    state.content.focusedHotspot = isUnderCursor ? focusedHotspot : nil
    state.content.firstCard = firstCards[message.id] ?? 0
    if let player, player.id == message.id { state.content.playback = player.playback(at: now) }
    if message.delivery?.status == .sending {
      state.content.progress = message.delivery?.progress
    }
    state.content.hasFailed = message.delivery?.status == .failed
    return state
  }
}

extension Interaction.Player {
  func playback(at now: Instant) -> Playback {
    let position = position + (since.map { max(0, now - $0) } ?? 0)
    return Playback(
      position: min(position, duration), isPlaying: since != nil && position < duration)
  }
}

/// Messages that disappear.
extension Interaction {
  mutating func forget(_ id: String) {
    selection?.remove(id)
    firstCards[id] = nil
    if player?.id == id { player = nil }
    if spotlight?.id == id { spotlight = nil }
  }

  mutating func forgetAll() {
    if selection != nil { selection = [] }
    firstCards = [:]
    player = nil
    spotlight = nil
  }

  /// What time alone ends.
  mutating func advance(to now: Instant) {
    if let spotlight, spotlight.until <= now { self.spotlight = nil }
    if let player, player.since != nil, !player.playback(at: now).isPlaying { self.player = nil }
  }
}
