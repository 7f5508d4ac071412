import Testing

@testable import TermChat

/// What a theme changes on a screen, and what it leaves.
@Suite struct WearingTests {
  private let family = {
    var dark = Theme.standard
    dark.quiet = Style(.rgb(0x111111))
    dark.incomingBubble = BubbleShape(.simple)
    dark.symbols.prompt = "$"
    dark.dayFormat = DateFormat("%Y-%m-%d")
    var light = dark
    light.quiet = Style(.rgb(0xEEEEEE))
    return ThemeFamily(name: "test", dark: dark, light: light)
  }()

  private func driver() -> ScreenDriver {
    var configuration = ChatScreenConfiguration()
    configuration.wear(family)
    var driver = ScreenDriver(40, 12, configuration: configuration)
    for number in 1...20 {
      driver.chat(.message(Message(id: "\(number)", from: "bo", Text("Message \(number)"))))
    }
    return driver
  }

  private func words(_ line: String) -> [Substring] {
    line.split { !$0.isLetter && !$0.isNumber }
  }

  private func quiet(_ driver: ScreenDriver) -> Style { driver.screen.appearance.theme.quiet }

  @Test func theTerminalsBackgroundChoosesTheLook() {
    var driver = driver()
    #expect(quiet(driver) == Style(.rgb(0x111111)))
    driver.handle([.foundBackdrop(Backdrop(0xFAFAFA))], at: driver.now)
    #expect(quiet(driver) == Style(.rgb(0xEEEEEE)))
    driver.handle([.foundBackdrop(Backdrop(0x101010))], at: driver.now)
    #expect(quiet(driver) == Style(.rgb(0x111111)))
  }

  @Test func theLineBeingReadStaysWhereItIs() {
    var driver = driver()
    driver.press("PageUp")
    let before = driver.lines
    #expect(before.contains { $0.contains("Message") } && !before.contains { $0.contains("20") })
    driver.handle([.foundBackdrop(.light)], at: driver.now)
    #expect(driver.lines == before)
    // Other frames take as many rows.
    driver.chat(.theme(.name("mono")))
    #expect(driver.lines.map(words) == before.map(words))
  }

  @Test func signsShapesAndDatesComeWithIt() {
    let lines = driver().lines
    #expect(lines.last?.hasPrefix("$ ") ?? false)
    #expect(lines.contains { $0.contains("┌──") && $0.contains("──┐") })
    #expect(driver().screen.appearance.names.dayFormat?.text == "%Y-%m-%d")
  }

  @Test func whatAThemeLeavesOpenIsAsTheEmbedderHadIt() {
    var configuration = ChatScreenConfiguration(style: .standard.with(.fill))
    configuration.appearance.names.usesTwelveHours = true
    configuration.wear(family)
    #expect(configuration.style.incomingBubble.name == "simple")
    #expect(configuration.style.outgoingBubble.name == "fill")
    configuration.wear(ThemeFamily(name: "open", dark: .mono, light: .mono))
    #expect(configuration.style.incomingBubble.name == "fill")
    #expect(configuration.appearance.names.usesTwelveHours)
    #expect(configuration.appearance.names.dayFormat == nil)
    #expect(configuration.appearance.symbols == .unicode)
  }

  @Test func theBubblesChosenByKeyStayInEveryTheme() {
    var driver = driver()
    driver.press("Esc", "B")
    let chosen = driver.screen.configuration.style.incomingBubble.name
    #expect(chosen != "simple")
    driver.chat(.theme(.name("nord")))
    #expect(driver.screen.configuration.style.incomingBubble.name == chosen)
  }

  @Test func withoutColorsOnlyTheColorsAreMissing() {
    var configuration = ChatScreenConfiguration()
    configuration.isMonochrome = true
    configuration.wear(family)
    #expect(configuration.appearance.theme.quiet == Theme.mono.quiet)
    #expect(configuration.appearance.symbols.prompt == "$")
    #expect(configuration.style.incomingBubble.name == "simple")
  }
}
