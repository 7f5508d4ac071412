import TermChat
import TermChatDemo
import Testing

@Suite struct ThemeSampleTests {
  private func lines(_ sample: ThemeSample) -> [String] {
    sample.frame.surface.text.split(separator: "\n", omittingEmptySubsequences: false)
      .dropLast().map(String.init)
  }

  @Test func itShowsAConversationAndTheFourBanners() {
    let lines = lines(ThemeSample(.standard))
    #expect(lines.count == 28 + 4 * 4)
    #expect(lines[0].hasPrefix(" default"))
    for text in [
      "Morning! The new look is on.", "[👍 2]", "▎ Ada Lovelace", "Not delivered", "unread",
      "is typing…", "› Shall we keep it?",
    ] { #expect(lines.prefix(28).contains { $0.contains(text) }, "\(text)") }
    let banners = lines.suffix(16).filter { !$0.isEmpty }.map { $0.prefix(22) }
    #expect(
      banners == [
        " ✖  Network down      ", "    This is how error ", " ⚠  Slow network      ",
        "    This is how warnin", " ℹ  Ada is in the room", "    This is how messag",
        " ✔  Saved", "    This is how succes",
      ])
  }

  @Test(arguments: ThemeFamily.builtIn, Brightness.allCases)
  func everyThemeDrawsInItsOwnGround(family: ThemeFamily, brightness: Brightness) {
    var configuration = ChatScreenConfiguration()
    configuration.backdrop = Backdrop(brightness)
    let surface = ThemeSample(family, configuration: configuration).frame.surface
    let ground = family.theme(brightness).ground
    guard ground != .plain else { return }
    for cell in surface.cells {
      #expect(cell.style.foreground != .terminal && cell.style.background != .terminal)
    }
  }

  @Test(arguments: [(0, 0), (1, 1), (2, 3), (3, 5), (10, 20), (60, 200)])
  func itFitsEverySize(rows: Int, columns: Int) {
    for family in ThemeFamily.builtIn {
      var sample = ThemeSample(family)
      sample.size = Size(rows: rows, columns: columns)
      #expect(sample.frame.surface.size.columns == columns)
    }
  }
}
