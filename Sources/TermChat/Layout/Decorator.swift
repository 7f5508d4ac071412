/// Decides what surrounds each message, from its neighbours alone: one pure function, replaceable.
public struct Decorator: Sendable {
  /// What a decoration may depend on.
  public struct Context: Sendable {
    public var older: Message?
    public var message: Message
    public var newer: Message?
    /// The local user's id.
    public var me: String
    public var isFirstUnread: Bool
    public var zone: Zone
  }

  public var decorate: @Sendable (Context) -> Decoration

  public init(_ decorate: @escaping @Sendable (Context) -> Decoration) {
    self.decorate = decorate
  }
}

extension Decorator {
  /// A gap of more than this many milliseconds separates the messages of a run (Chatto's 120 s).
  public static let runGap: Int64 = 120_000

  /// Chatto's rules: a name begins a run of one sender on one day, an avatar ends it, a blank row
  /// parts two; longer pauses part messages too, but end the run only if `pauseEndsRun`.
  public static let standard = standard()

  public static func standard(
    runGap: Int64 = Self.runGap, pauseEndsRun: Bool = false
  ) -> Decorator {
    Decorator { $0.decoration(runGap: runGap, pauseEndsRun: pauseEndsRun) }
  }
}

extension Decorator.Context {
  fileprivate func decoration(runGap: Int64, pauseEndsRun: Bool) -> Decoration {
    let day = message.at.map(zone.time)
    let startsDay = older.map { !isSameDay($0, as: day) } ?? true
    let pauses = older.map { isPause($0, message, runGap) } ?? false
    let startsRun = older.map { startsDay || parts($0, message, pauses && pauseEndsRun) } ?? true
    let endsRun =
      newer.map { newer in
        parts(message, newer, pauseEndsRun && isPause(message, newer, runGap))
          || !isSameDay(newer, as: day)
      } ?? true
    let isIncoming = message.from != me && !message.from.isEmpty
    var decoration = Decoration()
    decoration.gap = older != nil && (startsRun || pauses || isFirstUnread) ? 1 : 0
    decoration.showsDay = startsDay
    decoration.showsUnreadLine = isFirstUnread
    decoration.showsName = isIncoming && startsRun
    decoration.showsAvatar = !message.from.isEmpty && endsRun
    decoration.role = RunRole(startsRun: startsRun, endsRun: endsRun)
    return decoration
  }

  /// Whether a run ends between two neighbours of one day.
  private func parts(_ older: Message, _ newer: Message, _ isParted: Bool) -> Bool {
    isParted || older.from != newer.from
  }

  private func isPause(_ older: Message, _ newer: Message, _ runGap: Int64) -> Bool {
    guard let before = older.at, let at = newer.at else { return false }
    return at - before > runGap
  }

  private func isSameDay(_ other: Message, as day: LocalTime?) -> Bool {
    guard let at = other.at, let day else { return true }
    return zone.time(at: at).isSameDay(as: day)
  }
}
