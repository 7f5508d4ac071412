import TestSupport
import Testing

extension EndToEnd {
  @Suite struct DrawingTests {
    @Test func aScriptIsOnScreenAtOnce() throws {
      let tmux = try Tmux(columns: 40, rows: 10)
      let file = tmux.home.file(
        "a.jsonl", Script.ada, #"{"type": "title", "title": "Tea"}"#, Script.says("Tea at four?"))
      tmux.start("replay \(file)")
      try tmux.wait(for: "Tea at four?")
      let rows = tmux.rows
      #expect(rows[0] == " Tea                            F1 help")
      #expect(rows.last == "› Message")
      #expect(rows.contains { $0.hasPrefix("     │ Tea at four? │") })
      #expect(tmux.value("pane_title") == "Tea")
      #expect(tmux.cursor == [9, 2])
    }

    @Test func messagesSlideToTheirPlaces() throws {
      let tmux = try Tmux(columns: 40, rows: 10, environment: ["NO_MOTION": ""])
      let file = tmux.home.file("a.jsonl", Script.ada, Script.says("Tea at four?"))
      tmux.start("replay \(file) --record \(tmux.home.path)/r.jsonl")
      try tmux.wait { $0.contains("     │ Tea at four? │") }
      #expect(tmux.home.read("r.jsonl").contains(#""motion":true"#))
    }

    @Test func theDemoGreets() throws {
      let tmux = try Tmux()
      tmux.start()
      try tmux.wait(for: "Ada Lovelace is typing…")
      try tmux.wait(for: "Welcome to TermChat 👋")
      try tmux.wait(for: "You are connected")
    }

    @Test func withoutUTF8EverythingIsASCII() throws {
      let tmux = try Tmux(environment: ["LANG": "C"])
      let file = tmux.home.file("a.jsonl", Script.ada, Script.says("Grüße, 明日 👋"))
      tmux.start("replay \(file)")
      let screen = try tmux.wait { $0.contains("Gr") }
      #expect(screen.utf8.allSatisfy { 0x20..<0x7F ~= $0 || $0 == 0x0A }, "\(screen)")
      #expect(screen.contains("+--"))
      #expect(screen.contains("> Message"))
    }

    @Test(
      arguments: [
        ([:], "", true), (["NO_COLOR": "1"], "", false),
        (["NO_COLOR": "1"], "--color always", true), ([:], "--color never", false),
        ([:], "--theme mono", false),
      ] as [([String: String], String, Bool)])
    func colorsFollowTheUser(
      _ environment: [String: String], _ options: String, _ hasColor: Bool
    ) throws {
      let session = try Session(
        "replay \(options)", input: Script.ada, Script.says("colourful"), environment: environment)
      try session.pty.wait(for: "colourful")
      #expect(session.pty.output().contains("\u{1B}[38;5;") == hasColor)
    }

    @Test func aBannerStandsOutWithoutColors() throws {
      let tmux = try Tmux(columns: 40, rows: 10, environment: ["NO_COLOR": "1"])
      let banner = #"{"type": "banner", "kind": "error", "title": "Lost"}"#
      tmux.start("replay " + tmux.home.file("a.jsonl", banner))
      try tmux.wait(for: "Lost")
      let line = tmux.styledScreen.split(separator: "\n").first { $0.contains("Lost") }
      #expect(line?.contains(/[\[;]7m/) ?? false, "\(line.debugDescription)")
    }

    @Test func trueColorsAreUsedWhereTheTerminalSaysSo() throws {
      let session = try Session(
        "replay", input: Script.ada, Script.says("colourful"),
        environment: ["COLORTERM": "truecolor"])
      try session.pty.wait(for: "colourful")
      #expect(session.pty.output().contains("\u{1B}[38;2;"))
    }
  }
}
