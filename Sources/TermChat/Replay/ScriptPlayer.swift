/// Plays the lines of a script when their time has come.
public struct ScriptPlayer: Sendable {
  /// What is to be done next.
  public enum Step: Equatable, Sendable {
    /// These happen at once.
    case events([Event])
    /// The frame after everything before must be looked at.
    case look(StageDirection, line: Int)
  }

  private var items: [ScriptItem] = []
  private var next = 0
  /// When the line before was due; the next one waits from here.
  private var due: Instant

  // So many lines at most become one batch: a flood must not keep a key waiting.
  private static let mostAtOnce = 1024

  public init(startingAt start: Instant) { due = start }
}

extension ScriptPlayer {
  public var isEmpty: Bool { next == items.count }

  /// Lines whose turn hasn't come.
  public var count: Int { items.count - next }

  /// When the next line's turn comes; nil when none is known.
  public var nextDue: Instant? { isEmpty ? nil : due + items[next].line.after }

  /// The instant that everything played so far, waits included, ends at.
  public var end: Instant { due }

  /// Adds lines that were read at `now`: a line that comes late isn't due before it came.
  public mutating func add(_ new: some Sequence<ScriptItem>, at now: Instant) {
    if isEmpty {
      items.removeAll(keepingCapacity: true)
      next = 0
      due = max(due, now)
    }
    items.append(contentsOf: new)
  }

  /// Takes what is due at `now`, up to the first line that needs a look at the frame.
  public mutating func take(at now: Instant) -> Step? {
    var events: [Event] = []
    while let turn = nextDue, turn <= now, events.count < Self.mostAtOnce {
      if !events.isEmpty, turn > due { break }
      if case .direction(let direction) = items[next].line.content, direction.looks {
        guard events.isEmpty else { break }
        return .look(direction, line: pop(at: turn).number)
      }
      add(pop(at: turn), to: &events)
    }
    dropPlayed()
    return events.isEmpty ? nil : .events(events)
  }

  private mutating func pop(at turn: Instant) -> ScriptItem {
    defer { next += 1 }
    due = turn
    if case .direction(.wait(let milliseconds)) = items[next].line.content {
      due = due + milliseconds
    }
    return items[next]
  }

  /// Forgets what was played when that is most of what is kept: constant cost per line.
  private mutating func dropPlayed() {
    guard next > 4096, next > items.count / 2 else { return }
    items.removeFirst(next)
    next = 0
  }

  private func add(_ item: ScriptItem, to events: inout [Event]) {
    events += item.diagnostics.map(Event.diagnosed)
    switch item.line.content {
    case .event(let event): events.append(.chat(event))
    case .direction(let direction): events += direction.events
    case .forms(let forms): events.append(.learned(forms))
    case .backdrop(let backdrop): events.append(.foundBackdrop(backdrop))
    case .completions(let answer): events.append(.completed(answer))
    case .ready, .nothing: break
    }
  }
}

extension StageDirection {
  /// It checks or prints the frame.
  var looks: Bool {
    switch self {
    case .expect, .snapshot: true
    default: false
    }
  }

  var events: [Event] {
    switch self {
    case .key(let key, let times): Array(repeating: .key(key), count: max(0, times))
    case .input(let text): [.text(text)]
    case .paste(let text): [.paste(text)]
    case .draft(let update): [.drafted(update)]
    case .mouse(let mouse): [.mouse(mouse)]
    case .focus(let on): [.focused(on)]
    case .resize(let size): [.resized(size)]
    case .quit: [.stopped]
    case .wait, .expect, .snapshot: []
    }
  }
}
