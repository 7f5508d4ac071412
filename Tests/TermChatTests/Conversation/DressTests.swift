import TestSupport
import Testing

@testable import TermChat

@Suite("A dressed conversation")
struct DressTests {
  private func picture(
    _ columns: Int, _ rows: Int, _ script: String, _ change: (inout ConversationStyle) -> Void
  ) -> String {
    var configuration = ChatScreenConfiguration()
    change(&configuration.style)
    var driver = ScreenDriver(columns, rows, configuration: configuration)
    driver.play(script)
    #expect(driver.diagnostics.isEmpty)
    return driver.picture
  }

  private static let talk = """
    {"type":"user","id":"bo","name":"Bo"}
    {"type":"message","id":"1","from":"bo","text":"Hello"}
    {"type":"message","id":"2","from":"bo","text":"Are you there?"}
    {"type":"message","id":"3","from":"me","text":"Yes"}
    {"type":"message","id":"4","from":"me","text":"Now I am","status":"delivered"}
    """

  @Test("has labels, accessories and bubbles message by message")
  func dress() {
    let picture = picture(44, 27, Self.talk) { style in
      style.dress = { style, context in
        if context.side == .outgoing {
          style.bubble = .simple
          style.accessory = Label("⟳")
          style.messageBottomLabel = context.decoration.role.endsRun ? Label("Delivered") : nil
        } else {
          style.accessory = Label("›")
          style.accessoryPosition = .messageTop
          style.cellTopLabel = context.message.id == "1" ? Label("Today") : nil
          style.cellBottomLabel = Label("seen by \(context.sender.name)")
        }
      }
    }
    #expect(
      picture == """
         TermChat                           F1 help





              ──── Thursday, Jan 01 2026 ────
                           Today
               Bo
             ╭──────────────╮
             │ Hello  09:00 │ ›
             └──────────────╯
               seen by Bo
             ┌───────────────────────╮
         B   │ Are you there?  09:00 │ ›
             └───────────────────────╯
               seen by Bo

                                   ┌──────────────┐
                                 ⟳ │ Yes  09:00 ✓ │
                                   └──────────────┘
                             ┌────────────────────┐
                           ⟳ │ Now I am  09:00 ✓✓ │
                             └────────────────────┘
                                        Delivered
        ────────────────────────────────────────────
        › Message
        """)
  }

  @Test("may have all messages on one side, avatars high and at the top")
  func leading() {
    let picture = picture(44, 27, Self.talk) { style in
      style.avatarPosition = AvatarPosition(.leading, .messageLabelTop)
      style.avatarSize = Size(rows: 3, columns: 6)
      style.dress = { style, context in style.messageTopLabel = Label(context.sender.name) }
    }
    #expect(
      picture == """
         TermChat                           F1 help





              ──── Thursday, Jan 01 2026 ────
                 Bo
               ╭──────────────╮
               │ Hello  09:00 │
               └──────────────╯
                 Bo
          B    ┌────────────────╮
               │ Are you there? │
               │          09:00 │
               └────────────────╯

                 me
               ╭──────────────╮
               │ Yes  09:00 ✓ │
               └──────────────╯
                 me
          M    ┌────────────────────╮
               │ Now I am  09:00 ✓✓ │
               └────────────────────╯
        ────────────────────────────────────────────
        › Message
        """)
  }

  @Test("may show own avatars on the other side")
  func both() {
    let picture = picture(44, 22, Self.talk) { style in
      style.outgoingAvatarSize = Size(rows: 1, columns: 2)
      style.decorator = Decorator { context in
        var decoration = Decorator.standard.decorate(context)
        decoration.showsAvatar = true
        decoration.showsDay = false
        return decoration
      }
    }
    #expect(
      picture == """
         TermChat                           F1 help





               Bo
             ╭──────────────╮
         B   │ Hello  09:00 │
             └──────────────╯
             ┌───────────────────────╮
         B   │ Are you there?  09:00 │
             └───────────────────────╯

                                 ╭──────────────╮
                                 │ Yes  09:00 ✓ │ M
                                 ╰──────────────┘
                           ╭────────────────────┐
                           │ Now I am  09:00 ✓✓ │ M
                           ╰────────────────────┘
        ────────────────────────────────────────────
        › Message
        """)
  }

  @Test("survives any dress on any screen")
  func absurd() {
    for seed: UInt64 in 0..<150 {
      var random = Randomness(seed: seed)
      let numbers = (0..<8).map { _ in
        [-9, -1, 0, 1, 2, 5, 40, 1_000_000].randomElement(using: &random) ?? 0
      }
      let vertical = VerticalPosition.allCases.randomElement(using: &random) ?? .cellTop
      let horizontal = AvatarPosition.Horizontal.allCases.randomElement(using: &random) ?? .natural
      let ratio = [0, -1, 0.5, 9, .nan, .infinity].randomElement(using: &random) ?? 1
      let texts = ["", "\n", "日本", "\u{1B}[31m", String(repeating: "long ", count: 99), "\u{301}"]
      let text = texts.randomElement(using: &random) ?? ""
      var configuration = ChatScreenConfiguration()
      configuration.style.maxWidthRatio = ratio
      configuration.style.mostColumns = numbers[0]
      configuration.style.avatarSize = Size(rows: numbers[1], columns: numbers[2])
      configuration.style.avatarPosition = AvatarPosition(horizontal, vertical)
      configuration.style.dress = { style, context in
        style.avatarSize = Size(rows: numbers[3], columns: numbers[4])
        style.accessory = Label(text)
        style.accessoryPosition = vertical
        style.cellTopLabel = Label(text)
        style.messageTopLabel = Label(text)
        style.messageBottomLabel = Label(text)
        style.cellBottomLabel = Label(text)
        style.showsTime = context.side == .incoming
      }
      let gap = numbers[5]
      configuration.style.decorator = Decorator { _ in
        var decoration = Decoration()
        decoration.gap = gap
        decoration.showsAvatar = true
        decoration.showsName = true
        decoration.showsDay = true
        return decoration
      }
      let size = random.size()
      var driver = ScreenDriver(size.columns, size.rows, configuration: configuration)
      driver.play(Self.talk)
      driver.press("Ctrl-Home", "Esc", "k", "v", "t")
      #expect(driver.lines.count == size.rows)
      driver.resize(80, 24)
      #expect(
        driver.lines.allSatisfy { Picturing().context(1).appearance.filter.line($0).columns <= 80 })
    }
  }
}

