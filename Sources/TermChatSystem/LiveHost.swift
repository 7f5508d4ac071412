public import TermChat

/// A terminal, a script, a source and the signals, waited for in one place.
public final class LiveHost: Host {
  public private(set) var wantsFrame = true
  public private(set) var hasFailed = false
  let inputs: LiveInputs
  private let poller: Poller
  private let clock: SystemClock
  private var decoder: KeyDecoder
  private var player: ScriptPlayer
  private var source: (any MessageSource)?
  private var recorder: Recorder?
  private let record: (String) -> Void
  private let requests: (String) -> Void
  private let onBannerChange: (BannerChange) -> Void
  private var pending: (direction: StageDirection, line: Int)?
  private var posted: [Event] = []
  private var themes: LiveThemes
  private let start: Instant
  let opener: LinkOpener
  let services: LiveServices
  /// The size the script wanted last.
  private var scriptSize: Size?
  private var isTerminalLost = false
  private var lastFrame = Instant(milliseconds: .min)

  // While a flood comes in, a frame every 16 ms is what an eye can follow.
  private static let frameInterval: Int64 = 16
  // With so many lines waiting for their turn, no more are taken from the script.
  private static let mostWaiting = 4_096

  public init(
    inputs: LiveInputs, clock: SystemClock, keys: [(bytes: [UInt8], key: Key)],
    source: (any MessageSource)? = nil, wearing theme: FoundTheme? = nil,
    recorder: Recorder? = nil, opener: LinkOpener = LinkOpener(),
    services: LiveServices = LiveServices(),
    record: @escaping (String) -> Void = { _ in },
    requests: @escaping (String) -> Void = { _ in },
    onBannerChange: @escaping (BannerChange) -> Void = { _ in }
  ) {
    self.inputs = inputs
    self.clock = clock
    self.source = source
    self.opener = opener
    self.services = services
    self.record = record
    self.requests = requests
    self.onBannerChange = onBannerChange
    poller = Poller(clock: clock)
    decoder = KeyDecoder(keys: keys)
    start = clock.now
    player = ScriptPlayer(startingAt: start)
    themes = LiveThemes(inputs.library, wearing: theme)
    self.recorder = recorder
    if let recorder { record(recorder.firstLines) }
    posted = services.restored()
  }
}

extension LiveHost {
  public func next(until deadline: Instant?) -> Batch? {
    if isTerminalLost { return nil }
    let script = player.count < Self.mostWaiting ? inputs.script : nil
    let (ready, reloaded) = wait(for: script, until: deadline)
    let now = clock.now
    var events = themes.found(posted) + signals(ready) + keys(ready, at: now)
    events += linkFailures(ready) + themes.found(services.takeEvents(ready)) + reloaded
    posted = []
    let hasInput = !events.isEmpty
    events += themes.found(source?.events(until: now).map(Event.chat) ?? [])
    if let script, ready.contains(script.descriptor) {
      player.add(script.take(), at: now)
    }
    play(at: now, into: &events)
    // A piece of a paste alone shows nothing, and there may be hundreds of them.
    let isPiece = decoder.isPasting && events.isEmpty
    wantsFrame = hasInput || pending != nil || (isDue(at: now) && !isPiece)
    let batch = Batch(events, at: now)
    if let lines = recorder?.lines(for: batch), !lines.isEmpty { record(lines) }
    return batch
  }

  public func perform(_ request: ChatRequest, at now: Instant) {
    source?.receive(request, at: now)
    requests(WireEncoder().encode(request) + "\n")
    if request == .quit { services.finish() }
    if request == .quit, let notes = recorder?.finish(), !notes.isEmpty { record(notes) }
  }

  public func didChange(_ banner: BannerChange) {
    recorder?.note(banner)
    onBannerChange(banner)
  }

  public func post(_ event: Event) { posted.append(event) }

