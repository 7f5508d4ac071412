/// What happens in the chat.
extension ChatScreen {
  mutating func receive(_ event: ChatEvent, _ effects: inout [Effect]) {
    switch event {
    case .user(let update): conversation.update(update)
    case .message(let message): receive(message, &effects)
    case .append(let id, _), .edit(let id, _), .status(let id, _, _, _),
      .reaction(let id, _, _, _):
      conversation.timeline.update(id, event, at: now)
      conversation.noteDelivery(of: id, at: now)
      view.keepInside(id, in: scene)
      if case .edit = event { view.glide(round: id, in: scene) }
    case .remove(let id):
      letGo(of: id)
      conversation.passUnread(by: id)
      view.release(id, in: scene)
      conversation.timeline.update(id, event, at: now)
      view.rehang(in: scene)
      view.glide(round: id, in: scene)
    case .typing(let from, let on): setTyping(from, on)
    case .read(let from, let id): markRead(upTo: id, by: from)
    case .history(let page): receive(page)
    case .clear: clear()
    case .banner(let banner): show(banner)
    case .hide(let id): banners.hide(id, at: now, rows: bannerRows)
    case .composer(let update): receive(update)
    case .title(let title, let subtitle): rename(title, subtitle)
    case .theme(let reference): apply(reference)
    }
  }

  private mutating func receive(_ message: Message, _ effects: inout [Effect]) {
    let message = stamped(message)
    let sawNewest = view.isFollowing || view.seesNewest(in: scene)
    if !message.from.isEmpty { conversation.setTyping(message.from, false, at: now) }
    let isNew = conversation.timeline.receive(message, at: now)
    conversation.noteDelivery(of: message.id, at: now)
    guard isNew else { return view.keepInside(message.id, in: scene) }
    if conversation.isOwn(message) {
      conversation.unread = nil
      view.welcome(message.id, in: scene)
      followNewest(&effects)
      return trim()
    }
    noteUnread(message, isSeen: sawNewest && isWindowFocused)
    if sawNewest {
      view.welcome(message.id, in: scene)
      view.setAnchor(.following)
    } else if !message.from.isEmpty {
      view.newCount += 1
    }
    trim()
  }

  /// Gives it what its source left out: an id, a time, and an own one the status *sent*.
  private mutating func stamped(_ message: Message) -> Message {
    var message = message
    if message.id.isEmpty { message.id = makeID() }
    if message.at == nil, !conversation.timeline.knows(message.id) { message.at = now }
    if conversation.isOwn(message), message.delivery == nil { message.delivery = Delivery(.sent) }
    return message
  }

  private mutating func receive(_ page: Page) {
    var page = page
    page.messages = page.messages.map { stamped($0) }
    let isJump = page.edge == .around && conversation.timeline.awaitedJumps > 0
    if isJump, let errand { return receive(page, for: errand) }
    // Who has scrolled on since asking for the newest messages isn't taken away.
    if isJump, !view.isFollowing { return conversation.timeline.endJump() }
    if conversation.timeline.receive(page, at: now) { mustPage = true }
    if page.edge == .around, !isJump, !conversation.timeline.isAtNewest {
      view.stay(in: scene)
    }
    view.rehang(in: scene)
    trim()
  }

  /// What the reader wanted to go to has come, or hasn't.
  private mutating func receive(_ page: Page, for errand: Errand) {
    guard page.messages.contains(where: { $0.id == errand.id }) else {
      forgetErrand()
      conversation.timeline.endJump()
      return say(page.error.map { "Not loaded: \($0)" } ?? "That message wasn't found")
    }
    conversation.timeline.receive(page, at: now)
    arrive(errand)
  }

  private mutating func markRead(upTo id: String, by reader: String) {
    guard reader != conversation.me else { return }
    for id in conversation.timeline.markRead(upTo: id, at: now) {
      conversation.noteDelivery(of: id, at: now)
    }
  }

  private mutating func setTyping(_ from: String, _ on: Bool) {
    guard from != conversation.me else { return }
    conversation.setTyping(from, on, at: now)
  }

  private mutating func clear() {
    letGoOfAll()
    conversation.clear()
    view.setAnchor(.following)
  }

  private mutating func rename(_ title: Update<String>, _ subtitle: Update<String>) {
    self.title = title.applied(to: self.title)
    self.subtitle = subtitle.applied(to: self.subtitle)
  }
}

extension Diagnostic {
  /// How a user at a terminal is told; the next one takes its place.
  public var banner: Banner {
    Banner(.warning, "Line \(line) of the input", subtitle: complaint, id: "diagnostic")
  }
}
