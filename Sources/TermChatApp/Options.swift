import TermChat

/// What the command line asks for.
struct Options: Equatable {
  enum Command: Equatable {
    case demo
    case replay(file: String)
    case theme(ThemeTask)
    case help
    case version
  }

  enum Screen: Equatable { case automatic, headless, interactive }

  enum ColorMode: String, CaseIterable { case auto, always, never }

  var command: Command?
  var screen = Screen.automatic
  var size: Size?
  /// Nil: text, or what a terminal shows.
  var format: FrameFormat?
  var clock: Instant?
  var theme: String?
  var ascii = false
  var color: ColorMode?
  /// The most colours used.
  var depth = ColorDepth.rgb
  /// Nil where the terminal is asked.
  var backdrop: Brightness?
  /// Nil where the recording or the environment decides.
  var motion: MotionChoice?
  var record: String?
  /// How many older messages the demo's partners have written.
  var history = 5_000
  /// Findings as JSON lines.
  var json = false
}
