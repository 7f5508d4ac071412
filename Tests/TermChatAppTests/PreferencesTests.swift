import Glibc
import TermChat
import TermChatSystem
import TestSupport
import Testing

@testable import TermChatApp

@Suite("The configuration file")
struct PreferencesTests {
  private let home = TemporaryDirectory()
  private let folder: String
  private var file: String { folder + "/config.json" }

  init() { folder = UserDirectory.config.make(in: ["HOME": home.path]) ?? "" }

  private func read(_ text: String? = nil) -> Preferences {
    if let text { _ = home.file(".config/termchat/config.json", text.utf8) }
    var preferences = Preferences(environment: ["HOME": home.path])
    preferences.findTheme(environment: ["HOME": home.path])
    return preferences
  }

  private func complaints(_ text: String) -> [String] {
    read(text).complaints.map { ($0.subtitle ?? "").replacing(file, with: "config.json") }
  }

  @Test("Without one everything is open.")
  func none() {
    #expect(read().complaints.isEmpty)
    #expect(Preferences(environment: [:]).complaints.isEmpty)
    #expect(read("{}").complaints.isEmpty)
  }

  @Test("It says what a user wants.")
  func all() {
    let all = read(#"{"theme": "mono", "motion": "none", "color": "never", "ascii": true}"#)
    #expect(all.theme?.family == ThemeFamily.named("mono"))
    #expect(all.motion == MotionChoice.none)
    #expect(all.color == .never)
    #expect(all.ascii == true)
    #expect(all.complaints.isEmpty)
  }

  @Test("What is wrong in it is told with its place, and the rest counts.")
  func mistakes() {
    #expect(
      complaints("{\n  \"themes\": 1,\n  \"ascii\": true\n}") == [
        "config.json:2:3: error: themes: unknown key; did you mean theme?"
      ])
    #expect(
      complaints(#"{"motion": "slow", "color": 1, "ascii": "yes"}"#) == [
        "config.json:1:12: error: motion: expected auto, full or none, found string \"slow\""
          + " (and 2 more)"
      ])
    #expect(complaints("[]") == ["config.json:1:1: error: expected an object, found array []"])
    #expect(complaints("").count == 1)
    #expect(complaints(#"{"ascii": true,}"#).count == 1)
    #expect(complaints(#"{"ascii": true, "ascii": false}"#).count == 1)
    #expect(complaints(#"{"theme": ""}"#).count == 1)
    #expect(complaints("\0\u{FFFD}").count == 1)
    #expect(
      complaints(#"{"ascii": true,}"#) == [
        "config.json:1:15: error: a comma with nothing after it; leave it out"
      ])
    #expect(
      complaints(#"{"ascii": true, "ascii": 1}"#) == [
        "config.json:1:17: error: ascii: given twice; the first counts"
      ])
    #expect(read(#"{"ascii": true, "color": "pink"}"#).ascii == true)
  }

  @Test("A theme that isn't there is told.")
  func theme() {
    #expect(complaints(#"{"theme": "nowhere"}"#) == ["nowhere"])
    #expect(
      complaints(#"{"theme": "nowhere.json"}"#) == [
        "\(folder)/nowhere.json: No such file or directory"
      ])
  }

  @Test("A theme isn't read where an option or a recording has one.")
  func untouched() throws {
    _ = home.file(".config/termchat/config.json", #"{"theme": "nowhere"}"#.utf8)
    let launch = { (arguments: [String], ready: SessionOptions) throws -> Launch in
      var parser = OptionParser(arguments)
      let environment = ["HOME": home.path]
      var launch = Launch(
        options: try parser.parse(), environment: environment, script: nil, scriptName: "-",
        ready: ready)
      launch.preferences = Preferences(environment: environment)
      #expect(launch.findTheme() == nil)
      return launch
    }
    #expect(try launch([], SessionOptions()).complaints.map(\.title) == ["No theme"])
    #expect(try launch(["--theme", "mono"], SessionOptions()).complaints.isEmpty)
    var ready = SessionOptions()
    ready.theme = "mono"
    #expect(try launch([], ready).complaints.isEmpty)
  }

  @Test("A broken theme is followed, and the screen is as without it.")
  func broken() throws {
    _ = home.file(".config/termchat/config.json", #"{"theme": "bad.json"}"#.utf8)
    let bad = home.file(".config/termchat/bad.json", "nonsense".utf8)
    var parser = OptionParser(["--interactive"])
    var launch = Launch(
      options: try parser.parse(), environment: ["HOME": home.path], script: nil,
      scriptName: "-", ready: SessionOptions())
    launch.preferences = Preferences(environment: launch.environment)
    #expect(launch.findTheme() == nil)
    #expect(launch.followedTheme?.file == bad)
    #expect(launch.chosenTheme == nil)
    #expect(launch.themeName == "default")
    #expect(launch.complaints.map(\.duration) == [.endless])
  }

  @Test("What is no file is told.")
  func files() {
    let text = { read().complaints.map(\.subtitle) }
    mkfifo(file, 0o600)
    #expect(text() == ["\(file): not a plain file"])
    unlink(file)
    symlink("config.json", file)
    #expect(text() == ["\(file): Too many levels of symbolic links"])
    unlink(file)
    mkdir(file, 0o700)
    #expect(text() == ["\(file): Is a directory"])
  }

  @Test("Options win over a recording, that over the file, and that over the environment.")
  func order() throws {
    var parser = OptionParser(["--interactive"])
    var launch = Launch(
      options: try parser.parse(), environment: ["NO_MOTION": "1"], script: nil, scriptName: "-",
      ready: SessionOptions())
    #expect(launch.themeName == "default")
    #expect(!launch.hasMotion)
    launch.preferences = read(
      #"{"theme": "mono", "motion": "full", "color": "never", "ascii": true}"#)
    #expect(launch.themeName == "mono")
    #expect(launch.hasMotion)
    #expect(launch.colorName == "never")
    #expect(launch.isASCII)
    launch.ready.theme = "default"
    launch.ready.motion = false
    launch.ready.color = "auto"
    launch.ready.ascii = false
    #expect(launch.themeName == "default")
    #expect(launch.family == .standard)
    #expect(!launch.hasMotion)
    #expect(launch.colorName == "auto")
    #expect(!launch.isASCII)
    launch.options.theme = "mono"
    launch.options.motion = .full
    #expect(launch.findTheme() == nil)
    #expect(launch.themeName == "mono")
    #expect(launch.hasMotion)
  }
}
