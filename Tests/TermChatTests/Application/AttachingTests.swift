import Testing

@testable import TermChat

// Testing has one of its own.
private typealias Attachment = TermChat.Attachment

@Suite("A file to be sent")
struct AttachingTests {
  private var driver = ScreenDriver(40, 10)
  private let picture = Attachment(path: "/tmp/a.png", bytes: 12)
  private var draft: Draft { driver.screen.composer.draft }

  @Test("stands at the caret, in the order in which it is sent")
  mutating func place() {
    driver.type("onetwo")
    driver.press("Left", "Left", "Left")
    driver.draft(DraftUpdate(attach: [picture, picture]))
    #expect(draft.text == "one[a.png] [a.png] two")
    #expect(draft.caret == 19)
    #expect(draft.tokens.map(\.range) == [3..<10, 11..<18])
    driver.press("Enter")
    #expect(
      driver.requests == [
        .send(id: "me-1", text: "one"), .send(id: "me-2", text: "", attachments: ["/tmp/a.png"]),
        .send(id: "me-3", text: "", attachments: ["/tmp/a.png"]), .send(id: "me-4", text: "two"),
      ])
    #expect(driver.lines.contains { $0.contains("a.png") })
  }

  @Test("never splits another one")
  mutating func whole() {
    driver.draft(DraftUpdate(attach: [picture]))
    driver.press("Left", "Left", "Left")
    driver.draft(DraftUpdate(attach: [Attachment(path: "/b", bytes: 1)]))
    #expect(draft.text == "[b] [a.png] ")
    #expect(draft.tokens.count == 2)
  }

  @Test("stays whatever is written beside it", arguments: ["é", "شلوم", "👍🏽", "x", "x y", "🇩🇪"])
  func beside(_ text: String) {
    var driver = ScreenDriver()
    driver.draft(DraftUpdate(attach: [picture]))
    driver.press("Backspace")
    driver.paste(text)
    driver.press("Home")
    driver.type(text)
    driver.paste(text)
    #expect(driver.screen.composer.draft.tokens.count == 1)
    #expect(driver.screen.composer.draft.text == text + text + "[a.png]" + text)
  }

  @Test("has a name that hides nothing")
  mutating func name() {
    let file = Attachment(path: "/x[1]\u{1B}\u{202E}", bytes: 1)
    driver.draft(DraftUpdate(attach: [file]))
    #expect(draft.text == "[x(1)␛] ")
  }

  @Test("takes the place of the last such text before the caret, else of any")
  mutating func replacing() {
    driver.type("/a /a /a")
    driver.press("Left", "Left")
    driver.draft(DraftUpdate(attach: [picture], replacing: "/a"))
    #expect(draft.text == "/a [a.png]  /a")
    #expect(draft.caret == 12)
    driver.press("Home")
    driver.draft(DraftUpdate(attach: [picture], replacing: "/a"))
    #expect(draft.text == "/a [a.png]  [a.png] ")
    #expect(draft.caret == 0)
    driver.draft(DraftUpdate(attach: [picture], replacing: "nowhere"))
    #expect(draft.text == "/a [a.png]  [a.png] ")
  }

  @Test("is refused where it has no place")
  mutating func refused() {
    let many = Array(repeating: picture, count: Composer.mostAttachments + 1)
    driver.draft(DraftUpdate(attach: many))
    driver.wait(600)
    #expect(driver.picture.contains("At most 20 files go together."))
    #expect(draft.isEmpty)
    driver.chat(.composer(ComposerUpdate(limit: .set(5))))
    driver.draft(DraftUpdate(attach: [picture]))
    driver.wait(600)
    #expect(driver.picture.contains("A message may have 5 characters."))
    driver.chat(.composer(ComposerUpdate(isEnabled: .set(false))))
    driver.draft(DraftUpdate(attach: [picture]))
    #expect(draft.isEmpty)
  }

  @Test("is refused so where its place is told, too", arguments: [true, false])
  func refusedInPlace(_ isEdit: Bool) {
    var driver = ScreenDriver()
    var file = Attachment(path: "/a.png", bytes: 1)
    file.place = 0
    driver.play(#"{"type":"message","id":"1","from":"me","text":"old"}"#)
    if isEdit { driver.press("Esc", "k", "e") }
    let many = Array(repeating: file, count: isEdit ? 1 : Composer.mostAttachments + 1)
    driver.draft(DraftUpdate(attach: many))
    #expect(driver.screen.composer.draft.text == (isEdit ? "old" : ""))
  }

  @Test("stays when the text comes back from an editor with its name in it")
  mutating func edited() {
    let other = Attachment(path: "/b", bytes: 1)
    driver.draft(DraftUpdate(attach: [picture, other]))
    driver.chat(.composer(ComposerUpdate(text: .set("Look:\n[a.png]\nand b"))))
    #expect(draft.parts == [.text("Look:"), .attachment(picture), .text("and b")])
  }

  @Test("comes back in its place, whatever the place says", arguments: [-1, 0, 4, 99])
  func kept(_ place: Int) {
    var driver = ScreenDriver()
    let file = Attachment(path: "/a", bytes: 1, place: max(0, place))
    driver.draft(DraftUpdate(text: .set("see [a] x"), attach: [file]))
    let draft = driver.screen.composer.draft
    #expect(draft.tokens.count == 1)
    let expected = [4: "see [a] x", 99: "see [a] x[a]"]
    #expect(draft.text == expected[place] ?? "[a]see [a] x")
  }
}
