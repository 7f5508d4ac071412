/// Plays a script in virtual time: waits cost nothing and are exact.
public struct ReplayHost: Host {
  /// Where lines come from: nil at the end.
  public typealias Lines = () -> [ScriptItem]?
  /// Where frames and complaints go.
  public typealias Output = (String) -> Void

  public private(set) var hasFailed = false
  public private(set) var wantsFrame = false
  private var now: Instant
  private var player: ScriptPlayer
  private var printer: FramePrinter
  private var pending: (direction: StageDirection, line: Int)?
  private var isAtEnd = false
  private var isOver = false
  private let name: String
  private let lines: Lines
  private let output: Output
  private let errors: Output

  // A recording shows what moves by itself, but not for ever.
  private static let mostIdleFrames = 2_000
  private var idleFrames = 0

  /// `name` is what diagnostics call the script.
  public init(
    name: String, startingAt start: Instant, format: FrameFormat, lines: @escaping Lines,
    output: @escaping Output, errors: @escaping Output
  ) {
    self.name = name
    self.lines = lines
    self.output = output
    self.errors = errors
    now = start
    player = ScriptPlayer(startingAt: start)
    printer = FramePrinter(format, startingAt: start)
  }
}

extension ReplayHost {
  public mutating func next(until deadline: Instant?) -> Batch? {
    fill()
    guard let due = player.nextDue else { return last() }
    if let deadline, deadline < due, mustAnimate {
      idleFrames += 1
      return batch([], at: deadline)
    }
    idleFrames = 0
    now = max(now, due)
    switch player.take(at: due) {
    case .events(let events): return batch(report(events), at: now)
    case .look(let direction, let line):
      pending = (direction, line)
      wantsFrame = true
      return Batch(at: now)
    case nil: return batch([], at: now)
    }
  }

  public mutating func perform(_ request: ChatRequest, at now: Instant) {
    if request == .quit { isOver = true }
  }

  public mutating func didShow(_ frame: Frame) {
    output(printer.event(frame, at: now))
    if let pending { look(pending.direction, line: pending.line, at: frame) }
    pending = nil
    if isOver { output(printer.last(frame)) }
  }

  private var mustAnimate: Bool {
    printer.format == .cast && idleFrames < Self.mostIdleFrames
  }

  private mutating func fill() {
    while player.isEmpty, !isAtEnd {
      if let more = lines() { player.add(more, at: now) } else { isAtEnd = true }
    }
  }

  private mutating func batch(_ events: [Event], at now: Instant) -> Batch {
    self.now = now
    wantsFrame = printer.format == .cast
    return Batch(events, at: now)
  }

  /// One more frame after the last line, at the instant that the script's waits end.
  private mutating func last() -> Batch? {
    guard !isOver else { return nil }
    isOver = true
    wantsFrame = true
    now = max(now, player.end)
    return Batch(at: now)
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

  private mutating func fail(_ text: String) {
    hasFailed = true
    errors(GlyphFilter().plain(text) + "\n")
  }

  private mutating func look(_ direction: StageDirection, line: Int, at frame: Frame) {
    switch direction {
    case .snapshot(let name): output(printer.snapshot(name, frame))
    case .expect(let text, let row, let isAbsent):
      let expectation = Expectation(text: text, row: row, isAbsent: isAbsent)
      guard !expectation.isMet(by: frame.surface) else { return }
      fail("\(name):\(line): expect: expected \(expectation.description), found this frame:")
      errors(frame.surface.text)
    default: break
    }
  }
}
