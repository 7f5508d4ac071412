/// What the user does in a script, and what the script checks.
public enum StageDirection: Equatable, Sendable {
  case key(Key, times: Int)
  /// Typed character by character; a newline in it is one in the draft, never Enter.
  case input(String)
  case paste(String)
  /// What an editor, a picker or the last session gave back, with files.
  case draft(DraftUpdate)
  case mouse(Mouse)
  case focus(Bool)
  case resize(Size)
  case wait(milliseconds: Int64)
  case expect(Expectation)
  case snapshot(name: String)
  case quit
}
