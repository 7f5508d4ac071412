import Testing

@testable import TermChat

@Suite("States of messages")
struct StateTests {
  @Test("look different, whatever the bubble")
  func looks() {
    for style in [BubbleStyle.outline, .fill] {
      let blocks = Blocks(columns: 40, style: .standard.with(style))
      let pictures = DeliveryStatus.allCases.map { status in
        let message = Message(from: "me", Text("x"), delivery: Delivery(status))
        return blocks.surface([blocks.block(message, side: .outgoing)]).ansi
      }
      #expect(Set(pictures).count == DeliveryStatus.allCases.count, "\(style.name)")
    }
    let mono = Blocks(columns: 40, theme: .mono)
    let pictures = [DeliveryStatus.sending, .sent, .delivered, .read, .failed].map { status in
      let message = Message(from: "me", Text("x"), delivery: Delivery(status))
      return mono.surface([mono.block(message, side: .outgoing)]).ansi
    }
    #expect(Set(pictures).count == 5)
  }

  @Test("thousands of reactions take a line, and thousands of people a number")
  func reactions() {
    for columns in [1, 3, 8, 12, 20, 30, 80] {
      for style in BubbleStyle.all {
        var message = Message(id: "1", from: "bo", Text("x"))
        for index in 0..<10_000 {
          message.reactions.append(Reaction("e\(index)", from: ["cy"]))
        }
        let blocks = Blocks(columns: columns, style: .standard.with(style))
        let block = blocks.block(message)
        #expect(block.rows.count <= 12, "\(columns) \(style.name)")
        message.reactions = [Reaction("👍", from: (0..<10_000).map { "\($0)" } + ["me"])]
        let many = blocks.block(message)
        if columns >= 30 { #expect(blocks.picture(many).contains("[👍 10001]"), "\(style.name)") }
      }
    }
  }

  @Test("answers to themselves, to the unknown and to what went say so")
  func replies() {
    var driver = ScreenDriver(60, 24)
    driver.chat(.message(Message(id: "1", from: "bo", Text("myself"), replyTo: "1")))
    driver.chat(.message(Message(id: "2", from: "bo", Text("?"), replyTo: "none")))
    #expect(driver.row(of: "▎ bo: myself") != nil && driver.row(of: "▎ deleted message") != nil)
    driver.chat(.remove(id: "1"))
    #expect(driver.row(of: "myself") == nil)
  }

  @Test(
    "names of any make are drawn in their place",
    arguments: [
      "e" + String(repeating: "\u{301}", count: 300), "שלום עולם", "محمد", "\u{202E}evil", "",
      "\u{0}\u{1B}[31m", "👨‍👩‍👧‍👦 Familie", String(repeating: "long ", count: 1_000), "\n\n", "日本",
    ])
  func names(name: String) {
    for columns in [1, 2, 3, 8, 20, 40, 80] {
      var driver = ScreenDriver(columns, 20)
      driver.chat(.user(SenderUpdate(id: "bo", name: .set(name))))
      driver.chat(.message(Message(id: "1", from: "bo", Text(name + "!"))))
      driver.chat(.message(Message(id: "2", from: "me", Text("x"), replyTo: "1")))
      driver.chat(.typing(from: "bo", on: true))
      #expect(driver.lines.count == 20)
      let filter = GlyphFilter()
      for line in driver.lines {
        #expect(filter.line(line).columns <= columns, "\(columns) \(line)")
      }
      if columns == 80 { #expect(driver.row(of: "╭") != nil && driver.row(of: "└") != nil) }
    }
  }

  @Test("a word of a megabyte is walked through like any text")
  func megabyte() {
    var driver = ScreenDriver(80, 24)
    driver.chat(.history(Page(.older, [], more: false)))
    driver.chat(
      .message(Message(id: "1", from: "bo", Text(String(repeating: "x", count: 1 << 20)))))
    driver.press("PageUp", "PageUp", "Ctrl-Home", "PageDown", "Ctrl-End")
    #expect(driver.row(of: "xxx") != nil)
    driver.resize(20, 10)
    #expect(driver.row(of: "xxx") != nil && driver.screen.view.cache.rows < 2_000)
  }

  @Test("contradictions are drawn")
  func contradictions() {
    var driver = ScreenDriver(60, 30)
    var message = Message(id: "1", from: "bo", Text("x"), delivery: Delivery(.failed, reason: ""))
    message.editedAt = Instant(milliseconds: .min)
    message.at = Instant(milliseconds: .max / 4)
    message.react("", from: "me", on: true)
    driver.chat(.message(message), .message(Message(id: "", from: "", Text("nobody's"))))
    driver.chat(.message(Message(id: "2", from: "me", Notice("a notice of mine"))))
    #expect(driver.row(of: "x") != nil && driver.row(of: "a notice of mine") != nil)
  }
}
