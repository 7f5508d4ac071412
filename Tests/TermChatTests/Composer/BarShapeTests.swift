import Testing

@testable import TermChat

@Suite("The input bar's shape")
struct BarShapeTests {
  private func bar(_ driver: ScreenDriver) -> String {
    driver.lines[driver.screen.areas.composer.rows].joined(separator: "\n")
  }

  @Test("tells by a sign what Enter does")
  func sendSign() {
    var driver = ScreenDriver(24, 8)
    #expect(bar(driver) == "\(rule(24))\n› Message")
    driver.type(" ")
    #expect(bar(driver) == "\(rule(24))\n›                      ↵")
    #expect(driver.style(of: "↵") == driver.screen.appearance.theme.quiet)
    driver.type("hi")
    #expect(bar(driver) == "\(rule(24))\n›  hi                  ↵")
    #expect(driver.style(of: "↵") == driver.screen.appearance.theme.prompt)
    driver.click(7, 22)
    #expect(driver.requests.isEmpty)
    driver.click(7, 23)
    #expect(driver.requests == [.send(id: "me-1", text: "hi")])
    #expect(bar(driver) == "\(rule(24))\n› Message")
  }

  @Test("shows at its edge what is scrolled out of sight")
  func scrolled() {
    var driver = ScreenDriver(24, 9)
    driver.type("1\n2\n3\n4")
    #expect(
      bar(driver) == """
        ────────────────────────
        › 2                   ↑
          3
          4                    ↵
        """)
    driver.press("Up", "Up", "Up")
    #expect(
      bar(driver) == """
        ────────────────────────
        › 1
          2
          3                   ↓↵
        """)
  }

  @Test("counts, warns near the limit and says what it refuses")
  func limit() {
    var driver = ScreenDriver(40, 10)
    driver.chat(.composer(ComposerUpdate(limit: .set(10))))
    driver.type("12345678")
    #expect(driver.style(of: "8/10") == driver.screen.appearance.theme.quiet)
    driver.type("9")
    #expect(driver.style(of: "9/10").attributes == .bold)
    driver.type("0")
    #expect(driver.style(of: "10/10") == driver.screen.appearance.theme.failure)
    driver.type("x")
    #expect(bar(driver).contains(" At most 10 characters ─"))
    driver.wait(Hint.duration)
    #expect(bar(driver).contains(" 10/10 ─"))
    driver.resize(40, 6)
    #expect(bar(driver) == "› 1234567890                     ↵ 10/10")
    driver.chat(.composer(ComposerUpdate(limit: .set(3))))
    driver.press("Enter")
    #expect(driver.requests.allSatisfy { $0 == .resize(Size(rows: 6, columns: 40)) })
  }

  @Test("spins while it is busy, and doesn't send")
  func busy() {
    var configuration = ChatScreenConfiguration()
    configuration.animates = true
    configuration.tellsTyping = false
    var driver = ScreenDriver(24, 8, configuration: configuration)
    driver.chat(.composer(ComposerUpdate(isBusy: .set(true))))
    #expect(bar(driver) == "\(rule(24))\n› Sending…             ⠋")
    #expect(driver.screen.nextDeadline == driver.now + 100)
    driver.wait(100)
    #expect(bar(driver) == "\(rule(24))\n› Sending…             ⠙")
    driver.type("hi")
    driver.press("Enter")
    #expect(bar(driver).contains("Still sending"))
    #expect(driver.requests.isEmpty && driver.screen.composer.draft.text == "hi")
    driver.chat(.composer(ComposerUpdate(isBusy: .set(false))))
    driver.wait(Hint.duration)
    #expect(driver.screen.nextDeadline == nil)
    driver.press("Enter")
    #expect(driver.requests == [.send(id: "me-1", text: "hi")])
  }

  @Test("sleeps while the spinner isn't drawn")
  func spinnerOutOfSight() {
    var configuration = ChatScreenConfiguration()
    configuration.animates = true
    configuration.history = ["sent"]
    var driver = ScreenDriver(24, 8, configuration: configuration)
    driver.chat(.composer(ComposerUpdate(isBusy: .set(true))))
    driver.press("F4")
    #expect(driver.screen.nextDeadline == nil)
    driver.press("Esc", "Ctrl-r")
    #expect(driver.screen.nextDeadline == nil)
    driver.press("Esc")
    #expect(driver.screen.nextDeadline == driver.now + 100)
    driver.resize(19, 8)
    #expect(driver.screen.nextDeadline == nil)
  }

  @Test("obeys a rule of the program's")
  func rule() {
    var configuration = ChatScreenConfiguration()
    configuration.canSend = { $0.start.hasSuffix("!") }
    var driver = ScreenDriver(24, 8, configuration: configuration)
    driver.type("hi")
    driver.press("Enter")
    #expect(driver.requests.isEmpty && driver.screen.composer.draft.text == "hi")
    driver.type("!")
    driver.press("Enter")
    #expect(driver.requests == [.send(id: "me-1", text: "hi!")])
  }

  @Test("is pressed by Enter, Space and a click where a button stands")
  func button() {
    var driver = ScreenDriver(24, 8)
    driver.type("draft")
    driver.chat(.composer(ComposerUpdate(button: .set("Join"))))
    #expect(bar(driver) == "\(rule(24))\n› [ Join ]")
    #expect(driver.screen.draw().cursor == nil)
    driver.press("Enter", "Space")
    driver.click(7, 4)
    let press = ChatRequest.press(id: nil, what: "composer", value: "Join")
    #expect(driver.requests == [press, press, press])
    driver.chat(.composer(ComposerUpdate(button: .clear)))
    #expect(bar(driver) == "\(rule(24))\n› draft                ↵")
  }

  @Test("has a row for the files of the draft")
  func strip() {
    var driver = ScreenDriver(40, 12)
    driver.attach(TermChat.Attachment(path: "/x/a.png", bytes: 34_500))
    #expect(
      bar(driver).split(separator: "\n").dropFirst().first == "[a.png 34 kB ×] [+]")
    driver.attach(TermChat.Attachment(path: "/x/notes.pdf", bytes: 1_240_000))
    driver.attach(TermChat.Attachment(path: "/x/b.txt", bytes: 12))
    #expect(
      bar(driver).split(separator: "\n").dropFirst().first
        == "‹ [b.txt 12 B ×]   [+]")
  }

  @Test("loses a file by a click on its cross, and the last one by a key")
  func remove() {
    var driver = ScreenDriver(60, 12)
    driver.attach(TermChat.Attachment(path: "/x/a.png", bytes: 34_500))
    driver.attach(TermChat.Attachment(path: "/x/b.txt", bytes: 12))
    let row = driver.row(of: "[a.png 34 kB ×] [b.txt 12 B ×] [+]") ?? 0
    driver.click(row, 13)
    #expect(driver.row(of: "[b.txt 12 B ×] [+]") == row)
    let left = driver.screen.composer.attachments.map { $0.attachment?.name }
    #expect(left == ["b.txt"])
    driver.press("Alt-x")
    #expect(driver.screen.composer.sendable == nil)
    #expect(driver.row(of: "[+]") == nil)
  }

  @Test("sends a file as what it is")
  func files() {
    var driver = ScreenDriver(60, 30)
    driver.attach(TermChat.Attachment(path: "/x/a.png", bytes: 34_500))
    driver.attach(TermChat.Attachment(path: "/x/notes.pdf", bytes: 1_240_000))
    driver.press("Enter")
    #expect(
      driver.requests == [
        .send(id: "me-1", text: "", attachments: ["/x/a.png"]),
        .send(id: "me-2", text: "", attachments: ["/x/notes.pdf"]),
      ])
    #expect(driver.row(of: "▤ notes.pdf") != nil && driver.row(of: "1.2 MB") != nil)
    #expect(driver.row(of: "▦") != nil)
  }

  @Test("takes who begins to write to the newest message, when that is wanted")
  func follows() {
    var configuration = ChatScreenConfiguration()
    configuration.followsOnWriting = true
    var driver = ScreenDriver(24, 8, configuration: configuration)
    driver.chat(page(40))
    driver.press("Esc", "g")
    #expect(driver.row(of: "p39") == nil)
    driver.press("i")
    #expect(driver.row(of: "p39") != nil)
  }

  private func rule(_ columns: Int) -> String { String(repeating: "─", count: columns) }
}

extension ScreenDriver {
  /// What a `composer` line with `attach` does.
  mutating func attach(_ file: TermChat.Attachment) {
    change { screen in
      let caret = screen.composer.draft.caret
      screen.composer.draft.replace(caret..<caret, with: "[\(file.name)]", as: .attachment(file))
      screen.composer.draft.insert(Character(" "))
    }
  }

  func style(of text: String) -> Style {
    let surface = screen.draw().surface
    guard let row = lines.lastIndex(where: { $0.contains(text) }),
      let start = lines[row].firstRange(of: text)?.lowerBound
    else { return .plain }
    let column = GlyphFilter().line(String(lines[row][..<start])).columns
    return surface[row, column].style
  }
}
