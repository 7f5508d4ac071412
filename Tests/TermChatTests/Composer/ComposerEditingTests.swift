import Testing

@testable import TermChat

@Suite("Editing in the input bar")
struct ComposerEditingTests {
  private func text(_ driver: ScreenDriver) -> String { driver.screen.composer.draft.text }

  @Test("shares what was cut between the draft and a search")
  func kills() {
    var driver = ScreenDriver()
    driver.type("cut this")
    driver.press("Ctrl-u", "Esc", "/", "Ctrl-y")
    #expect(driver.screen.searchLine?.text == "cut this")
    driver.press("Ctrl-w", "Esc", "i", "Ctrl-y")
    #expect(text(driver) == "this")
    driver.press("Alt-y")
    #expect(text(driver) == "cut this")
  }

  @Test("does not join cuts when another key came between")
  func joins() {
    var driver = ScreenDriver()
    driver.type("a b c")
    driver.press("Ctrl-w", "PageUp", "Ctrl-w", "Ctrl-y")
    #expect(text(driver) == "a b ")
  }

  @Test("brings back by undo what Ctrl-c cleared, and says when there is nothing")
  func undo() {
    var driver = ScreenDriver()
    driver.type("draft")
    driver.press("Ctrl-c", "Ctrl-_")
    #expect(text(driver) == "draft")
    driver.press("Ctrl-_", "Ctrl-_")
    #expect(driver.row(of: "Nothing to undo") != nil && text(driver).isEmpty)
    driver.press("Enter")
    driver.type("sent")
    driver.press("Enter", "Ctrl-_")
    #expect(text(driver).isEmpty)
  }

  @Test("keeps the column over short lines, then goes on to what was sent")
  func lines() {
    var driver = ScreenDriver(20, 18)
    driver.type("sent")
    driver.press("Enter")
    driver.type("a long line\nab\nanother line")
    driver.press("Up", "Up")
    #expect(driver.screen.composer.draft.caret == 11)
    driver.press("Down", "Down")
    #expect(driver.screen.composer.draft.caret == 27)
    driver.press("Up", "Up", "Up")
    #expect(text(driver) == "sent")
    driver.press("Down")
    #expect(text(driver) == "a long line\nab\nanother line")
  }

  @Test("edits the last own message by Up in an empty field, and leaves it unchanged by Down")
  func editLast() {
    var driver = ScreenDriver(60, 20)
    driver.play(
      """
      {"type":"message","id":"1","from":"me","text":"First"}
      {"type":"message","id":"2","from":"bo","text":"Theirs"}
      {"type":"message","id":"3","from":"me","text":"Lost","status":"failed"}
      """)
    driver.press("Up")
    #expect(text(driver) == "First" && driver.screen.composer.purpose == .edit(id: "1"))
    #expect(driver.row(of: "Edit me: First") != nil)
    // There is no older one.
    driver.press("Up")
    #expect(text(driver) == "First" && driver.screen.composer.purpose == .edit(id: "1"))
    driver.press("Down")
    #expect(text(driver).isEmpty && driver.screen.composer.purpose == .message)
    driver.press("Up")
    driver.type("!")
    driver.press("Up")
    #expect(text(driver) == "First!")
    driver.press("Enter")
    #expect(driver.requests == [.edit(id: "1", text: "First!")])
  }

  @Test("closes by Esc what the caret stands in, and then the banner", arguments: ["Ctrl-r", "F4"])
  func closing(key: String) {
    var driver = ScreenDriver(60, 20)
    driver.type("sent")
    driver.press("Enter")
    driver.chat(.banner(Banner(.warning, "Look")))
    driver.wait(1_000)
    driver.press(key, "Esc")
    #expect(driver.screen.historySearch == nil && driver.screen.openTab == nil)
    #expect(driver.screen.banners.shown?.isOpen == true)
    driver.press("Esc")
    #expect(driver.screen.banners.shown?.isOpen != true && driver.screen.focus == .composer)
  }

