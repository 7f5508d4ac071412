/// Going to a message somewhere else, and back.
extension ChatScreen {
  var place: Place { Place(anchor: view.anchor, cursor: view.interaction.cursor) }

  /// Goes to a message: at once where it is at hand, else when the source has sent it.
  mutating func goTo(_ id: String, _ effects: inout [Effect]) {
    go(Errand(id: id, place: place, isReturn: false), &effects)
  }

  mutating func goBack(_ effects: inout [Effect]) {
    guard let place = places.popLast() else { return say("Nowhere to go back to") }
    guard case .at(let id, _, _) = place.anchor else {
      followNewest(&effects)
      return setCursor(id: place.cursor)
    }
    go(Errand(id: id, place: place, isReturn: true), &effects)
  }

  private mutating func go(_ errand: Errand, _ effects: inout [Effect]) {
    forgetErrand()
    let isLoaded = conversation.timeline.index(of: errand.id) != nil
    if isLoaded || conversation.timeline.slide(to: errand.id) { return arrive(errand) }
    if let request = conversation.timeline.load(around: errand.id, at: now) {
      self.errand = errand
      effects.append(.request(request))
      return
    }
    say(conversation.timeline.mayHave(errand.id) ? "Too far away" : "That message was removed")
  }

  /// Takes the reader where the errand leads.
  mutating func arrive(_ errand: Errand) {
    self.errand = nil
    focus = .conversation
    mustPage = true
    defer { trim() }
    if errand.isReturn {
      view.setAnchor(errand.place.anchor)
      view.scroll(by: 0, in: scene)
      return setCursor(id: errand.place.cursor)
    }
    remember(errand.place)
    show(errand.id)
  }

  mutating func remember(_ place: Place) {
    places.append(place)
    if places.count > Place.most { places.removeFirst() }
  }

  /// Shows a loaded message, with the cursor on it and a spotlight.
  mutating func show(_ id: String) {
    guard let index = conversation.timeline.index(of: id) else { return }
    view.center(index, in: scene)
    setCursor(index)
    view.interaction.spotlight = .init(id: id, until: now + Interaction.Spotlight.duration)
  }

  /// The reader went elsewhere: what was to come isn't waited for.
  mutating func forgetErrand() { errand = nil }
}
