import Glibc
import TestSupport
import Testing

extension EndToEnd {
  @Suite struct ThemeCommandTests {
    private let home = Home()

    private func run(_ arguments: String, input: String = "") throws -> Headless {
      try Headless(arguments, input: input.utf8, home: home)
    }

    @Test func aGoodFileIsGood() throws {
      let file = home.file("good.json", ThemeFile.red)
      let check = try run("theme check \(file)")
      #expect(check.output == "\(file): good\n")
      #expect(check.exit == .status(0))
    }

    @Test func mistakesAreToldWithTheirPlace() throws {
      let file = home.file("bad.json", "{", #"  "Errror": {}"#, "}")
      let check = try run("theme check \(file)")
      #expect(check.output.hasPrefix("\(file):2:3: error: Errror: "))
      #expect(check.output.hasSuffix("\(file): 1 error\n"))
      #expect(check.exit == .status(1))
      let lines = try run("theme check --json \(file)").output
      #expect(lines.hasPrefix(#"{"file":"\#(file)","line":2,"column":3,"severity":"error","key":"#))
    }

    @Test func standardInputIsAFile() throws {
      #expect(try run("theme check -", input: ThemeFile.red).output == "-: good\n")
      #expect(try run("theme check -", input: "nonsense").exit == .status(1))
    }

    @Test func whatCannotBeReadIsAMistake() throws {
      mkfifo(home.path + "/pipe.json", 0o600)
      symlink("loop.json", home.path + "/loop.json")
      for (file, reason) in [
        (home.path + "/pipe.json", "not a plain file"), ("/dev/zero", "not a plain file"),
        (home.path + "/loop.json", "Too many levels of symbolic links"),
        (home.path, "Is a directory"), ("/nowhere", "No such file or directory"),
      ] {
        let check = try run("theme check \(file)")
        #expect(
          check.output
            == "\(file):1:1: error: can't be read: \(reason)\n\(file): 1 error\n")
        #expect(check.exit == .status(1))
      }
    }

    @Test func aFloodIsCutOff() throws {
      let check = try run("theme check -", input: String(repeating: "[", count: 10 << 20))
      #expect(check.output == "-:1:1: error: can't be read: larger than 1 MiB\n-: 1 error\n")
    }

    @Test func anyBytesAreSurvived() throws {
      for bytes in [[0], [0xFF, 0xFE, 0x00], Array("{\"\u{1B}[2J\": 1}".utf8)] as [[UInt8]] {
        let check = try Headless("theme check -", input: bytes, home: home)
        #expect(check.exit == .status(1))
        #expect(!check.bytes.contains(0x1B))
      }
    }

    @Test func theListHasTheUsersThemes() throws {
      let mine = home.configure("themes/mine.json", #"{"summary": "all mine"}"#)
      home.configure("themes/mono.json", "nonsense")
      home.configure("themes/nord.json", #"{"Title": {"title": "reed", "subtitle": "red"}}"#)
      let list = try run("theme list")
      let rows = list.lines.map { $0.split(separator: " ", omittingEmptySubsequences: true) }
      #expect(rows.contains { $0.first == "default" && $0.suffix(2) == ["built", "in"] })
      #expect(rows.contains(["mine", "all", "mine", mine[...]]))
      #expect(rows.contains { $0.prefix(2) == ["mono", "broken:"] })
      // In part it is a theme, and stands in for the built-in one.
      let nord = rows.first { $0.first == "nord" } ?? []
      #expect(nord.contains("(with") && nord.contains("place") && !nord.contains("broken:"))
      #expect(list.exit == .status(0))
    }

    @Test func theBuiltInThemesAreListedAndGood() throws {
      let names = ["default", "high-contrast", "mono", "nord", "retro-phosphor", "solarized"]
      let rows = try run("theme list").lines.map { $0.prefix { $0 != " " } }
      #expect(rows.filter { !$0.isEmpty }.map(String.init) == names)
      let folder = #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
      for name in names {
        let check = try run("theme check /\(folder)/themes/\(name).json")
        #expect(check.exit == .status(0), "\(name)")
        #expect(check.output.contains("warning:") == (name == "default"), "\(name)")
      }
    }

    @Test func aThemeIsShownAsText() throws {
      let show = try run("theme show nord --size 80x40")
      #expect(show.exit == .status(0))
      #expect(show.errors.isEmpty)
      // The banners stand below the screen.
      #expect(show.lines.dropFirst(40).contains { $0.contains("Saved") })
      #expect(show.lines.first?.contains(" nord ") == true)
      #expect(!show.bytes.contains(0x1B))
      #expect(try run("theme show mono --size 1x1").exit == .status(0))
    }

    @Test func aThemeIsShownInTheColorsAllowed() throws {
      let colored = try run("theme show nord --format ansi")
      #expect(colored.output.contains("48;2;"))
      let plain = try run("theme show nord --format ansi --colors none")
      #expect(plain.exit == .status(0))
      #expect(!plain.output.contains("8;2;"))
      #expect(!plain.output.contains("8;5;"))
    }

    @Test func aThemeIsShownAsAPicture() throws {
      for size in ["1x1", "80x40"] {
        let show = try run("theme show nord --format svg --size \(size)")
        #expect(show.exit == .status(0))
        #expect(show.output.hasPrefix("<svg"))
        let file = home.file("picture.svg", show.bytes)
        let check = "python3 -c 'import sys, xml.dom.minidom as m; m.parse(sys.argv[1])' \(file)"
        #expect(home.shell("\(check) && echo good") == "good\n")
      }
    }

    @Test func wrongUsageIsStatusTwo() throws {
      for arguments in ["theme", "theme check", "theme show", "theme show nowhere", "--json"] {
        #expect(try run(arguments).exit == .status(2), "\(arguments)")
      }
      #expect(try run("theme show /nowhere.json").exit == .status(1))
    }
  }
}
