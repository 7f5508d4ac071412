import TestSupport
import Testing

@testable import TermChat

@Suite("A message laid out")
struct MessageLayoutTests {
  private func layout(_ columns: Int, ascii: Bool = false) -> MessageLayout {
    let appearance = Appearance(
      symbols: ascii ? .ascii : .unicode,
      filter: GlyphFilter(ascii ? GlyphForms(ascii: true) : .full))
    return MessageLayout(columns: columns, appearance: appearance, presenters: .standard)
  }

  private func message(_ text: String, _ random: inout Randomness) -> Message {
    let own = Bool.random(using: &random)
    var message = Message(id: "1", from: own ? "me" : "bo", Text(text))
    if own {
      message.delivery = Delivery(
        DeliveryStatus.allCases.randomElement(using: &random) ?? .sent, reason: "because",
        progress: .random(using: &random) ? 0.5 : nil)
    }
    if Bool.random(using: &random) { message.editedAt = Instant(milliseconds: 0) }
    for emoji in ["👍", "❤️", "🎉", "x"] where Bool.random(using: &random) {
      message.react(emoji, from: "cy", on: true)
    }
    return message
  }

  private func decorated(_ message: Message, _ random: inout Randomness) -> DecoratedMessage {
    let incoming = message.from == "bo"
    var decoration = Decoration()
    decoration.gap = 1
    decoration.showsName = incoming
    decoration.showsAvatar = incoming
    decoration.role = RunRole.allCases.randomElement(using: &random) ?? .single
    return DecoratedMessage(
      decoration: decoration, side: incoming ? .incoming : .outgoing,
      sender: Sender(id: message.from, name: "Bo Diddley of the very long name"),
      day: "Thursday, Jan 01 2026",
      quote: .random(using: &random) ? "Cy: a quote longer than most bubbles" : nil, time: "09:00")
  }

  private static let texts = [
    "", "x", "\n\n", "日本語テキスト", "e\u{301}\u{301}\u{301}", "👨‍👩‍👧👍🏽🇩🇪", "one two three four five",
    String(repeating: "long", count: 30), "a\tb", "\u{1B}[31m",
  ]

  @Test("is at most two thirds wide and never wider than the screen")
  func width() {
    for columns in 0...200 {
      var random = Randomness(seed: UInt64(columns))
      for text in Self.texts {
        let message = message(text, &random)
        let block = layout(max(1, columns)).block(message, decorated(message, &random))
        let rows = block.rows.dropFirst(block.lead).prefix(block.offsets.count)
        let widest = rows.map { $0.column + $0.cells.columns }.max() ?? 0
        let bubbles = rows.map { row in
          row.cells.columns - (row.column == 0 && columns >= 30 ? 5 : 0)
        }
        #expect(columns < 4 || widest <= columns, "\(columns) columns, \(text)")
        guard columns >= 20 else { continue }
        let room = columns >= 30 ? columns - 6 : columns
        #expect((bubbles.max() ?? 0) <= min(100, room * 2 / 3), "\(columns) columns, \(text)")
        #expect(Set(rows.filter { $0.column > 0 }.map { $0.cells.columns }).count <= 1)
      }
    }
  }

  @Test("loses the avatar, then the time, then the border on narrow screens")
  func degrade() {
    for (columns, avatar, time, border) in [
      (30, true, true, true), (29, false, true, true), (20, false, true, true),
      (19, false, false, true), (12, false, false, true), (11, false, false, false),
    ] {
      let text = TermChatTests.screen(
        columns, 12, #"{"type":"message","from":"zed","text":"hi"}"#)
      #expect(text.contains(" Z ") == avatar, "\(columns)")
      #expect(text.contains("09:00") == time, "\(columns)")
      #expect(text.contains("╭") == border, "\(columns)")
    }
  }

  @Test("says that it was edited wherever it shows the time")
  func edited() {
    for columns in 20...80 {
      var driver = ScreenDriver(columns, 16)
      driver.chat(.message(Message(id: "1", from: "me", Text("some text"))))
      driver.chat(.edit(id: "1", KindBox(Text("other text"))))
      #expect(driver.row(of: "edited") != nil && driver.row(of: "09:00 ✓") != nil, "\(columns)")
    }
  }

  @Test(
    "shows how far it has come",
    arguments: [
      (DeliveryStatus.sending, "09:00 ◌"), (.sent, "09:00 ✓ "), (.delivered, "09:00 ✓✓"),
      (.read, "09:00 ✓✓"), (.failed, "09:00 !"),
    ])
  func marks(status: DeliveryStatus, expected: String) {
    var driver = ScreenDriver()
    driver.chat(
      .message(Message(id: "1", from: "me", Text("x"), delivery: Delivery(status, reason: "why"))))
    #expect(driver.row(of: expected) != nil)
    #expect((driver.row(of: "! Not delivered: why") != nil) == (status == .failed))
  }

  @Test(
    "survives any progress",
    arguments: [
      (0.0, "0 %"), (0.632, "63 %"), (1, "100 %"), (7, "100 %"), (-1, "0 %"), (.nan, "0 %"),
      (.infinity, "100 %"),
    ])
  func progress(progress: Double, expected: String) {
    var driver = ScreenDriver()
    let delivery = Delivery(.sending, progress: progress)
    driver.chat(.message(Message(from: "me", Text("x"), delivery: delivery)))
    #expect(driver.row(of: "09:00 \(expected) ◌") != nil)
  }

  @Test("stays linear with words and texts of any size")
  func huge() {
    var driver = ScreenDriver(80, 24)
    driver.chat(
      .message(Message(id: "1", from: "bo", Text(String(repeating: "x", count: 100_000)))))
    let lines = (0..<5_000).map { "line \($0)" }.joined(separator: "\n")
    driver.chat(.message(Message(id: "2", from: "bo", Text(lines), replyTo: "1")))
    #expect(driver.row(of: "line 4999") != nil)
    driver.press("Ctrl-Home", "PageDown", "k", "PageUp")
    driver.resize(40, 10)
    driver.resize(80, 24)
    driver.press("Ctrl-End", "PageUp")
    #expect(driver.row(of: "line 4970") != nil)
  }

  @Test("is drawn on every screen, however small")
  func small() {
    for columns in 0...12 {
      for rows in 0...6 {
        var driver = ScreenDriver(columns, rows)
        var random = Randomness(seed: 1)
        for (index, text) in Self.texts.enumerated() {
          var message = message(text, &random)
          message.id = "\(index)"
          driver.chat(.message(message))
        }
        driver.chat(.message(Message(from: "bo", Emoji("👍日"))))
        driver.chat(.typing(from: "bo", on: true), .banner(Banner(.error, "bad", button: "OK")))
        driver.type("draft 日本語 draft")
        driver.press("PageUp", "Shift-Up", "F1", "PageDown", "F1", "Esc", "k", "g", "G")
        #expect(driver.lines.count == rows)
      }
    }
  }
}
