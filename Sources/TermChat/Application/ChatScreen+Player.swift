/// Playing sounds, one at a time: what is heard is the other side's doing.
extension ChatScreen {
  // A week: no sound is longer.
  private static let longest = 604_800.0

  mutating func togglePlay(_ message: Message, _ effects: inout [Effect]) {
    guard var player = view.interaction.player, player.id == message.id else {
      return start(message, &effects)
    }
    let playback = player.playback(at: now)
    player.position = playback.position
    player.since = playback.isPlaying ? nil : now
    view.interaction.player = player
    tell(playback.isPlaying ? "pause" : "play", player, &effects)
  }

  /// The sound that played before stops.
  private mutating func start(_ message: Message, _ effects: inout [Effect]) {
    if let other = view.interaction.player, other.since != nil { tell("pause", other, &effects) }
    let seconds = message.kind.playingTime ?? 0
    let duration = seconds.isNaN ? 0 : min(max(0, seconds), Self.longest) * 1000
    let player = Interaction.Player(
      id: message.id, position: 0, since: now, duration: Int64(duration.rounded()))
    view.interaction.player = player.duration > 0 ? player : nil
    tell("play", player, &effects)
  }

  private func tell(
    _ what: String, _ player: Interaction.Player, _ effects: inout [Effect]
  ) {
    let position = Self.seconds(player.playback(at: now).position)
    effects.append(.request(.press(id: player.id, what: what, value: position)))
  }

  /// `0`, `1.5`, `12.034`.
  private static func seconds(_ milliseconds: Int64) -> String {
    let (whole, rest) = milliseconds.quotientAndRemainder(dividingBy: 1000)
    var digits = rest.digits(3)
    while digits.hasSuffix("0") { digits.removeLast() }
    return digits.isEmpty ? "\(whole)" : "\(whole).\(digits)"
  }

  // MessageKit's progress timer.
  private static let step: Int64 = 100

  /// When the bar of a sound on screen moves next.
  var nextPlayingStep: Instant? {
    guard let player = view.interaction.player, let since = player.since,
      let index = conversation.timeline.index(of: player.id), view.visible.contains(index)
    else { return nil }
    return min(nextStep(since: since, Self.step), since + (player.duration - player.position))
  }
}
