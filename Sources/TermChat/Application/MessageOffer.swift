/// What can be done with a message as things stand.
struct MessageOffer: Sendable {
  let message: Message
  let hotspots: [Hotspot]
  /// The local user's id.
  let me: String
  /// There is a field to write in.
  let canWrite: Bool
}

extension MessageOffer {
  func allows(_ action: MessageAction) -> Bool {
    switch action {
    case .reply: canWrite
    case .edit: isOwn && canWrite && message.kind.withText("") != nil
    case .remove: isOwn
    case .retry: isOwn && message.delivery?.status == .failed
    case .copy: !message.kind.text.isEmpty
    case .openLink: link(nil) != nil
    case .play: hotspots.contains { $0.action == .play }
    case .focusHotspot: !hotspots.isEmpty
    case .scrollCards(let step): cards(step) != nil
    case .goToQuoted: message.replyTo != nil
    case .react, .toggleReaction, .activate, .pressAvatar, .menu, .details: true
    }
  }

  private var isOwn: Bool { message.from == me }

  /// By how much the cards scroll in a direction; nil where there are no more.
  func cards(_ step: Int) -> Int? {
    hotspots.lazy.compactMap(\.action.cards).first { ($0 > 0) == (step > 0) }
  }

  /// The address that the focused hotspot opens, else the first one's.
  func link(_ focused: Int?) -> String? {
    (focusedAction(focused).map { [$0] } ?? []).compactMap(\.address).first
      ?? hotspots.compactMap(\.action.address).first
  }

  /// What Enter does: the focused hotspot's doing, else the first main one's.
  func main(_ focused: Int?) -> Hotspot.Action? {
    focusedAction(focused) ?? hotspots.map(\.action).first(where: \.isMain)
  }

  private func focusedAction(_ focused: Int?) -> Hotspot.Action? {
    focused.flatMap { hotspots.indices.contains($0) ? hotspots[$0].action : nil }
  }
}

extension Hotspot.Action {
  fileprivate var cards: Int? { if case .scrollCards(let step) = self { step } else { nil } }

  fileprivate var address: String? { if case .open(let address) = self { address } else { nil } }

  /// It is what the message is there for; not what stands round it.
  fileprivate var isMain: Bool {
    switch self {
    case .open, .play, .retry, .press: true
    case .scrollCards, .goTo, .react: false
    }
  }
}
