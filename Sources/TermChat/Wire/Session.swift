/// What a session began with: the `ready` line, the first one a program reads and a recording has.
public struct Session: Equatable, Sendable {
  /// The first part of the ids made here: `SESSION-1`, `SESSION-2`, ….
  public var session: String
  /// The local user's id.
  public var user: String
  public var size: Size
  public var clock: Instant
  /// A zone's name as in `TZ`.
  public var zone: String
  /// A locale's name for dates; `C` when none.
  public var language: String
  public var theme: String
  public var ascii: Bool
  public var color: String
  /// The source serves any page again (`MessageSource.keepsHistory`): what leaves the window is
  /// forgotten, and a recording must do the same to show the same frames.
  public var keepsHistory = false
  /// Messages slide to their places, and so they must in a recording.
  public var motion = false
  /// The id of the newest message kept.
  public var last: String?

  public init(
    session: String, user: String, size: Size, clock: Instant, zone: String = "UTC",
    language: String = "C", theme: String = "default", ascii: Bool = false,
    color: String = "auto", keepsHistory: Bool = false, motion: Bool = false,
    last: String? = nil
  ) {
    self.session = session
    self.user = user
    self.size = size
    self.clock = clock
    self.zone = zone
    self.language = language
    self.theme = theme
    self.ascii = ascii
    self.color = color
    self.keepsHistory = keepsHistory
    self.motion = motion
    self.last = last
  }
}
