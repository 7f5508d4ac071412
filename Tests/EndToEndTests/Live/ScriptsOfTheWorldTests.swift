import TestSupport
import Testing

extension EndToEnd {
  /// What is typed in other scripts than Latin is edited by what people see.
  @Suite struct ScriptsOfTheWorldTests {
    private let tmux: Tmux

    init() throws {
      tmux = try Tmux(columns: 60, rows: 12)
      try tmux.startEmpty()
    }

    private func edit(_ text: String, _ keys: [String], _ expected: String) throws {
      tmux.type(text)
      // What this terminal shows of a cluster may be less than all of it.
      try tmux.wait(for: "› " + text.prefix(1))
      for key in keys { tmux.press(key) }
      tmux.type("|")
      try tmux.wait(for: "› " + expected)
    }

    @Test(arguments: [
      ("明日天気", ["Left", "BSpace"], "明日|気"),
      ("明日 天気", ["C-w"], "明日 |"),
      ("cafe\u{301}s", ["Left", "BSpace"], "caf|s"),
      ("ok 👍🏽", ["BSpace"], "ok |"),
      ("x🇩🇪🇫🇷", ["Left"], "xDE|FR"),
      ("שלום", ["Left", "BSpace"], "של|ם"),
      ("مرحبا بك", ["C-w"], "مرحبا |"),
      ("ab明", ["C-t"], "a明b|"),
    ])
    func theyAreEdited(_ text: String, _ keys: [String], _ expected: String) throws {
      try edit(text, keys, expected)
    }
  }
}
