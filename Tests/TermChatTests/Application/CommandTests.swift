import Testing

@testable import TermChat

@Suite("Commands")
struct CommandTests {
  private func driver(
    configuration: ChatScreenConfiguration = ChatScreenConfiguration()
  ) -> ScreenDriver {
    var driver = ScreenDriver(60, 16, configuration: configuration)
    driver.play(
      """
      {"type":"user","id":"ada","name":"Ada Lovelace"}
      {"type":"user","id":"me","name":"Mary"}
      {"type":"message","id":"1","from":"ada","text":"The looms weave algebra"}
      {"type":"message","id":"2","from":"me","text":"They do"}
      {"type":"message","id":"3","from":"ada","text":"As looms weave flowers"}
      """)
    _ = driver.takeRequests()
    return driver
  }

  private func run(_ text: String, _ driver: inout ScreenDriver) {
    driver.handle([.paste(text)], at: driver.now)
    driver.press("Enter")
  }

  private func text(_ driver: ScreenDriver) -> String { driver.screen.composer.draft.text }

  private func banner(_ driver: ScreenDriver) -> String? {
    driver.screen.banners.shown.map { "\($0.banner.title): \($0.banner.subtitle ?? "")" }
  }

  @Test(
    "are read from the draft's first character on",
    arguments: [
      ("/me waves", "me", "waves"), ("/ME", "ME", ""), ("/me  two\nlines \n", "me", "two\nlines"),
      ("/a\nb", "a", "b"), ("/usr/bin x", "usr/bin", "x"), ("/é 日本", "é", "日本"),
    ])
  func reading(text: String, name: String, argument: String) {
    let command = WrittenCommand(Draft(text))
    #expect(command?.name == name && command?.argument == argument)
  }

  @Test("are no texts", arguments: ["", "/", "/ x", "//", "//me", " /me", "x /me", "/\n", "\n/me"])
  func texts(text: String) { #expect(WrittenCommand(Draft(text)) == nil) }

  @Test("say what the user does, to whom is answered")
  func emote() {
    var driver = driver()
    run("/me waves", &driver)
    #expect(driver.requests == [.send(id: "me-1", text: "* Mary waves")])
    #expect(text(driver) == "" && driver.row(of: "* Mary waves") != nil)
    driver.press("Esc", "k", "k", "r")
    run("/ME nods", &driver)
    #expect(driver.requests.last == .send(id: "me-2", text: "* Mary nods", replyTo: "3"))
    run("/shrug", &driver)
    run("/shrug well", &driver)
    #expect(driver.requests.last == .send(id: "me-4", text: #"well ¯\_(ツ)_/¯"#))
  }

  @Test("leave an answer to be written")
  func reply() {
    var driver = driver()
    driver.press("Esc", "k", "r")
    run("/times", &driver)
    #expect(driver.screen.composer.purpose.id == "3")
    #expect(driver.screen.view.interaction.revealsTimes)
  }

  @Test("set the topic and tell of it")
  func topic() {
    var driver = driver()
    run("/topic The engine", &driver)
    #expect(driver.requests == [.press(id: nil, what: "topic", value: "The engine")])
    #expect(driver.lines[0].contains("The engine"))
  }

  @Test("put on themes that are there, and ask for others")
  func theme() {
    var driver = driver()
    run("/theme nord", &driver)
    #expect(driver.screen.appearance.theme.name == "nord" && driver.takeServices() == [])
    run("/theme mine", &driver)
    #expect(driver.takeServices() == [.wear(.name("mine"))])
    run("/theme ~/my theme.json", &driver)
    #expect(driver.takeServices() == [.wear(.path("~/my theme.json"))])
    run("/theme", &driver)
    #expect(driver.screen.completing.offers.map(\.text) == ThemeFamily.names)
    #expect(text(driver) == "/theme ")
    driver.type("sol")
    driver.press("Enter", "Enter")
    #expect(driver.screen.appearance.theme.name == "solarized")
  }

  @Test("draw other bubbles")
  func bubbles() {
    var driver = driver()
    run("/bubbles simple", &driver)
    #expect(driver.screen.configuration.style.incomingBubble.name == "simple")
    run("/bubbles soap", &driver)
    #expect(banner(driver)?.contains("outline") == true && text(driver) == "/bubbles soap")
  }

  @Test("search as the line of a search does")
  func search() {
    var driver = driver()
    run("/search LOOMS", &driver)
    #expect(driver.screen.focus == .conversation)
    #expect(driver.cursor == "3" && driver.lines[0].contains("1 of 2"))
    driver.press("n")
    #expect(driver.cursor == "1")
  }

  @Test("export what is loaded")
  func export() {
    var driver = driver()
    run("/export ~/chat log.txt", &driver)
    #expect(
      driver.takeServices() == [
        .write(
          path: "~/chat log.txt",
          text: """
            2026-01-01 09:00  Ada Lovelace: The looms weave algebra
            2026-01-01 09:00  Mary: They do
            2026-01-01 09:00  Ada Lovelace: As looms weave flowers

            """)
      ])
    for name in ["chat.pdf", "chat", ".md", "dir.txt/chat"] {
      run("/export \(name)", &driver)
      #expect(driver.takeServices() == [] && text(driver) == "/export \(name)", "\(name)")
      driver.press("Ctrl-c")
    }
  }

  @Test("ask the host for files and for an editor")
  func services() {
    var driver = driver()
    run("/attach ~/a b.png", &driver)
    #expect(driver.takeServices() == [.attach(paths: ["~/a b.png"], pasted: nil)])
    driver.handle([.paste("/edit Dear Ada")], at: driver.now)
    var screen = driver.screen
    let effects = screen.handle(Batch([.key(Key(.enter))], at: driver.now))
    #expect(effects.contains(.compose("Dear Ada")))
    #expect(screen.composer.draft.text == "Dear Ada")
  }

