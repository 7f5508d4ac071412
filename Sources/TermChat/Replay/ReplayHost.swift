/// Plays a script in virtual time: waits cost nothing and are exact.
public struct ReplayHost: Host {
  public private(set) var hasFailed = false
  public private(set) var wantsFrame = false
  private var now: Instant
  private var player: ScriptPlayer
  private var printer: FramePrinter
  private var source: (any MessageSource)?
  private var recorder: Recorder?
  private let streams: ReplayStreams
  private let name: String
  private let isMoving: Bool
  // The line that looks at the next frame.
  private var pending: (direction: StageDirection, line: Int)?
  private var isAtEnd = false
  private var isOver = false
  private var idleFrames = 0

  // Milliseconds that an asciicast goes on: what the last line set in motion comes to rest.
  private static let afterglow = BannerSlide.time
  // A recording shows what moves by itself, but not for ever.
  private static let mostIdleFrames = 2_000

  /// `name` is what diagnostics call the script; `animates`: messages slide, and an asciicast shows
  /// them do so.
  public init(
    name: String, startingAt start: Instant, format: FrameFormat,
    colors: ColorDepth = .rgb, animates: Bool = false, streams: ReplayStreams,
    source: (any MessageSource)? = nil, recorder: Recorder? = nil
  ) {
    self.name = name
    self.streams = streams
    self.source = source
    isMoving = animates && format == .cast
    now = start
    player = ScriptPlayer(startingAt: start)
    printer = FramePrinter(format, startingAt: start, colors: colors)
    self.recorder = recorder
    if let recorder { streams.record(recorder.firstLines) }
  }
}

extension ReplayHost {
  public mutating func next(until deadline: Instant?) -> Batch? {
    fill()
    guard let due = player.nextDue ?? lastInstant else {
      finishRecording()
      return nil
    }
    if let earlier = source?.nextEvent, earlier <= due {
      let events = source?.events(until: max(now, earlier)) ?? []
      return batch(events.map(Event.chat), at: max(now, earlier))
    }
    if let deadline, deadline < due, mustAnimate {
      idleFrames += 1
      return batch([], at: deadline)
    }
    idleFrames = 0
    return player.isEmpty ? last(at: due) : play(at: max(now, due))
  }

  public mutating func perform(_ request: ChatRequest, at now: Instant) {
    source?.receive(request, at: now)
    guard request == .quit else { return }
    isOver = true
    finishRecording()
  }

  public mutating func didChange(_ banner: BannerChange) { recorder?.note(banner) }

  /// Nothing outside of a replay changes, and nothing outside changes it.
  public func open(_ url: String) {}
  public func post(_ event: Event) {}

  public mutating func didShow(_ frame: Frame) {
    streams.output(printer.event(frame, at: now))
    if let pending { look(pending.direction, line: pending.line, at: frame) }
    pending = nil
    if isOver { streams.output(printer.last(frame)) }
  }

  private mutating func finishRecording() {
    if let notes = recorder?.finish(), !notes.isEmpty { streams.record(notes) }
  }

  private var mustAnimate: Bool {
    printer.format == .cast && idleFrames < Self.mostIdleFrames
  }

  /// When a script whose lines are all played ends; nil when it has ended.
  private var lastInstant: Instant? {
    isOver ? nil : max(now, player.end + (isMoving ? Self.afterglow : 0))
  }

  private mutating func fill() {
    while player.isEmpty, !isAtEnd {
      if let more = streams.lines() { player.add(more, at: now) } else { isAtEnd = true }
    }
  }

  private mutating func play(at due: Instant) -> Batch {
    switch player.take(at: due) {
    case .events(let events): return batch(report(events), at: due)
    case .look(let direction, let line):
      pending = (direction, line)
      defer { wantsFrame = true }
      return batch([], at: due)
    case nil: return batch([], at: due)
    }
  }

  private mutating func batch(_ events: [Event], at now: Instant) -> Batch {
    self.now = now
    wantsFrame = printer.format == .cast
    let batch = Batch(events.compactMap { found($0) }, at: now)
    if let lines = recorder?.lines(for: batch), !lines.isEmpty { streams.record(lines) }
    return batch
  }

  /// One more frame after the last line, at the instant that the script's waits end.
  private mutating func last(at end: Instant) -> Batch {
    isOver = true
    defer { wantsFrame = true }
    if let line = recorder?.wait(until: end), !line.isEmpty { streams.record(line) }
    return batch([], at: end)
  }
}

extension ReplayHost {
  /// Headless a diagnostic is a line of standard error, not a banner.
  private mutating func report(_ events: [Event]) -> [Event] {
    events.filter { event in
      guard case .diagnosed(let diagnostic) = event else { return true }
      fail(diagnostic.description)
      return false
    }
  }

  /// Reads no file in here: whoever plays the script looks for themes.
  private mutating func found(_ event: Event) -> Event? {
    guard case .chat(.theme(let wish)) = event else { return event }
    let outcome = streams.theme(wish)
    for error in outcome.errors { fail(error.description) }
    if let theme = outcome.theme { return .chat(.theme(theme)) }
    return outcome.missing == nil ? nil : outcome.complaint.map { .chat(.banner($0)) }
  }

  private mutating func fail(_ text: String) {
    hasFailed = true
    streams.errors(GlyphFilter().plain(text) + "\n")
  }

  private mutating func look(_ direction: StageDirection, line: Int, at frame: Frame) {
    switch direction {
    case .snapshot(let name): streams.output(printer.snapshot(name, frame))
    case .expect(let expectation):
      guard !expectation.isMet(by: frame.surface) else { return }
      fail("\(name):\(line): expect: expected \(expectation.description), found this frame:")
      streams.errors(frame.surface.text)
    default: break
    }
  }
}
