import Glibc
import TestSupport
import Testing

extension EndToEnd {
  @Suite struct ThemeTests {
    private func wait(
      _ tmux: Tmux, for cell: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
      if Deadline().reaches({ tmux.styledScreen.contains(cell) }) { return }
      Issue.record("no \(cell) in \(tmux.styledScreen)", sourceLocation: sourceLocation)
      throw NeverCame()
    }

    @Test func aChangedFileIsSeenWhileItRuns() throws {
      let tmux = try Tmux()
      _ = tmux.home.file("theme.json", ThemeFile.red)
      let script = tmux.home.file("script", ThemeFile.banner)
      tmux.start("replay \(script) --theme theme.json")
      try wait(tmux, for: ThemeFile.redCell)
      _ = tmux.home.file("theme.json", ThemeFile.blue)
      try wait(tmux, for: ThemeFile.blueCell)
      #expect(!tmux.styledScreen.contains(ThemeFile.redCell))
      // As editors save: a new file, then its name.
      _ = tmux.home.file("new", ThemeFile.red)
      rename(tmux.home.path + "/new", tmux.home.path + "/theme.json")
      try wait(tmux, for: ThemeFile.redCell)
    }

    @Test func aBadEditKeepsTheLookAndTellsWhere() throws {
      let tmux = try Tmux(columns: 160)
      tmux.home.configure("themes/mine.json", ThemeFile.red)
      tmux.home.configure("config.json", #"{"theme": "mine"}"#)
      try tmux.startEmpty()
      tmux.home.configure("themes/mine.json", "{\n  nonsense")
      try tmux.wait(for: "Theme not loaded")
      try tmux.wait(for: "mine.json:2:3: error:")
      try wait(tmux, for: ThemeFile.redCell)
      tmux.home.configure("themes/mine.json", ThemeFile.blue)
      try tmux.wait { !$0.contains("Theme not loaded") }
    }

    @Test func aThemeThatIsBadAtTheStartIsPutOnWhenItIsMended() throws {
      let tmux = try Tmux(columns: 160)
      tmux.home.configure("themes/mine.json", "{\n  nonsense")
      tmux.home.configure("config.json", #"{"theme": "mine"}"#)
      let script = tmux.home.file("script", ThemeFile.banner)
      tmux.start("replay \(script)")
      try tmux.wait(for: "mine.json:2:3: error:")
      tmux.home.configure("themes/mine.json", ThemeFile.red)
      try wait(tmux, for: ThemeFile.redCell)
      try tmux.wait { !$0.contains("Theme not loaded") }
    }

    @Test func anEmbeddingProgramsThemeIsFollowed() throws {
      let home = Home()
      let file = home.file("theme.json", "nonsense")
      let session = try Session(program: Binary.weather, file)
      try session.pty.wait(for: "Theme not loaded")
      _ = home.file("theme.json", #"{"Wrong": 1, "# + ThemeFile.red.dropFirst())
      try session.pty.wait(for: ThemeFile.redCell)
    }

    @Test func aScriptChoosesAThemeThatIsFollowed() throws {
      let tmux = try Tmux()
      _ = tmux.home.file("theme.json", ThemeFile.red)
      let script = tmux.home.file(
        "script", #"{"type": "theme", "path": "theme.json"}"#, ThemeFile.banner)
      tmux.start("replay \(script)")
      try wait(tmux, for: ThemeFile.redCell)
      _ = tmux.home.file("theme.json", ThemeFile.blue)
      try wait(tmux, for: ThemeFile.blueCell)
    }

    @Test func mistakesInTheConfigurationAreToldAtTheStart() throws {
      let tmux = try Tmux(columns: 160)
      tmux.home.configure("config.json", "{\n  \"colour\": 1\n}")
      tmux.start("replay /dev/null")
      try tmux.wait(for: "config.json:2:3: error: colour: unknown")
    }

    @Test func aBadThemeIsRefusedBeforeTheScreenIsTaken() throws {
      let tmux = try Tmux()
      _ = tmux.home.file("bad.json", "nonsense")
      tmux.start("replay /dev/null --theme bad.json; echo status $?")
      try tmux.wait(for: "status 1")
      #expect(tmux.screen.contains("bad.json:1:1: error:"))
      tmux.start("--theme nowhere; echo status $?")
      try tmux.wait(for: "status 2")
      #expect(tmux.screen.contains("no theme “nowhere”; there are default"))
    }

    @Test func aLiveRecordingReplaysWithoutTheFile() throws {
      let tmux = try Tmux()
      let file = tmux.home.file("theme.json", ThemeFile.red)
      let script = tmux.home.file("script", ThemeFile.banner, #"{"type": "wait", "seconds": 60}"#)
      tmux.start("replay \(script) --theme theme.json --record recording")
      try wait(tmux, for: ThemeFile.redCell)
      _ = tmux.home.file("theme.json", ThemeFile.blue)
      try wait(tmux, for: ThemeFile.blueCell)
      tmux.press("C-c", "C-c")
      try tmux.wait(for: "alternate_on", toBe: "0")
      unlink(file)
      let replay = try Headless(
        "replay \(tmux.home.path)/recording --format ansi", input: [], home: tmux.home)
      #expect(replay.output.contains("48;2;0;0;255"))
      #expect(replay.errors.isEmpty)
    }
  }
}