  public func didShow(_ frame: Frame) {
    lastFrame = clock.now
    defer { pending = nil }
    guard let (direction, line) = pending, case .expect(let expectation) = direction,
      frame.surface.size == scriptSize ?? frame.surface.size
    else { return }
    if !expectation.isMet(by: frame.surface) { fail(expectation, line: line) }
  }

  /// Waits for something that matters: what can be read, and what became of the theme's file.
  private func wait(
    for script: ScriptFeed?, until deadline: Instant?
  ) -> (ready: [Int32], reloaded: [Event]) {
    // What was posted is told now, not when something else happens.
    let due = posted.isEmpty ? nil : clock.now
    let end = [due, deadline, player.nextDue, source?.nextEvent, decoder.deadline]
      .compactMap(\.self).min()
    while true {
      let ready = poller.wait(
        for: inputs.descriptors(with: script) + [opener.descriptor, themes.descriptor]
          + services.descriptors, until: end)
      let reloaded = themes.reloaded(ready)
      // What else is written in the theme's folder must not cost a frame.
      let isNothing = ready == [themes.descriptor] && reloaded.isEmpty
      if !isNothing || end.map({ clock.now >= $0 }) == true { return (ready, reloaded) }
    }
  }

  /// A frame is due unless the last one was just now and more is at hand, so that one follows.
  private func isDue(at now: Instant) -> Bool {
    guard let next = player.nextDue, next <= now else { return true }
    return now - lastFrame >= Self.frameInterval
  }

  private func fail(_ expectation: Expectation, line: Int) {
    hasFailed = true
    post(
      .diagnosed(
        Diagnostic(
          file: inputs.scriptName, line: line, field: "expect",
          expected: expectation.description, found: "another frame")))
  }
}

extension LiveHost {
  private func play(at now: Instant, into events: inout [Event]) {
    switch player.take(at: now) {
    case .events(let new):
      // A script can't change the size of a real window, so what it expects of one isn't asked;
      // nor what a real terminal can show.
      for case .resized(let size) in new { scriptSize = size }
      events += themes.found(new.filter { !$0.isOfTerminal })
      if new.contains(where: \.isDiagnosis) { hasFailed = true }
    case .look(let direction, let line): pending = (direction, line)
    case nil: break
    }
  }

  private func keys(_ ready: [Int32], at now: Instant) -> [Event] {
    var inputs = decoder.flush(at: now)
    if ready.contains(self.inputs.device.descriptor) {
      guard let bytes = self.inputs.device.read() else {
        isTerminalLost = true
        return [.stopped]
      }
      inputs += decoder.decode(bytes, at: now)
    }
    return inputs.compactMap { event($0, at: now) }
  }

  private func event(_ input: TerminalInput, at now: Instant) -> Event? {
    switch input {
    case .key(let key): .key(key)
    case .mouse(let mouse): .mouse(mouse)
    case .paste(let text): .paste(text)
    case .overlongPaste(let bytes): .overlongPaste(bytes: bytes)
    case .focus(let on): .focused(on)
    case .answer(.background(let red, let green, let blue)):
      inputs.backdropPatience.map { now - start <= $0 } == true
        ? .foundBackdrop(Backdrop(UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue))) : nil
    case .answer(let answer): inputs.learn(answer).map(Event.learned)
    }
  }

  private func signals(_ ready: [Int32]) -> [Event] {
    guard ready.contains(inputs.signals.descriptor) else { return [] }
    return inputs.signals.drain().flatMap { signal -> [Event] in
      switch signal {
      case .resize: [.resized(inputs.device.size)]
      case .stop: [.suspendAsked]
      // While another program had the terminal, that one was told of new sizes.
      case .resume: [.resized(inputs.device.size), .resumed]
      case .terminate, .hangUp, .interrupt, .quit: [.stopped]
      case .child: []
      }
    }
  }
}

extension Event {
  fileprivate var isOfTerminal: Bool {
    switch self {
    case .resized, .learned, .foundBackdrop: true
    default: false
    }
  }

  fileprivate var isDiagnosis: Bool { if case .diagnosed = self { true } else { false } }
}