@Suite("Replacing the decorator")
struct DecoratorTests {
  private func roles(_ decorator: Decorator, _ seconds: [Int64]) -> [Decoration] {
    var conversation = Conversation()
    var time = ScreenDriver.start
    for (index, pause) in seconds.enumerated() {
      time = time + pause * 1_000
      conversation.timeline.receive(
        Message(id: "\(index)", from: "bo", at: time, Text("x")), at: time)
    }
    return conversation.timeline.entries.indices.map {
      conversation.decorated(at: $0, by: decorator, zone: .utc, names: .english).decoration
    }
  }

  @Test("a pause parts messages, and ends the run where that is wanted")
  func pauses() {
    let seconds: [Int64] = [0, 10, 11, 120, 121]
    #expect(roles(.standard, seconds).map(\.gap) == [0, 0, 0, 0, 1])
    #expect(roles(.standard, seconds).map(\.role) == [.first, .middle, .middle, .middle, .last])
    let short = Decorator.standard(runGap: 10_000)
    #expect(roles(short, seconds).map(\.gap) == [0, 0, 1, 1, 1])
    let ends = Decorator.standard(runGap: 10_000, pauseEndsRun: true)
    #expect(roles(ends, seconds).map(\.role) == [.first, .last, .single, .single, .single])
    #expect(roles(ends, seconds).map(\.showsName) == [true, false, true, true, true])
    #expect(roles(ends, seconds).map(\.showsAvatar) == [false, true, true, true, true])
  }

  @Test("own rules take the place of the standard ones")
  func own() {
    var configuration = ChatScreenConfiguration()
    configuration.style.decorator = Decorator { context in
      var decoration = Decoration()
      decoration.gap = context.older == nil ? 0 : 2
      decoration.showsName = context.newer == nil
      return decoration
    }
    var driver = ScreenDriver(40, 14, configuration: configuration)
    driver.chat(page(2, "a"))
    #expect(driver.row(of: "Jan") == nil)
    #expect(driver.lines.filter { $0.contains("bo") }.count == 1)
    #expect(driver.row(of: "a1").map { $0 - (driver.row(of: "a0") ?? 0) } == 6)
  }

