/// A piece of a message that a click or a key activates.
public struct Hotspot: Hashable, Sendable {
  public enum Action: Hashable, Sendable {
    /// Opens a web or mail address.
    case open(String)
    /// Starts or stops the sound.
    case play
    /// Moves a row of cards by so many.
    case scrollCards(Int)
    /// Goes to the message with this id.
    case goTo(String)
    /// Gives or takes back this emoji.
    case react(String)
    case retry
    /// Tells the other side: a `press` with these fields.
    case press(what: String, value: String?)
  }

  /// Where it lies on one line.
  public struct Span: Hashable, Sendable {
    public var line: Int
    public var columns: Range<Int>

    public init(line: Int, columns: Range<Int>) {
      self.line = line
      self.columns = columns
    }
  }

  public var action: Action
  public var spans: [Span]

  public init(_ action: Action, spans: [Span] = []) {
    self.action = action
    self.spans = spans
  }
}

extension Hotspot {
  public func contains(line: Int, column: Int) -> Bool {
    spans.contains { $0.line == line && $0.columns.contains(column) }
  }

  /// The same place, so many lines and columns further on.
  public func moved(lines: Int, columns: Int) -> Hotspot {
    Hotspot(
      action,
      spans: spans.map {
        Span(
          line: $0.line + lines,
          columns: $0.columns.lowerBound + columns..<$0.columns.upperBound + columns)
      })
  }
}
