import Glibc
import TestSupport
import Testing

extension EndToEnd {
  @Suite struct ThemeScriptTests {
    private let home = Home()
    private let red = "48;2;255;0;0"

    private func run(_ arguments: String, _ script: String...) throws -> Headless {
      try Headless(
        "--format ansi " + arguments, input: script.map { $0 + "\n" }.joined().utf8, home: home)
    }

    @Test func aFileIsATheme() throws {
      let file = home.file("red.json", ThemeFile.red)
      let run = try run("--theme \(file)", ThemeFile.banner)
      #expect(run.output.contains(red))
      #expect(run.errors.isEmpty)
      #expect(run.exit == .status(0))
    }

    @Test func aPathStartsFromTheScript() throws {
      _ = home.shell("mkdir \(home.path)/sub")
      _ = home.file("sub/red.json", ThemeFile.red)
      let script = home.file(
        "sub/script.jsonl", #"{"type": "theme", "path": "red.json"}"#, ThemeFile.banner)
      #expect(try run("replay \(script)").output.contains(red))
    }

    @Test func aNameIsTheUsersTheme() throws {
      home.configure("themes/fire.json", ThemeFile.red)
      #expect(try run("--theme fire", ThemeFile.banner).output.contains(red))
      let script = #"{"type": "theme", "name": "fire"}"#
      #expect(try run("", script, ThemeFile.banner).output.contains(red))
    }

    @Test func theConfigurationIsForScreensAlone() throws {
      home.configure("themes/fire.json", ThemeFile.red)
      home.configure("config.json", #"{"theme": "fire", "nonsense": 1}"#)
      let run = try run("", ThemeFile.banner)
      #expect(!run.output.contains(red))
      #expect(run.exit == .status(0))
    }

    @Test func aBadFileIsToldAndTheRunGoesOn() throws {
      let bad = home.file("bad.json", "{", #""Error": nonsense"#)
      let script = #"{"type": "theme", "path": "\#(bad)"}"#
      let run = try run("", script, Script.ada, Script.says("still here"))
      #expect(run.errors.hasPrefix("\(bad):2:10: error: "))
      #expect(run.output.contains("still here"))
      #expect(run.exit == .status(1))
    }

    @Test func aBadFileForTheWholeRunIsItsEnd() throws {
      let bad = home.file("bad.json", "{", #""Error": nonsense"#)
      let run = try run("--theme \(bad)", ThemeFile.banner)
      #expect(run.errors.hasPrefix("\(bad):2:10: error: "))
      #expect(run.output.isEmpty)
      #expect(run.exit == .status(1))
    }

    @Test func aThemeWithMistakesIsUsed() throws {
      let half = home.file("half.json", #"{"Nonsense": 1, "# + ThemeFile.red.dropFirst())
      for run in [
        try run("--theme \(half)", ThemeFile.banner),
        try run("", #"{"type": "theme", "path": "\#(half)"}"#, ThemeFile.banner),
      ] {
        #expect(run.output.contains(red))
        #expect(run.errors.hasPrefix("\(half):1:2: error: Nonsense: "))
        #expect(run.exit == .status(1))
      }
    }

    @Test func whatIsNoFileIsABanner() throws {
      mkfifo(home.path + "/pipe.json", 0o600)
      let run = try run("", #"{"type": "theme", "path": "\#(home.path)/pipe.json"}"#)
      #expect(run.output.contains("No theme"))
      #expect(run.exit == .status(0))
    }

    @Test func theBackdropOfTheCommandLineWinsOverARecordings() throws {
      let light = ##"{"type":"x-backdrop","color":"#ffffff"}"##
      let theme = #"{"type": "theme", "name": "solarized"}"#
      let dark = try run("--backdrop dark", theme, ThemeFile.banner)
      #expect(try run("--backdrop dark", theme, light, ThemeFile.banner).output == dark.output)
      #expect(try run("", theme, light, ThemeFile.banner).output != dark.output)
    }

    @Test func aRecordingMeansTheBuiltInThemeItPlayed() throws {
      let recording = home.path + "/recording"
      let theme = #"{"type": "theme", "name": "nord"}"#
      let first = try run("--record \(recording)", theme, ThemeFile.banner)
      home.configure("themes/nord.json", ThemeFile.red)
      #expect(try run("replay \(recording)").output == first.output)
      #expect(!first.output.contains(red))
    }

    @Test func aRecordingBringsItsThemeAlong() throws {
      let file = home.file("red.json", ThemeFile.red)
      let recording = home.path + "/recording"
      let first = try run(
        "--theme \(file) --backdrop light --record \(recording)", ThemeFile.banner)
      unlink(file)
      #expect(home.read("recording").contains(##"{"type":"x-backdrop","color":"#ffffff"}"##))
      let again = try run("replay \(recording)")
      #expect(again.output == first.output)
      #expect(again.errors.isEmpty)
      #expect(again.exit == .status(0))
    }
  }
}
