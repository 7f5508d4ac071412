/// How frames are printed.
public enum FrameFormat: String, Hashable, Sendable, CaseIterable {
  case text, ansi, svg, cast
}
