/// Writes a session as lines that replay to the same frames.
public struct Recorder: Sendable {
  /// What it began with, each line with its end.
  public let firstLines: String
  private var last: Instant
  private let encoder = WireEncoder()
  /// What became of banners since the last line.
  private var notes: [BannerChange] = []

  /// The first line is the session's `ready`; the others say what the output could show, what lay
  /// behind it, and a theme that a name alone wouldn't find elsewhere.
  public init(
    _ session: Session, forms: GlyphForms = .full, backdrop: Backdrop = .dark,
    theme: ThemeReference? = nil
  ) {
    var lines = [encoder.encode(session)]
    if forms != .full { lines.append(encoder.encode(forms)) }
    if backdrop != .dark { lines.append(encoder.encode(backdrop)) }
    if let theme, case .design = theme { lines.append(encoder.encode(.theme(theme))) }
    firstLines = lines.map { $0 + "\n" }.joined()
    last = session.clock
  }

  /// The lines for what happened, each with its end.
  public mutating func lines(for batch: Batch) -> String {
    var text = ""
    for event in batch.events {
      let pause = waits(until: batch.at)
      guard let line = line(for: event, after: max(0, batch.at - pause.end)) else { continue }
      if batch.at > last { text += takeNotes(until: last) }
      text += pause.lines + line + "\n"
      last = max(last, batch.at)
    }
    return text
  }

  /// The line that lets time pass up to the end, if it did since the last one.
  public mutating func wait(until end: Instant) -> String {
    let pause = waits(until: end)
    let rest = end - pause.end
    let text = takeNotes(until: last) + pause.lines
    last = max(last, end)
    return text + (rest > 0 ? encoder.encode(.wait(milliseconds: rest)) + "\n" : "")
  }

  /// Notes what became of a banner.
  ///
  /// Its line comes behind those of the first instant not before it that have any: so the lines
  /// are the same however often, and in whatever batches, the session was woken.
  public mutating func note(_ change: BannerChange) { notes.append(change) }

  /// The lines of what was noted and not written yet.
  public mutating func finish() -> String { takeNotes(until: nil) }

  private mutating func takeNotes(until end: Instant?) -> String {
    let taken = end.map { end in notes.prefix { $0.at <= end } } ?? notes[...]
    notes.removeFirst(taken.count)
    return taken.map { encoder.encode($0) + "\n" }.joined()
  }

  /// Lines for more time than one can let pass.
  private func waits(until end: Instant) -> (lines: String, end: Instant) {
    let most = JSONShape<Int64>.longestDelay
    var pause = (lines: "", end: last)
    while end - pause.end > most {
      pause.lines += encoder.encode(.wait(milliseconds: most)) + "\n"
      pause.end = pause.end + most
    }
    return pause
  }

  private func line(for event: Event, after: Int64) -> String? {
    switch event {
    // No more of it is shown, and a line that is too long couldn't be replayed.
    case .chat(.banner(let banner)): encoder.encode(.banner(banner.cut), after: after)
    case .chat(let event): encoder.encode(event, after: after)
    case .key(let key): encoder.encode(.key(key, times: 1), after: after)
    case .text(let text): encoder.encode(.input(text), after: after)
    case .paste(let text): encoder.encode(.paste(text), after: after)
    case .drafted(let update): encoder.encode(.draft(update), after: after)
    case .mouse(let mouse): encoder.encode(.mouse(mouse), after: after)
    case .focused(let on): encoder.encode(.focus(on), after: after)
    case .resized(let size): encoder.encode(.resize(size), after: after)
    case .diagnosed(let diagnostic): encoder.encode(.banner(diagnostic.banner), after: after)
    case .stopped: encoder.encode(.quit, after: after)
    case .learned(let forms): encoder.encode(forms, after: after)
    case .foundBackdrop(let backdrop): encoder.encode(backdrop, after: after)
    case .completed(let answer): encoder.encode(answer, after: after)
    case .overlongPaste(let bytes): encoder.encode(.banner(.overlongPaste(bytes)), after: after)
    case .suspendAsked, .resumed: nil
    }
  }
}
