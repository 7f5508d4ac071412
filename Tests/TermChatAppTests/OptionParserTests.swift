import TermChat
import Testing

@testable import TermChatApp

@Suite("The command line")
struct OptionParserTests {
  private func options(_ arguments: String...) throws -> Options {
    var parser = OptionParser(arguments)
    return try parser.parse()
  }

  @Test("Nothing given leaves everything open.")
  func empty() throws {
    #expect(try options() == Options())
  }

  @Test("Options stand before, after and joined to their values.")
  func forms() throws {
    let all = try options("--headless", "replay", "a.jsonl", "--size=100x30", "--format", "svg")
    #expect(all.command == .replay(file: "a.jsonl"))
    #expect(all.screen == .headless)
    #expect(all.size == Size(rows: 30, columns: 100))
    #expect(all.format == .svg)
  }

  @Test("Themes are checked, listed and shown.")
  func themes() throws {
    #expect(try options("theme", "list").command == .theme(.list))
    let check = try options("theme", "check", "a.json", "--json", "-")
    #expect(check.command == .theme(.check(files: ["a.json", "-"])))
    #expect(check.json)
    let show = try options("theme", "show", "--colors=16", "mono", "--backdrop", "light")
    #expect(show.command == .theme(.show("mono")))
    #expect(show.depth == .sixteen)
    #expect(show.backdrop == .light)
    #expect(try options("--theme", "./a b.json", "demo").theme == "./a b.json")
  }

  @Test(
    "Colours are counted.",
    arguments: [
      ("none", ColorDepth.none), ("8", .eight), ("16", .sixteen), ("256", .palette), ("rgb", .rgb),
    ])
  func colors(_ text: String, _ depth: ColorDepth) throws {
    #expect(try options("--colors", text).depth == depth)
  }

  @Test("Help is given whatever else is asked for.")
  func help() throws {
    #expect(try options("theme", "paint", "--help").command == .help)
    #expect(try options("--version", "replay", "a", "b").command == .version)
  }

  @Test("A lone dash is standard input.")
  func dash() throws {
    #expect(try options("replay", "-").command == .replay(file: "-"))
  }

  @Test("The demo's history has a length.")
  func history() throws {
    let demo = try options("demo", "--history", "1000000")
    #expect(demo.command == .demo)
    #expect(demo.history == 1_000_000)
  }

  @Test("Motion is for those who look, unless somebody says otherwise.")
  func motion() {
    let moves = { (line: String, variables: [String: String], recorded: Bool?) -> Bool in
      var parser = OptionParser(line.split(separator: " ").map(String.init))
      var launch = Launch(
        options: (try? parser.parse()) ?? Options(), environment: variables, script: nil,
        scriptName: "-", ready: SessionOptions())
      launch.ready.motion = recorded
      return launch.hasMotion
    }
    for (line, variables, recorded, expected) in [
      ("--interactive", [:], nil, true), ("--interactive", ["NO_MOTION": "1"], nil, false),
      ("--interactive", ["NO_MOTION": ""], nil, true), ("--interactive", [:], false, false),
      ("--interactive", ["TERM": "dumb"], true, false),
      ("--interactive", ["NO_MOTION": "1"], true, false),
      ("--interactive --motion full", ["NO_MOTION": "1"], nil, true),
      ("--interactive --motion none", [:], true, false),
      ("--interactive --motion auto", [:], nil, true), ("--headless", [:], nil, false),
      ("--headless", ["NO_MOTION": "1"], true, true), ("--headless --format cast", [:], nil, true),
      ("--headless --format cast", ["NO_MOTION": "1"], nil, false),
      ("--headless --format cast", [:], false, false),
      ("--headless --format svg --motion full", [:], nil, true),
      ("--headless --motion none", [:], true, false),
    ] as [(String, [String: String], Bool?, Bool)] {
      #expect(moves(line, variables, recorded) == expected, "\(line) \(variables)")
    }
  }

  @Test(
    "What can't be understood is said.",
    arguments: [
      (["nonsense"], "no command “nonsense”"),
      (["run"], "“run” isn't there yet in this version"),
      (["demo", "more"], "“more” is one argument too many"),
      (["--size"], "--size needs COLUMNSxROWS, like 80x24"),
      (["--size", "0x9"], "--size: expected COLUMNSxROWS, like 80x24, found “0x9”"),
      (
        ["--size", "99999999999999999999x1"],
        "--size: expected COLUMNSxROWS, like 80x24, found “99999999999999999999x1”"
      ),
      (
        ["--clock", "30 February"],
        "--clock: expected a time like 2026-01-01T09:00:00Z, found “30 February”"
      ),
      (["--color", "pink"], "--color: expected auto, always or never, found “pink”"),
      (["--motion", "slow"], "--motion: expected auto, full or none, found “slow”"),
      (["--history", "-1"], "--history: expected a number of messages, found “-1”"),
      (["--ascii=yes"], "--ascii takes no value"),
      (["--unknown"], "no option “--unknown”"),
      (["theme"], "theme needs check, list or show"),
      (["theme", "paint"], "theme needs check, list or show"),
      (["theme", "check"], "theme check needs files"),
      (["theme", "show"], "theme show needs a theme's name or a file"),
      (["theme", "show", "a", "b"], "“b” is one argument too many"),
      (["replay", "-", "a"], "“a” is one argument too many"),
      (["theme", "show", ""], "theme show needs a theme's name or a file"),
      (["theme", "list", "a"], "“a” is one argument too many"),
      (["theme", "list", "--json"], "--json belongs to theme check"),
      (["--json"], "--json belongs to theme check"),
      (["--theme="], "--theme: expected a theme's name or a file, found “”"),
      (["--colors", "7"], "--colors: expected none, 8, 16, 256 or rgb, found “7”"),
      (["--backdrop", "pink"], "--backdrop: expected dark or light, found “pink”"),
    ])
  func complaints(_ arguments: [String], _ message: String) {
    var parser = OptionParser(arguments)
    #expect(throws: UsageError(message: message)) { try parser.parse() }
  }
}