  @Test("corners follow neighbours that come, go and change their places")
  func corners() {
    var configuration = ChatScreenConfiguration()
    configuration.style = .standard.with(.grouped)
    var driver = ScreenDriver(40, 30, configuration: configuration)
    let corners = { (driver: ScreenDriver) in
      driver.lines.compactMap { line in line.first { "╭┌╰└".contains($0) }.map(String.init) }
        .joined()
    }
    driver.chat(page(2, "b"))
    #expect(corners(driver) == "╭└┌╰")
    driver.chat(page(1, "a"))
    #expect(corners(driver) == "╭└┌└┌╰")
    driver.chat(.message(Message(id: "c", from: "bo", Text("c"))))
    #expect(corners(driver) == "╭└┌└┌└┌╰")
    driver.chat(.remove(id: "b0"))
    #expect(corners(driver) == "╭└┌└┌╰")
    driver.chat(.remove(id: "a0"), .remove(id: "c"))
    #expect(corners(driver) == "╭╰")
    driver.chat(.message(Message(id: "b1", from: "cy", Text("replaced"))))
    driver.chat(.message(Message(id: "d", from: "bo", Text("d"))))
    #expect(corners(driver) == "╭╰╭╰")
    driver.chat(page(1, "0", from: "cy"))
    #expect(corners(driver) == "╭└┌╰╭╰")
  }
}

@Suite("The unread line")
struct UnreadTests {
  private func text(_ id: String, from: String = "bo") -> ChatEvent {
    .message(Message(id: id, from: from, Text("text \(id)")))
  }

  private func below(_ driver: ScreenDriver) -> String? {
    guard let row = driver.row(of: "── unread ──") else { return nil }
    return driver.lines[(row + 1)...].first { $0.contains("text ") }
      .flatMap { $0.split(separator: " ").first { $0.count == 1 && "0"..."9" ~= $0 } }
      .map(String.init)
  }

  @Test("stands above the first message that came while the window lacked the focus")
  func focus() {
    var driver = ScreenDriver(40, 30)
    driver.chat(text("0"))
    driver.handle([.focused(false)], at: driver.now)
    driver.chat(text("1"), text("2"))
    #expect(below(driver) == "1")
    driver.handle([.focused(true)], at: driver.now)
    #expect(below(driver) == "1")
    driver.chat(text("3"))
    #expect(below(driver) == "1")
    driver.handle([.focused(false)], at: driver.now)
    driver.chat(text("4"))
    #expect(below(driver) == "4")
    driver.chat(text("5"))
    #expect(below(driver) == "4")
    // The line is the next one's when its message goes.
    driver.chat(.remove(id: "4"))
    #expect(below(driver) == "5")
    driver.chat(.remove(id: "5"))
    #expect(driver.row(of: "unread") == nil)
    driver.chat(text("6"))
    #expect(below(driver) == "6")
    driver.handle([.focused(true)], at: driver.now)
    driver.type("hi")
    driver.press("Enter")
    #expect(driver.row(of: "unread") == nil)
  }

  @Test("stands where the reader who is elsewhere will come to it")
  func elsewhere() {
    var driver = ScreenDriver(40, 14)
    driver.chat(page(10, "p"))
    driver.press("PageUp")
    driver.chat(text("1"), .message(Message(from: "", Notice("n"))), text("2"))
    #expect(driver.row(of: "unread") == nil)
    driver.press("Ctrl-End")
    #expect(below(driver) == "1")
    driver.press("PageUp")
    driver.chat(text("3"))
    driver.press("Ctrl-End")
    #expect(below(driver) == "3")
    driver.chat(.message(Message(id: "x", from: "me", Text("from another place"))))
    #expect(driver.row(of: "unread") == nil)
  }

  @Test("never takes the cursor, nor does a notice or a day")
  func cursor() {
    var driver = ScreenDriver(40, 40)
    driver.chat(text("0"))
    driver.handle([.focused(false)], at: driver.now)
    driver.chat(.message(Message(from: "", Notice("note"))), text("1"))
    driver.press("Esc")
    var seen: [String] = []
    for _ in 0..<4 {
      driver.press("k")
      seen.append(driver.screen.view.interaction.cursor ?? "-")
    }
    #expect(Set(seen).isSubset(of: ["0", "1"]) && seen.contains("0"))
  }
}