  @Test("keeps what was written for a message that goes, and drops what wasn't changed")
  func lost() {
    for (typed, left) in [(" changed", "First changed"), ("", "")] {
      var driver = ScreenDriver(60, 20)
      driver.play(#"{"type":"message","id":"1","from":"me","text":"First"}"#)
      driver.press("Up")
      driver.type(typed)
      driver.play(#"{"type":"remove","id":"1"}"#)
      #expect(text(driver) == left && driver.screen.composer.purpose == .message)
    }
  }

  @Test("goes back by Ctrl-c from what was recalled, and out of an answer, before it asks to quit")
  func interrupted() {
    var driver = ScreenDriver(60, 20)
    driver.play(#"{"type":"message","id":"1","from":"bo","text":"Theirs"}"#)
    driver.type("sent")
    driver.press("Enter")
    driver.type("new")
    driver.press("Ctrl-p", "Ctrl-c")
    #expect(text(driver) == "new")
    driver.press("Ctrl-c")
    #expect(text(driver) == "")
    driver.press("Esc", "k", "k", "r")
    #expect(driver.screen.composer.purpose == .reply(to: "1"))
    driver.press("Ctrl-c")
    #expect(driver.screen.composer.purpose == .message && driver.screen.quitDeadline == nil)
  }

  @Test("recalls what was sent by Up where nothing can be edited, by Ctrl-p always")
  func recall() {
    var configuration = ChatScreenConfiguration()
    configuration.history = ["older", "old"]
    var driver = ScreenDriver(configuration: configuration)
    driver.press("Up")
    #expect(text(driver) == "old")
    driver.press("Alt-<")
    #expect(text(driver) == "older")
    driver.press("Alt->")
    driver.type("new")
    driver.press("Enter", "Ctrl-p")
    #expect(text(driver) == "new" && driver.screen.composer.purpose == .message)
  }

  @Test("tells what was sent once, commands too, and what was typed comes back")
  func remember() {
    var driver = ScreenDriver()
    for text in ["one", "one", "  "] {
      driver.type(text)
      driver.press("Enter")
    }
    driver.press("Ctrl-u")
    driver.type("unsent")
    driver.press("Ctrl-p", "Enter")
    #expect(text(driver) == "unsent")
    driver.press("Ctrl-c")
    driver.type("/quit")
    driver.press("Enter")
    let kept = driver.effects.compactMap { effect -> String? in
      if case .serve(.remember(let text)) = effect { text } else { nil }
    }
    #expect(kept == ["one", "/quit"])
  }

  @Test(
    "draws long drafts on any size",
    arguments: [(1, 1), (1, 9), (2, 3), (3, 8), (20, 9), (40, 10), (80, 24), (80, 1)])
  func sizes(columns: Int, rows: Int) {
    var driver = ScreenDriver(columns, rows)
    driver.type("some words, 日本語の文 e\u{301}t cetera 👍🏽 and aVeryLongWordWithoutAnyBreak\n\nlast")
    for key in [
      "Up", "Up", "Ctrl-a", "Ctrl-e", "Alt-b", "Ctrl-t", "Alt-u", "Down", "Ctrl-x", "Esc",
    ] {
      driver.press(key)
      let frame = driver.screen.draw()
      #expect(driver.lines.count == rows)
      if let cursor = frame.cursor {
        #expect(0..<rows ~= cursor.row && 0..<columns ~= cursor.column, "\(key)")
      }
    }
  }

  @Test("stands where it is typed on narrow screens")
  func narrow() {
    func field(_ columns: Int, _ rows: Int, _ text: String) -> [String] {
      var driver = ScreenDriver(columns, rows)
      driver.type(text)
      return Array(driver.lines[driver.screen.areas.composer.rows])
    }
    #expect(field(1, 1, "abc") == ["›"])
    #expect(field(3, 3, "abc") == ["› c"])
    #expect(field(4, 9, "abc") == ["────", "› a", "  b", "  c"])
    #expect(field(20, 1, "some words") == ["› some words       ↵"])
    #expect(
      field(20, 9, "some words that wrap") == [
        "────────────────────", "› some words that", "  wrap             ↵",
      ])
    #expect(field(12, 9, "日本語の文 e\u{301}t") == ["────────────", "› 日本語の", "  文 ét"])
  }
}

@Suite("Searching what was sent, in the input bar")
struct HistoryScreenTests {
  private func driver() -> ScreenDriver {
    var configuration = ChatScreenConfiguration()
    configuration.history = ["make tea", "Drink café au lait", "make coffee"]
    var driver = ScreenDriver(40, 8, configuration: configuration)
    driver.type("draft")
    driver.press("Ctrl-r")
    return driver
  }

  @Test("shows the newest find with what was looked for lit")
  func shows() {
    var driver = driver()
    #expect(driver.lines[6].hasSuffix(" history ─") && driver.lines[7] == "› draft")
    driver.type("CAFE")
    #expect(driver.lines[6].hasSuffix(" history: CAFE ─"))
    #expect(driver.lines[7] == "› Drink café au lait")
    let surface = driver.screen.draw().surface
    let match = driver.screen.appearance.theme.match
    let lit = (0..<40).filter {
      surface[7, $0].style == match
    }
    #expect(lit == Array(8..<12))
    driver.type("x")
    #expect(driver.lines[6].hasSuffix(" history: CAFEx, not found ─"))
  }

  @Test("takes the find into the field and sends nothing", arguments: ["Enter", "Tab", "Right"])
  func accept(key: String) {
    var driver = driver()
    driver.type("make")
    driver.press("Ctrl-r", key)
    #expect(driver.screen.composer.draft.marked == "make tea|" && driver.requests.isEmpty)
    driver.press("Ctrl-_")
    #expect(driver.screen.composer.draft.text == "draft")
  }

  @Test("says so when there is no room for the find")
  func full() {
    var driver = driver()
    driver.chat(.composer(ComposerUpdate(limit: .set(7))))
    driver.type("make")
    driver.press("Enter")
    #expect(driver.screen.composer.draft.text == "draft")
    #expect(driver.row(of: "At most 7 characters") != nil)
  }

  @Test("brings back what was there", arguments: ["Esc", "Ctrl-g", "Ctrl-c"])
  func leave(key: String) {
    var driver = driver()
    driver.type("make")
    driver.press(key)
    #expect(driver.lines[7].hasPrefix("› draft   ") && driver.screen.historySearch == nil)
    #expect(driver.screen.focus == .composer && !driver.hasQuit)
  }

  @Test("ends when the keys or the field go elsewhere")
  func ends() {
    let ways: [(inout ScreenDriver) -> Void] = [
      { $0.click(1, 2) }, { $0.press("F3") }, { $0.press("F4") },
      { $0.chat(.composer(ComposerUpdate(isEnabled: .set(false)))) },
      { $0.chat(.composer(ComposerUpdate(button: .set("Join")))) },
    ]
    for (index, way) in ways.enumerated() {
      var driver = driver()
      driver.type("make")
      way(&driver)
      #expect(driver.screen.historySearch == nil, "\(index)")
      #expect(driver.screen.composer.draft.text == "draft", "\(index)")
    }
  }

  @Test("goes to older and newer ones, and says when nothing was ever sent")
  func steps() {
    var driver = driver()
    driver.type("make")
    driver.press("Ctrl-r")
    #expect(driver.lines[7] == "› make tea")
    driver.press("Ctrl-s")
    #expect(driver.lines[7] == "› make coffee")
    driver.handle([.paste(" te\nmore")], at: driver.now)
    #expect(driver.lines[7] == "› make tea")
    var empty = ScreenDriver()
    empty.press("Ctrl-r")
    #expect(empty.row(of: "Nothing was sent yet") != nil)
  }
}

@Suite("Text from right to left")
struct BidirectionalDraftTests {
  private static let texts = [
    "שלום עולם", "مَرْحَبًا بِالْعَالَم", "abc שלום 123 def", "(שלום) — مرحبا!", "\u{5E9}\u{5C1}\u{5B8}לום",
  ]

  @Test("is sent byte for byte as it was typed", arguments: texts)
  func sent(text: String) {
    var driver = ScreenDriver(20, 10)
    for character in text { driver.type(String(character)) }
    driver.press(
      "Ctrl-a", "Right", "Right", "Ctrl-t", "Ctrl-_", "Alt-f", "Ctrl-k", "Ctrl-y", "Enter")
    guard case .send(_, let sent, _, _) = driver.requests.last else {
      Issue.record("nothing was sent")
      return
    }
    #expect(Array(sent.utf8) == Array(text.utf8))
  }

  @Test("is moved over cluster by cluster in the order of reading", arguments: texts)
  func moves(text: String) {
    var draft = Draft(text)
    draft.layOut(columns: 40, filter: GlyphFilter(), lines: 6)
    var columns: [Int] = []
    for caret in (0...draft.characters.count) {
      draft.move(to: caret)
      columns.append(draft.caretPlace.column)
    }
    #expect(columns == columns.sorted() && columns.last == text.count)
    for _ in text { draft.delete(.backward) }
    #expect(draft.isEmpty)
  }
}
