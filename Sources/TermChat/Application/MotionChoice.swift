/// Whether messages slide to their places.
public enum MotionChoice: String, Hashable, Sendable, CaseIterable {
  /// On a screen that somebody looks at, unless the environment says otherwise.
  case auto
  case full, none
}

extension MotionChoice {
  /// What `auto` means in an environment: `NO_MOTION`, if not empty, and a dumb terminal have none.
  public static func isWanted(by environment: [String: String]) -> Bool {
    environment["NO_MOTION", default: ""].isEmpty && environment["TERM"] != "dumb"
  }
}
