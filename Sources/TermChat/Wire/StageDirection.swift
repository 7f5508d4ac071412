/// What the user does in a script, and what the script checks.
public enum StageDirection: Equatable, Sendable {
  case key(Key, times: Int)
  /// Typed character by character; a newline in it is one in the draft, never Enter.
  case input(String)
  case paste(String)
  case mouse(Mouse)
  case focus(Bool)
  case resize(Size)
  case wait(milliseconds: Int64)
  /// The screen (or one row of it, negative from the bottom) must show `text`, or must not.
  case expect(text: String, row: Int?, isAbsent: Bool)
  case snapshot(name: String)
  case quit
}
