/// What can be done with the message under the cursor.
extension ChatScreen {
  /// What is offered now; nil without a cursor.
  var offer: MessageOffer? {
    guard let index = cursorIndex else { return nil }
    // The layout is in the cache, unless the message is out of sight.
    var view = view
    let hotspots = view.block(index, in: scene).hotspots
    return MessageOffer(
      message: conversation.timeline.entries[index].message, hotspots: hotspots,
      me: conversation.me, canWrite: composer.hasField)
  }

  mutating func perform(_ action: MessageAction, _ effects: inout [Effect]) {
    guard let offer else { return say("k puts the cursor on a message") }
    guard offer.allows(action) else { return say("Not possible with this message") }
    let message = offer.message
    switch action {
    case .reply: reply(to: message)
    case .edit: edit(message)
    case .remove: remove(message, &effects)
    case .react: openReactions(of: message)
    case .toggleReaction(let emoji): toggle(emoji, of: message, &effects)
    case .copy: copy(message, &effects)
    case .openLink: offer.link(view.interaction.focusedHotspot).map { open($0, message, &effects) }
    case .retry: retry(message, &effects)
    case .activate: activate(offer, &effects)
    case .play: togglePlay(message, &effects)
    case .focusHotspot(let step): focusHotspot(step, of: offer.hotspots.count)
    case .scrollCards(let step): offer.cards(step).map { scrollCards($0, of: message) }
    case .goToQuoted: message.replyTo.map { goTo($0, &effects) }
    case .pressAvatar: press("avatar", value: message.from, of: message, &effects)
    case .menu: openMenu(offer)
    case .details: panel = .details(DetailsView(id: message.id))
    }
  }

  private mutating func reply(to message: Message) {
    composer.beginReply(to: message.id)
    setFocus(.composer)
  }

  /// Asks once, and does it when the key comes again soon.
  private mutating func remove(_ message: Message, _ effects: inout [Effect]) {
    guard question?.id == message.id else {
      question = Question(id: message.id, until: now + Hint.duration)
      return
    }
    question = nil
    effects.append(.request(.remove(id: message.id)))
  }

  mutating func toggle(_ emoji: String, of message: Message, _ effects: inout [Effect]) {
    let isOn = message.hasReaction(emoji, from: conversation.me)
    effects.append(.request(.reaction(id: message.id, emoji: emoji, on: !isOn)))
  }

  // No hint has room for more.
  private static let mostShown = 60

  private mutating func copy(_ message: Message, _ effects: inout [Effect]) {
    let text = appearance.filter.clean(message.kind.text)
    effects.append(.copy(text))
    say("Copied: \(text.prefix(Self.mostShown))")
  }

  mutating func open(_ address: String, _ message: Message, _ effects: inout [Effect]) {
    guard Hotspot.Action.opening(address) != nil else { return say("Only web and mail links open") }
    effects.append(.open(address))
    press("link", value: address, of: message, &effects)
    say("Opening \(address.prefix(Self.mostShown))")
  }

  mutating func retry(_ message: Message, _ effects: inout [Effect]) {
    conversation.timeline.update(
      message.id, .status(id: message.id, .sending, reason: .clear, progress: .clear), at: now)
    conversation.noteDelivery(of: message.id, at: now)
    view.keepInside(message.id, in: scene)
    effects.append(.request(.retry(id: message.id)))
  }

  func press(_ what: String, value: String? = nil, of message: Message, _ effects: inout [Effect]) {
    effects.append(.request(.press(id: message.id, what: what, value: value)))
  }
}

extension Message {
  func hasReaction(_ emoji: String, from sender: String) -> Bool {
    reactions.contains { $0.emoji == emoji && $0.from.contains(sender) }
  }
}
