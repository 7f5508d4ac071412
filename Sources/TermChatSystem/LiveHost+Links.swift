import TermChat

extension LiveHost {
  public func open(_ url: String) {
    do {
      try opener.open(url)
    } catch {
      post(error.event)
    }
  }

  /// What openers failed at in the meantime.
  func linkFailures(_ ready: [Int32]) -> [Event] {
    ready.contains(opener.descriptor) ? opener.takeFailures().map(\.event) : []
  }
}

extension LinkFailure {
  fileprivate var event: Event {
    .chat(.banner(Banner(.warning, "The link wasn't opened", subtitle: description, id: "link")))
  }
}
