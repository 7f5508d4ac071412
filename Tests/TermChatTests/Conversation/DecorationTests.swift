import Testing

@testable import TermChat

@Suite("What surrounds messages")
struct DecorationTests {
  private static let noon = Instant(milliseconds: 1_767_268_800_000)  // 2026-01-01T12:00:00Z

  private func decorations(_ senders: String, after seconds: [Int64]) -> [DecoratedMessage] {
    var conversation = Conversation()
    conversation.update(SenderUpdate(id: "a", name: .set("Ann")))
    var time = Self.noon
    for (index, (sender, seconds)) in zip(senders, seconds).enumerated() {
      time = time + seconds * 1000
      let message =
        sender == "-"
        ? Message(id: "\(index)", from: "", at: time, Notice("notice"))
        : Message(id: "\(index)", from: sender == "m" ? "me" : "\(sender)", at: time, Text("x"))
      conversation.timeline.receive(message, at: time)
    }
    return conversation.timeline.entries.indices.map {
      conversation.decorated(at: $0, zone: .utc, names: .english)
    }
  }

  /// N a name, A an avatar, E the end of a run, the number the blank rows before.
  private func picture(_ senders: String, after seconds: [Int64]? = nil) -> [String] {
    decorations(senders, after: seconds ?? senders.map { _ in 0 }).map { decorated in
      let decoration = decorated.decoration
      return (decoration.showsName ? "N" : "") + (decoration.showsAvatar ? "A" : "")
        + (decoration.role.endsRun ? "E" : "") + "\(decoration.gap)" + (decorated.day ?? "")
    }
  }

  @Test("names begin a run of one sender, avatars end it, a gap parts two")
  func runs() {
    let day = "Thursday, Jan 01 2026"
    #expect(picture("a") == ["NAE0" + day])
    #expect(picture("aaab") == ["N0" + day, "0", "AE0", "NAE1"])
    #expect(picture("mma") == ["0" + day, "AE0", "NAE1"])
    #expect(picture("am") == ["NAE0" + day, "AE1"])
  }

  @Test("a notice parts a run, notices stand together")
  func notices() {
    let day = "Thursday, Jan 01 2026"
    #expect(picture("a--a") == ["NAE0" + day, "1", "E0", "NAE1"])
  }

  @Test("more than 120 s part messages of a run, but end it not")
  func pauses() {
    let marks = picture("aaa", after: [0, 120, 121])
    #expect(marks.map { $0.prefix(3) } == ["N0T", "0", "AE1"])
  }

  @Test("another day begins another run")
  func days() {
    let marks = picture("aa", after: [0, 86_400])
    #expect(marks == ["NAE0Thursday, Jan 01 2026", "NAE1Friday, Jan 02 2026"])
  }

  @Test("roles follow the place when neighbours come and go")
  func roles() {
    var driver = ScreenDriver(40, 24)
    driver.chat(page(3, "a"))
    driver.chat(.remove(id: "a0"), .remove(id: "a2"))
    let decorated = driver.screen.conversation.decorated(at: 0, zone: .utc, names: .english)
    let decoration = decorated.decoration
    #expect(decorated.sender.id == "bo" && decoration.showsName && decoration.showsAvatar)
    #expect(decoration.gap == 0 && decoration.role == .single)
  }

  @Test("quotes tell what was removed from what isn't loaded")
  func quotes() {
    var driver = ScreenDriver(60, 24)
    driver.play(
      """
      {"type":"message","id":"1","from":"bo","text":"first\\nline"}
      {"type":"message","id":"2","from":"bo","text":"answer","replyTo":"1"}
      """)
    #expect(driver.row(of: "▎ bo: first line") != nil)
    driver.chat(.edit(id: "1", KindBox(Text("other"))))
    #expect(driver.row(of: "▎ bo: other") != nil)
    driver.chat(page(0, more: true))
    driver.chat(.message(Message(from: "bo", Text("x"), replyTo: "older")))
    #expect(driver.row(of: "▎ …") != nil)
    driver.chat(.remove(id: "1"))
    #expect(driver.row(of: "▎ deleted message") != nil)
  }

  @Test("initials come from the first and the last word")
  func initials() {
    for (name, expected) in [
      ("Nathan Tannar", "NT"), ("bo", "B"), ("", "?"), ("  a b  c ", "AC"), ("日本 語", "日語"),
      ("👨‍👩‍👧", "👨‍👩‍👧"), ("ßa", "SS"),
    ] {
      #expect(Sender(id: "x", name: name).shownInitials == expected)
    }
    #expect(Sender(id: "x", name: "A B", initials: "QRS").shownInitials == "QR")
  }
}
