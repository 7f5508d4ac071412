public import TermChat

extension Backdrop {
  /// What `COLORFGBG` tells, as rxvt, Konsole and others set it: the palette's colours of text and
  /// background (`15;0`, `0;default;15`); dark where it tells nothing.
  public init(environment: [String: String]) {
    let last = environment["COLORFGBG", default: ""]
      .split(separator: ";", omittingEmptySubsequences: false).last
    let color = last.flatMap { Int($0) } ?? 0
    self = color == 7 || 9...15 ~= color ? .light : .dark
  }
}
