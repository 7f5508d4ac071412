import Glibc
import TermChat
import TestSupport
import Testing

@testable import TermChatSystem

@Suite struct LiveThemesTests {
  private let themes = FakeThemes()

  private func live(_ name: String? = nil) -> LiveThemes {
    LiveThemes(themes.library, wearing: name.flatMap { themes.find(.name($0)) })
  }

  /// What a change of the file makes of it.
  private func reload(_ live: inout LiveThemes) -> [String] {
    live.reloaded([live.descriptor]).map(\.short)
  }

  @Test func aWishBecomesADesign() {
    themes.write("paper.json", "{}")
    var live = live()
    #expect(
      live.found([.focused(true), .chat(.theme(.name("paper"))), .chat(.theme(.name("mono")))])
        == [
          .focused(true), .chat(.theme(.design("paper", "{}"))),
          .chat(.theme(.design("mono", #"{"base": "mono"}"#))),
        ])
  }

  @Test func whatIsNotThereIsABanner() {
    var live = live()
    #expect(live.found([.chat(.theme(.name("none")))]).map(\.short) == ["No theme: none"])
    let path = themes.home.path + "/none.json"
    #expect(
      live.found([.chat(.theme(.path("none.json")))]).map(\.short)
        == ["No theme: \(path): No such file or directory"])
  }

  @Test func theFileOnScreenIsFollowed() {
    themes.write("paper.json", "{}")
    var live = live("paper")
    #expect(live.descriptor >= 0)
    #expect(reload(&live) == [])
    themes.write("paper.json", #"{"summary": "new"}"#)
    #expect(reload(&live) == [#"paper {"summary":"new"}"#])
    // The same again is no news.
    themes.write("paper.json", #"{ "summary": "new" }"#)
    #expect(reload(&live) == [])
  }

  @Test func aBadFileLeavesTheOldThemeAndAGoodOneTakesTheBannerAway() {
    themes.write("paper.json", "{}")
    var live = live("paper")
    themes.write("paper.json", "nonsense")
    let complaint = "Theme not loaded: \(themes.folder)/paper.json:1:2: error: no theme"
    #expect(reload(&live) == [complaint])
    themes.write("paper.json", "{}")
    #expect(reload(&live) == ["paper {}", "hide theme"])
    themes.write("paper.json", #"{"summary": "new"}"#)
    #expect(reload(&live) == [#"paper {"summary":"new"}"#])
  }

  @Test func aThemeInPartIsPutOnAndTold() {
    themes.write("paper.json", "{}")
    var live = live("paper")
    themes.write("paper.json", #"{"wrong": 1}"#)
    let complaint = "Theme loaded in part: \(themes.folder)/paper.json:1:2: error: wrong: unknown"
    #expect(reload(&live) == [#"paper {"wrong":1}"#, complaint])
  }

  @Test func aFileThatIsRemovedIsWaitedFor() {
    let file = themes.write("paper.json", "{}")
    var live = live("paper")
    unlink(file)
    #expect(reload(&live) == [])
    themes.write("paper.json", #"{"summary": "new"}"#)
    unlink(file)
    #expect(reload(&live) == [])
    themes.write("paper.json", #"{"summary": "new"}"#)
    #expect(reload(&live).count == 1)
  }

  @Test func aFileThatBecomesAnotherThingIsTold() {
    let file = themes.write("paper.json", "{}")
    var live = live("paper")
    unlink(file)
    symlink("paper.json", file)
    #expect(reload(&live) == ["No theme: \(file): Too many levels of symbolic links"])
    unlink(file)
    themes.write("paper.json", "{}")
    #expect(reload(&live) == ["paper {}", "hide theme"])
  }

  @Test func onlyTheThemeOnScreenIsFollowed() {
    themes.write("paper.json", "{}")
    themes.write("ink.json", "{}")
    var live = live("paper")
    _ = live.found([.chat(.theme(.name("ink")))])
    themes.write("paper.json", #"{"summary": "new"}"#)
    #expect(reload(&live) == [])
    themes.write("ink.json", #"{"summary": "new"}"#)
    #expect(reload(&live) == [#"ink {"summary":"new"}"#])
    _ = live.found([.chat(.theme(.name("none")))])
    themes.write("ink.json", "{}")
    #expect(reload(&live) == ["ink {}", "hide theme"])
    _ = live.found([.chat(.theme(.name("mono")))])
    #expect(live.descriptor == -1)
  }

  @Test func aThemeThatWasBadAtTheStartIsFollowed() {
    themes.write("paper.json", "nonsense")
    var live = LiveThemes(themes.library, wearing: themes.library.look(for: .name("paper")))
    #expect(live.descriptor >= 0)
    themes.write("paper.json", "{}")
    #expect(reload(&live) == ["paper {}", "hide theme"])
  }

  @Test func aFileThatIsNotThereAtTheStartIsWaitedFor() {
    let theme = themes.library.look(for: .path(themes.folder + "/paper.json"))
    var live = LiveThemes(themes.library, wearing: theme)
    themes.write("paper.json", "{}")
    #expect(reload(&live) == ["paper {}", "hide theme"])
  }

  @Test func aBadFileThatAScriptNamesMayBeMended() {
    themes.write("paper.json", "nonsense")
    var live = live()
    #expect(live.found([.chat(.theme(.name("paper")))]).count == 1)
    themes.write("paper.json", "{}")
    #expect(reload(&live) == ["paper {}", "hide theme"])
  }

  @Test func aThemeOfTheWireTakesTheComplaintAway() {
    themes.write("paper.json", "nonsense")
    var live = live()
    _ = live.found([.chat(.theme(.name("paper")))])
    #expect(
      live.found([.chat(.theme(.design("ink", "{}")))]).map(\.short) == ["ink {}", "hide theme"])
  }

  @Test func aThemeOfTheWireIsNoFile() {
    themes.write("paper.json", "{}")
    var live = live("paper")
    _ = live.found([.chat(.theme(.design("paper", "{}")))])
    #expect(live.descriptor == -1)
  }
}

extension Event {
  /// A word on what tests look for.
  fileprivate var short: String {
    switch self {
    case .chat(.theme(.design(let name, let design))): "\(name) \(design.text)"
    case .chat(.banner(let banner)): "\(banner.title): \(banner.subtitle ?? "")"
    case .chat(.hide(let id)): "hide \(id ?? "")"
    default: "\(self)"
    }
  }
}
