import Testing

@testable import TermChat

@Suite("The list of completions")
struct CompletionScreenTests {
  private static let people = """
    {"type":"user","id":"ada","name":"Ada Lovelace"}
    {"type":"user","id":"charles","name":"Charles Babbage"}
    {"type":"user","id":"zoe","name":"Zoë 日本 Ámes"}
    {"type":"user","id":"me","name":"Mary"}
    {"type":"message","id":"1","from":"charles","text":"The #engine and #Cards"}
    {"type":"message","id":"2","from":"ada","text":"Look at #cards, #looms"}

    """

  private func driver(
    _ columns: Int = 40, _ rows: Int = 12,
    configuration: ChatScreenConfiguration = ChatScreenConfiguration()
  ) -> ScreenDriver {
    var driver = ScreenDriver(columns, rows, configuration: configuration)
    driver.play(Self.people)
    _ = driver.takeRequests()
    return driver
  }

  /// The rows above the input bar.
  private func list(_ driver: ScreenDriver, _ rows: Int = 3) -> String {
    let end = driver.screen.areas.conversation.rows.upperBound
    return driver.lines[max(0, end - rows)..<end].joined(separator: "\n")
  }

  private func text(_ driver: ScreenDriver) -> String { driver.screen.composer.draft.text }

  @Test("stands above the input bar, over the conversation, which doesn't move")
  func picture() {
    var driver = driver()
    let before = driver.lines
    driver.type("@")
    #expect(
      list(driver) == """
         │ @Ada Lovelace     ada     │
         │ @Charles Babbage  charles │
         │ @Zoë 日本 Ámes    zoe     ▼
        """)
    #expect(driver.lines.prefix(7) == before.prefix(7))
    driver.press("Up")
    #expect(
      list(driver) == """
         │ @Charles Babbage  charles │
         │ @Zoë 日本 Ámes    zoe     │
         │ @Mary             me      │
        """)
    driver.press("Esc", "Backspace")
    #expect(driver.lines == before)
  }

  @Test("lights the chosen row, and what was typed")
  func lights() throws {
    var driver = driver()
    driver.type("@a")
    let surface = driver.screen.draw().surface
    let rect = try #require(driver.screen.completionView).rect(in: driver.screen.areas.conversation)
    let row = { (index: Int) in
      rect.columns.map { surface[rect.origin.row + index, $0] }
    }
    #expect(row(0).contains { $0.style.attributes.contains(.reverse) })
    #expect(!row(1).contains { $0.style.attributes.contains(.reverse) })
    let bold = { (cells: [Cell]) in
      cells.dropFirst(2).dropLast().filter {
        $0.style.attributes.contains(.bold) && !$0.isContinuation
      }.map(\.glyph).text
    }
    #expect(bold(row(0)) == "Aaa" && bold(row(1)) == "Á")
    driver.type("mes")
    let after = driver.screen.draw().surface
    let last = try #require(driver.screen.completionView).rect(in: driver.screen.areas.conversation)
    let cells = last.columns.map { after[last.origin.row, $0] }
    #expect(bold(cells) == "Ámes")
  }

  @Test("fits screens of any size", arguments: [1, 2, 3, 5, 8, 12, 20, 80], [1, 2, 3, 4, 6, 24])
  func sizes(columns: Int, rows: Int) {
    var driver = driver(columns, rows)
    driver.type("@")
    driver.press("Down", "Down", "Down", "Up")
    driver.type("a")
    driver.press("Esc")
    driver.type(" :heart")
    #expect(driver.lines.count == rows)
    driver.press("Tab")
    driver.resize(1, 1)
    driver.type("/")
    driver.resize(80, 24)
    #expect(driver.lines.count == 24)
  }

  @Test("is cut at small widths")
  func narrow() {
    var driver = driver(20, 10)
    driver.type("@")
    #expect(
      list(driver) == """
        │ @Ada Lovelace    │
        │ @Charles Babbage │
        │ @Zoë 日本 Ámes   ▼
        """)
    driver.resize(3, 10)
    #expect(list(driver) == "@A…\n@C…\n@Z…")
    driver.resize(1, 10)
    #expect(list(driver) == "@\n@\n@")
  }

  @Test("has details where there is room", arguments: [(80, true), (200, true), (24, false)])
  func wide(columns: Int, hasDetail: Bool) {
    var driver = driver(columns, 24)
    driver.type("/th")
    #expect(list(driver, 1).contains("/theme"))
    #expect(list(driver, 1).contains("NAME|FILE  put on a theme") == hasDetail)
  }

  @Test("Tab and Enter accept, with the id as context", arguments: ["Tab", "Enter"])
  func accept(key: String) {
    var driver = driver()
    driver.type("Hello @lace")
    driver.press(key)
    #expect(text(driver) == "Hello @Ada Lovelace ")
    #expect(
      driver.screen.composer.draft.tokens == [
        DraftToken(6..<19, .completion(prefix: "@", context: "ada", deletesByParts: true))
      ])
    #expect(driver.screen.composer.draft.caret == 20 && driver.screen.completionView == nil)
    #expect(driver.requests == [])
    driver.press("Enter")
    #expect(driver.requests == [.send(id: "me-1", text: "Hello @Ada Lovelace")])
  }

  @Test("colours what was completed in the field")
  func colours() {
    var driver = driver()
    driver.type("ab @lace")
    driver.press("Tab")
    driver.type("x")
    let surface = driver.screen.draw().surface
    let theme = driver.screen.appearance.theme
    let row = driver.screen.areas.composer.rows.upperBound - 1
    let styles = (2..<20).map { surface[row, $0].style }
    #expect(styles[0..<3].allSatisfy { $0 == theme.draft })
    #expect(styles[3..<16].allSatisfy { $0.foreground == theme.prompt.foreground })
    #expect(styles[16..<18].allSatisfy { $0 == theme.draft })
  }

  @Test("Enter sends what needs no completing")
  func enter() {
    var driver = driver()
    driver.type("#engine")
    #expect(driver.screen.completionView != nil)
    driver.press("Enter")
    #expect(driver.requests == [.send(id: "me-1", text: "#engine")])
  }

  @Test("offers tags, the newest first and each once")
  func tags() {
    var driver = driver()
    driver.type("#")
    #expect(driver.screen.completing.offers.map(\.text) == ["looms", "cards", "engine"])
  }

  @Test("leaves smileys, times, words and addresses alone")
  func restraint() {
    var driver = driver()
    for text in [":)", ":-)", "10:30", "a:hea", "x@a", ":h", "and/or /help"] {
      driver.type(text)
      #expect(driver.screen.completionView == nil, "\(text)")
      driver.press("Ctrl-c")
    }
  }

  @Test("puts an emoji in the place of its name")
  func emoji() {
    var driver = driver()
    driver.type("I :heart")
    #expect(list(driver, 3).contains("❤️"))
    driver.press("Enter")
    #expect(text(driver) == "I ❤️ ")
    driver.type(":tada:")
    driver.press("Tab")
    #expect(text(driver) == "I ❤️ 🎉 ")
    driver.press("Backspace", "Backspace")
    #expect(text(driver) == "I ❤️ ")
  }

  @Test("Tab opens it again, or with less than it takes by itself")
  func tab() {
    var driver = driver()
    driver.type("@ad")
    driver.press("Esc")
    #expect(driver.screen.completionView == nil && driver.screen.focus == .composer)
    driver.type("a")
    #expect(driver.screen.completionView == nil)
    driver.press("Tab")
    #expect(driver.screen.completing.offers.map(\.text) == ["Ada Lovelace"])
    driver.press("Ctrl-c")
    #expect(driver.screen.completionView == nil && text(driver) == "@ada")
    driver.press("Ctrl-c")
    driver.type(":h")
    driver.press("Tab")
    #expect(driver.screen.completionView != nil)
    driver.press("Backspace", "Backspace")
    #expect(driver.screen.completionView == nil)
  }

  @Test("Tab goes to the banner where there is nothing to complete")
  func banner() {
    var driver = driver()
    driver.chat(.banner(Banner(.warning, "Look", duration: .endless)))
    driver.wait(1_000)
    driver.type("word @ad")
    driver.press("Tab")
    #expect(text(driver) == "word @Ada Lovelace " && !driver.screen.hasBannerFocus)
    driver.press("Tab")
    #expect(driver.screen.hasBannerFocus)
    driver.press("Tab")
    driver.type("@")
    driver.press("Esc")
    #expect(driver.screen.banners.shown != nil && driver.screen.completionView == nil)
    driver.press("Esc")
    driver.wait(1_000)
    #expect(driver.screen.banners.shown == nil)
  }

  @Test("a click accepts, the wheel goes through it")
  func mouse() {
    var driver = driver()
    driver.type("@")
    driver.mouse(.wheelDown, 9, 5)
    #expect(driver.screen.completing.chosen == 1)
    driver.mouse(.wheelUp, 9, 5)
    driver.mouse(.wheelUp, 9, 5)
    #expect(driver.screen.completing.chosen == 0)
    let row = driver.row(of: "@Charles") ?? 0
    driver.click(row, 5)
    #expect(text(driver) == "@Charles Babbage " && driver.screen.focus == .composer)
  }

  @Test("refuses what would go over the limit, whole")
  func limit() {
    var driver = driver()
    driver.chat(.composer(ComposerUpdate(limit: .set(8))))
    driver.type("@ad")
    driver.press("Tab")
    #expect(text(driver) == "@ad" && driver.screen.completionView != nil)
  }

  @Test("Up and Down are the field's where nothing is offered, and in what is recalled")
  func recall() {
    var driver = driver()
    driver.type("first")
    driver.press("Enter")
    driver.type("@ada")
    driver.press("Esc", "Enter", "Ctrl-p")
    #expect(text(driver) == "@ada" && driver.screen.completionView == nil)
    driver.press("Up")
    #expect(text(driver) == "first")
  }

  @Test("has an embedder's completers, with prefixes of any length")
  func embedder() {
    var configuration = ChatScreenConfiguration()
    configuration.completers += [
      Completer(CompletionTrigger(">>"), .listed { _ in [Completion("quote", detail: "own")] }),
      Completer(CompletionTrigger("!!"), .asked("macros")),
    ]
    var driver = driver(configuration: configuration)
    driver.type("a >>q")
    #expect(list(driver, 1).hasPrefix(" │ >>quote  own │ "))
    driver.press("Tab")
    driver.type("!!")
    #expect(driver.takeServices() == [.complete(CompletionQuery(prefix: "macros", filter: ""))])
    #expect(list(driver, 1).hasPrefix(" │ Looking… │ "))
    driver.type("x")
    let query = CompletionQuery(prefix: "macros", filter: "x")
    let answer = CompletionAnswer(query, [Completion("x\u{1B}[2Jy\nz")])
    driver.handle([.completed(answer)], at: driver.now)
    driver.press("Tab")
    #expect(text(driver) == "a >>quote !!x␛[2Jy z ")
  }

  @Test("goes on behind a folder")
  func folders() {
    var driver = driver()
    driver.type("/attach ~/D")
    #expect(
      driver.takeServices().last == .complete(CompletionQuery(prefix: "attach", filter: "~/D")))
    let answer = CompletionAnswer(
      CompletionQuery(prefix: "attach", filter: "~/D"),
      [Completion("~/Docs/", isPartial: true), Completion("~/D.png")])
    driver.handle([.completed(answer)], at: driver.now)
    driver.press("Tab")
    #expect(text(driver) == "/attach ~/Docs/" && driver.screen.composer.draft.tokens == [])
    #expect(
      driver.takeServices() == [.complete(CompletionQuery(prefix: "attach", filter: "~/Docs/"))])
    let next = CompletionAnswer(
      CompletionQuery(prefix: "attach", filter: "~/Docs/"), [Completion("~/Docs/a b.txt")])
    driver.handle([.completed(next)], at: driver.now)
    driver.press("Enter")
    #expect(text(driver) == "/attach ~/Docs/a b.txt ")
    driver.press("Enter")
    #expect(driver.services == [.attach(paths: ["~/Docs/a b.txt"], pasted: nil)])
  }

  @Test("is not there in a search, in panels, in reading")
  func elsewhere() {
    var driver = driver()
    driver.press("Esc", "/")
    driver.type("@a")
    #expect(driver.screen.completionView == nil)
    driver.press("Esc", "Esc")
    driver.type("@")
    driver.press("F1")
    #expect(driver.screen.completionView == nil)
    driver.press("Up", "Esc")
    #expect(driver.screen.completionView == nil && driver.screen.panel == nil)
  }
}
