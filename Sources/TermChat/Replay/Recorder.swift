/// Writes a session as lines that replay to the same frames.
public struct Recorder: Sendable {
  private let session: Session
  private var last: Instant
  private let encoder = WireEncoder()

  /// The first line is the session's `ready`.
  public init(_ session: Session) {
    self.session = session
    last = session.clock
  }

  public var firstLine: String { encoder.encode(session) + "\n" }

  /// The lines for what happened, each with its end.
  public mutating func lines(for batch: Batch) -> String {
    var text = ""
    for event in batch.events {
      let after = max(0, batch.at - last)
      guard let line = line(for: event, after: after) else { continue }
      text += line + "\n"
      last = last + after
    }
    return text
  }

  private func line(for event: Event, after: Int64) -> String? {
    switch event {
    case .chat(let event): encoder.encode(event, after: after)
    case .key(let key): encoder.encode(.key(key, times: 1), after: after)
    case .text(let text): encoder.encode(.input(text), after: after)
    case .paste(let text): encoder.encode(.paste(text), after: after)
    case .mouse(let mouse): encoder.encode(.mouse(mouse), after: after)
    case .focused(let on): encoder.encode(.focus(on), after: after)
    case .resized(let size): encoder.encode(.resize(size), after: after)
    case .diagnosed(let diagnostic): encoder.encode(.banner(diagnostic.banner), after: after)
    case .stopped: encoder.encode(.quit, after: after)
    case .learned, .suspendAsked, .resumed: nil
    }
  }
}
