/// Text in several looks, as an embedding program makes it.
public struct AttributedText: MessageKind {
  public struct Run: Hashable, Sendable {
    public var text: String
    public var look: Look
    public var color: Color?
    /// A web or mail address that a key or a click opens.
    public var link: String?

    public init(_ text: String, _ look: Look = [], color: Color? = nil, link: String? = nil) {
      self.text = text
      self.look = look
      self.color = color
      self.link = link
    }
  }

  /// No two neighbours look alike: `append` joins them.
  public private(set) var runs: [Run] = []
  public var name: String { "attributed" }
  public var text: String { runs.map(\.text).joined() }

  public init() {}

  public init(_ runs: [Run]) {
    for run in runs { append(run) }
  }
}

extension AttributedText {
  public struct Look: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let bold = Look(rawValue: 1)
    public static let italic = Look(rawValue: 2)
    public static let underline = Look(rawValue: 4)
    public static let strikethrough = Look(rawValue: 8)
    /// What is typed word for word.
    public static let code = Look(rawValue: 16)
    public static let dim = Look(rawValue: 32)
  }

  public var isEmpty: Bool { runs.isEmpty }

  public mutating func append(
    _ text: String, _ look: Look = [], color: Color? = nil, link: String? = nil
  ) {
    append(Run(text, look, color: color, link: link))
  }

  public mutating func append(_ run: Run) {
    guard !run.text.isEmpty else { return }
    if let last = runs.last, last.look == run.look, last.color == run.color,
      last.link == run.link
    {
      runs[runs.count - 1].text += run.text
    } else {
      runs.append(run)
    }
  }

  public static func + (left: AttributedText, right: AttributedText) -> AttributedText {
    var sum = left
    for run in right.runs { sum.append(run) }
    return sum
  }
}
