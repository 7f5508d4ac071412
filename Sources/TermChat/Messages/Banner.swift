/// A short word to the user above the conversation.
public struct Banner: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case error, warning, message, success
  }

  public enum Position: String, Hashable, Sendable, CaseIterable {
    case top, center, bottom
  }

  public enum Duration: Hashable, Sendable {
    /// By its height: 2.0 s and 0.8 s for each row (Message-Banner's rule at 20 points a row).
    case automatic
    case endless
    case milliseconds(Int64)
  }

  /// Names it for `hide`, and for another that takes its place by having the same; without it only
  /// the one on screen can be hidden.
  public var id: String?
  public var kind: Kind
  public var title: String
  public var subtitle: String?
  public var icon: String?
  public var duration: Duration
  public var position: Position
  /// The user's press is told and dismisses nothing.
  public var button: String?
  /// Whether the user is to send it away.
  public var isDismissible: Bool

  public init(
    _ kind: Kind, _ title: String, subtitle: String? = nil, id: String? = nil,
    icon: String? = nil, duration: Duration = .automatic, position: Position = .top,
    button: String? = nil, isDismissible: Bool = true
  ) {
    self.id = id
    self.kind = kind
    self.title = title
    self.subtitle = subtitle
    self.icon = icon
    self.duration = duration
    self.position = position
    self.button = button
    self.isDismissible = isDismissible
  }
}

extension Banner {
  /// Whether the user can send it away: one that only the program could remove can be, too.
  public var canBeDismissed: Bool { isDismissible || duration == .endless }
}
