import Glibc
import TermChat
import TermChatSystem
import TestSupport
import Testing

@Suite struct ThemeLibraryTests {
  private let themes = FakeThemes()

  private func failure(_ reference: ThemeReference) -> String? {
    do {
      _ = try themes.library.find(reference)
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test func aBuiltInThemeGoesByItsName() {
    let found = themes.find(.name("mono"))
    #expect(found?.family == ThemeFamily.named("mono"))
    #expect(found?.outcome == ThemeOutcome(.design("mono", #"{"base": "mono"}"#)))
    #expect(found?.file == nil)
  }

  @Test func whatIsPlayedOfABuiltInThemeLooksLikeItEverywhere() {
    for name in ThemeFamily.names {
      guard case .design(_, let design)? = themes.find(.name(name))?.outcome.theme else {
        Issue.record("\(name) is no design")
        continue
      }
      let family = ThemeReader(name: name).family(design)
      #expect(family?.dark == ThemeFamily.named(name)?.dark, "\(name)")
      #expect(family?.light == ThemeFamily.named(name)?.light, "\(name)")
    }
  }

  @Test func aThemeOfTheUsersComesAsItsDesign() {
    let file = themes.write("paper.json", #"{"summary": "like paper"}"#)
    let found = themes.find(.name("paper"))
    #expect(found?.name == "paper")
    #expect(found?.file == file)
    #expect(found?.reference == .design("paper", #"{"summary": "like paper"}"#))
    #expect(found?.outcome.errors == [])
  }

  @Test func theUsersThemeWinsOverABuiltInOne() {
    let file = themes.write("mono.json", "{}")
    #expect(themes.find(.name("mono"))?.file == file)
    // Good or not: a mistake is told, and not hidden by another theme.
    themes.write("mono.json", "nonsense")
    #expect(themes.find(.name("mono"))?.outcome.theme == nil)
    #expect(themes.find(.name("mono"))?.outcome.errors.count == 1)
  }

  @Test func aPathStartsFromTheBase() {
    let file = themes.home.file("dark.json", "{}".utf8)
    #expect(themes.find(.path("dark.json"))?.file == file)
    #expect(themes.find(.path("dark.json"))?.name == "dark")
    #expect(themes.find(.path(file))?.file == file)
    #expect(
      failure(.path("none.json")) == "\(themes.home.path)/none.json: No such file or directory")
  }

  @Test func aDesignIsItself() {
    let design = ThemeReference.design("mine", "{}")
    #expect(themes.library.outcome(of: design) == ThemeOutcome(design))
  }

  @Test(arguments: [
    "", "..", ".", "a/b", "/etc/passwd", "../themes/paper", "a..b", "a\0", "a\u{1B}b", "a\u{85}",
    String(repeating: "n", count: 65), "none", "naïve",
  ])
  func whatIsNoNameIsUnknown(_ name: String) {
    themes.write("paper.json", "{}")
    #expect(failure(.name(name)) == name)
    #expect(themes.library.outcome(of: .name(name)).missing == name)
  }

  @Test func aNameMayBeInAnyScript() {
    themes.write("Nacht 夜.json", "{}")
    #expect(themes.find(.name("Nacht 夜")) != nil)
  }

  @Test func withoutAHomeThereAreTheBuiltInOnes() {
    let library = ThemeLibrary(environment: [:])
    #expect((try? library.find(.name("mono"))) != nil)
    #expect(library.entries.map(\.name) == ThemeFamily.builtIn.map(\.name))
  }

  @Test func whatIsNoFileIsTold() {
    mkfifo(themes.folder + "/pipe.json", 0o600)
    symlink("loop.json", themes.folder + "/loop.json")
    mkdir(themes.folder + "/folder.json", 0o700)
    themes.write("big.json", String(repeating: " ", count: 10 << 20))
    for (name, reason) in [
      ("pipe", "not a plain file"), ("loop", "Too many levels of symbolic links"),
      ("folder", "Is a directory"), ("big", "larger than 1 MiB"),
    ] {
      let text = "\(themes.folder)/\(name).json: \(reason)"
      #expect(failure(.name(name)) == text)
      #expect(themes.library.outcome(of: .name(name)).complaint?.subtitle == text)
    }
  }

  @Test func whatNoRecordingCouldHoldIsRefused() {
    let long = String(repeating: "x", count: PlainFile.sizeLimit - 200)
    themes.write("big.json", #"{"summary": "\#(long)"}"#)
    #expect(
      failure(.name("big"))
        == "\(themes.folder)/big.json: as one line of a recording longer than 1 MiB")
  }

  @Test func whatFitsALineIsTaken() {
    // Each of these needs six times the room when it is written again.
    let signs = String(repeating: "\u{7F}", count: PlainFile.sizeLimit / 8 - 2_000)
    themes.write("signs.json", #"{"summary": "\#(signs)"}"#)
    let line = (themes.find(.name("signs"))?.outcome.theme).map {
      WireEncoder().encode(.theme($0))
    }
    #expect(line.map { $0.utf8.count < PlainFile.sizeLimit } == true)
  }

  @Test func zeroBytesAndBrokenTextAreTheReadersMatter() {
    for bytes in [[0, 0, 0], [0xFF, 0xFE], [0xEF, 0xBB, 0xBF], []] as [[UInt8]] {
      let found = try? themes.library.read(bytes, file: "-")
      #expect(found?.outcome.theme == nil)
      #expect(found?.findings.first?.description == "-:1:2: error: no theme")
    }
  }

  @Test(arguments: [
    ("icon.png", true), ("none.png", false), ("../themes/icon.png", false), ("", false),
    ("./icon.png", false), (".", false), ("folder", false), ("icon.png\0", false),
  ])
  func imagesAreFilesBesideTheTheme(_ image: String, _ isThere: Bool) {
    themes.write("icon.png", "")
    mkdir(themes.folder + "/folder", 0o700)
    let text = JSON.object([JSON.Member("image", .string(image))]).text
    themes.write("pictures.json", text)
    #expect(themes.find(.name("pictures"))?.findings.isEmpty == isThere)
    #expect(themes.find(.name("pictures"))?.outcome.complaint == nil)
  }
}

extension ThemeLibraryTests {
  @Test func aThemeWithMistakesIsUsedAndTheyAreTold() {
    themes.write("half.json", #"{"wrong": 1, "worse": 2}"#)
    let outcome = themes.find(.name("half"))?.outcome
    #expect(outcome?.theme == .design("half", #"{"wrong": 1, "worse": 2}"#))
    #expect(outcome?.complaint?.title == "Theme loaded in part")
    #expect(
      outcome?.complaint?.subtitle
        == "\(themes.folder)/half.json:1:2: error: wrong: unknown (and 1 more)")
  }

  @Test func theListHasTheUsersThemesBehindTheBuiltInOnes() {
    themes.write("zebra.json", #"{"summary": "black and white"}"#)
    themes.write("mono.json", "{}")
    themes.write("broken.json", "nonsense")
    themes.write("notes.txt", "")
    themes.write(".hidden.json", "{}")
    let entries = themes.library.entries
    let names = ThemeFamily.builtIn.map(\.name).filter { $0 != "mono" }
    #expect(entries.map(\.name) == names + ["broken", "mono", "zebra"])
    #expect(entries.last?.summary == "black and white")
    #expect(entries.filter(\.isInPlaceOfBuiltIn).map(\.name) == ["mono"])
    #expect(
      entries.compactMap(\.complaint) == ["\(themes.folder)/broken.json:1:2: error: no theme"])
  }

  @Test func aFilesNameMayBeAnyBytes() {
    let path = Array((themes.folder + "/").utf8CString.dropLast()) + [CChar(bitPattern: 0xFF)]
    close(creat(path + Array(".json".utf8CString), 0o600))
    themes.write("escape\u{1B}[31m.json", "{}")
    let complaints = themes.library.entries.suffix(2).map(\.complaint)
    #expect(complaints == ["its name can't be used", "its name can't be used"])
  }
}