  @Test(
    "come back by a key when they fail later", arguments: ["/attach missing", "/theme nowhere"])
  func recalled(command: String) {
    var driver = driver()
    run(command, &driver)
    #expect(text(driver) == "")
    driver.press("Ctrl-p")
    #expect(text(driver) == command)
  }

  @Test("that send wait as messages do", arguments: ["/me waves about", "/shrug whatever"])
  func refused(command: String) {
    let updates = [ComposerUpdate(isBusy: .set(true)), ComposerUpdate(limit: .set(8))]
    for update in updates {
      var driver = driver()
      driver.paste(command)
      driver.chat(.composer(update))
      driver.press("Enter")
      #expect(driver.requests == [] && text(driver) == command)
      #expect(banner(driver)?.contains("can't be done") == true)
    }
    var configuration = ChatScreenConfiguration()
    configuration.canSend = { !$0.start.hasPrefix("*") && !$0.start.hasPrefix("what") }
    var driver = driver(configuration: configuration)
    run(command, &driver)
    #expect(driver.requests == [] && text(driver) == command)
  }

  @Test("close the tab that was open")
  func tab() {
    var configuration = ChatScreenConfiguration()
    configuration.tabs = [InputTab("e", "Emoji", key: "F7", .panel(.emoji), showsSend: true)]
    var driver = driver(configuration: configuration)
    driver.paste("/times")
    driver.press("F7")
    driver.click(15, Array(driver.lines[15]).firstIndex(of: "↵") ?? 0)
    #expect(driver.screen.view.interaction.revealsTimes && driver.screen.openTab == nil)
  }

  @Test("tell who takes part, and quit")
  func others() {
    var driver = driver()
    run("/who", &driver)
    #expect(banner(driver) == "Taking part: 2: Ada Lovelace, Mary")
    run("/exit", &driver)
    #expect(driver.hasQuit)
  }

  @Test("show the help, from their place on")
  func help() {
    var driver = driver()
    run("/help", &driver)
    #expect(driver.panelPicture.contains("/topic TEXT"))
    driver.press("Esc")
    run("/keys", &driver)
    #expect(driver.panelPicture.contains("Writing"))
  }

  @Test("unknown, say so with the nearest one, and stay")
  func unknown() {
    var driver = driver()
    run("/topci x", &driver)
    #expect(
      banner(driver)
        == "Unknown command /topci: Did you mean /topic? Another / before it sends it as it is.")
    #expect(text(driver) == "/topci x")
    #expect(driver.requests == [])
    driver.press("Ctrl-c")
    run("/usr/bin/env", &driver)
    #expect(text(driver) == "/usr/bin/env")
    driver.press("Home")
    driver.type("/")
    driver.press("Enter")
    #expect(driver.requests == [.send(id: "me-1", text: "/usr/bin/env")])
    run("//", &driver)
    run("/ or", &driver)
    #expect(driver.requests.suffix(2).map(\.text) == ["/", "/ or"])
  }

  @Test(
    "without what they need, say what that is, and stay", arguments: ["/me", "/topic", "/find "])
  func missing(command: String) {
    var driver = driver()
    run(command, &driver)
    #expect(banner(driver)?.contains("needs more") == true)
    #expect(text(driver) == command && driver.requests == [])
  }

  @Test("are text in an old message")
  func edit() {
    var driver = driver()
    driver.press("Esc", "k", "k", "e")
    _ = driver.takeRequests()
    driver.press("Ctrl-u")
    driver.type("/")
    #expect(driver.screen.completionView == nil)
    driver.type("quit")
    driver.press("Enter")
    #expect(driver.requests == [.edit(id: "2", text: "/quit")] && !driver.hasQuit)
  }

  @Test("are completed, run by Enter when typed in full, and remembered")
  func completing() {
    var driver = driver()
    driver.type("/")
    #expect(driver.screen.completing.offers.first?.text == "me")
    driver.type("bub")
    driver.press("Tab")
    #expect(text(driver) == "/bubbles ")
    #expect(driver.screen.completing.offers.map(\.text) == BubbleStyle.all.map(\.name))
    driver.type("sta")
    driver.press("Enter", "Enter")
    #expect(driver.screen.configuration.style.incomingBubble.name == "stacked")
    driver.press("Ctrl-p")
    #expect(text(driver) == "/bubbles stacked")
    driver.press("Ctrl-c")
    driver.type("/times")
    driver.press("Enter")
    #expect(text(driver) == "" && driver.screen.view.interaction.revealsTimes)
  }

  @Test("of an embedder run where the program can see them")
  func embedder() {
    var configuration = ChatScreenConfiguration()
    configuration.commands = CommandMap(
      configuration.commands.commands + [
        Command("deploy", aliases: ["ship"], argument: "WHERE", help: "bring it there"),
        Command("times", help: "another meaning"),
      ])
    var driver = driver(configuration: configuration)
    run("/ship production now", &driver)
    run("/times", &driver)
    #expect(
      driver.requests == [
        .press(id: nil, what: "command", value: "deploy production now"),
        .press(id: nil, what: "command", value: "times"),
      ])
    run("/help", &driver)
    driver.press("PageDown", "PageDown")
    #expect(driver.panelPicture.contains("/deploy WHERE"))
  }

  @Test("need a field to be written in")
  func disabled() {
    var driver = driver()
    driver.chat(.composer(ComposerUpdate(text: .set("/quit"), isEnabled: .set(false))))
    driver.press("Enter")
    #expect(!driver.hasQuit)
  }
}

extension ChatRequest {
  fileprivate var text: String? {
    if case .send(_, let text, _, _) = self { text } else { nil }
  }
}
