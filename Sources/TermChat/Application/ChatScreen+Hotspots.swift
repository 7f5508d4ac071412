/// Hotspots: links, buttons, quotes inside a message.
extension ChatScreen {
  mutating func activate(_ offer: MessageOffer, _ effects: inout [Effect]) {
    guard let hotspot = offer.main(view.interaction.focusedHotspot) else {
      return press(MessagePart.bubble.rawValue, of: offer.message, &effects)
    }
    activate(hotspot, of: offer.message, &effects)
  }

  mutating func activate(
    _ action: Hotspot.Action, of message: Message, _ effects: inout [Effect]
  ) {
    switch action {
    case .open(let address): open(address, message, &effects)
    case .play: togglePlay(message, &effects)
    case .scrollCards(let step): scrollCards(step, of: message)
    case .goTo(let id): goTo(id, &effects)
    case .react(let emoji): toggle(emoji, of: message, &effects)
    case .retry: if message.delivery?.status == .failed { retry(message, &effects) }
    case .press(let what, let value): press(what, value: value, of: message, &effects)
    }
  }

  mutating func focusHotspot(_ step: Int, of count: Int) {
    let start = view.interaction.focusedHotspot ?? (step > 0 ? -1 : count)
    view.interaction.focusedHotspot = ((start + step) % count + count) % count
  }

  // A row of cards longer than this one no presenter shows.
  private static let mostCards = 10_000

  mutating func scrollCards(_ step: Int, of message: Message) {
    let count = (message.kind as? CardCollection)?.items.count ?? Self.mostCards
    let first = view.interaction.firstCards[message.id] ?? 0
    view.interaction.firstCards[message.id] = min(max(0, first + step), max(0, count - 1))
  }
}
