/// What a chat screen lives in: where events come from, and who carries out its requests.
public protocol Host {
  /// Waits until something happens or `deadline` has come; nil when the program is over.
  mutating func next(until deadline: Instant?) -> Batch?

  mutating func perform(_ request: ChatRequest, at now: Instant)

  /// Has the user's program open a link; what goes wrong comes as an event.
  mutating func open(_ url: String)

  /// Does something for the screen; what comes of it is an event.
  mutating func perform(_ service: Service, at now: Instant)

  /// Has the user's editor change `text`, with the terminal its own, and waits for its end.
  mutating func compose(_ text: String)

  /// Called before the process is stopped, from which it may never return.
  mutating func willSuspend()

  /// Called with what becomes of banners, in order.
  mutating func didChange(_ banner: BannerChange)

  /// Puts an event into the inbox.
  mutating func post(_ event: Event)

  /// False while so much happens that drawing each state would only cost time.
  var wantsFrame: Bool { get }

  /// Called after a frame was shown.
  mutating func didShow(_ frame: Frame)
}

extension Host {
  public mutating func perform(_ service: Service, at now: Instant) {}
  public mutating func compose(_ text: String) {}
  public mutating func willSuspend() {}
  public mutating func didChange(_ banner: BannerChange) {}
}
