/// The place of a message in its run.
public enum RunRole: Hashable, Sendable, CaseIterable {
  case single, first, middle, last

  public init(startsRun: Bool, endsRun: Bool) {
    self =
      switch (startsRun, endsRun) {
      case (true, true): .single
      case (true, false): .first
      case (false, false): .middle
      case (false, true): .last
      }
  }

  public var startsRun: Bool { self == .single || self == .first }
  public var endsRun: Bool { self == .single || self == .last }
}
