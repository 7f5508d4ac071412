import Testing

@testable import TermChat

// Testing has one of its own.
private typealias Attachment = TermChat.Attachment

@Suite("A paste")
struct PasteTests {
  private var driver = ScreenDriver(40, 10)
  private var text: String { driver.screen.composer.draft.text }
  private let lines = (1...7).map { "line \($0)" }.joined(separator: "\n")

  @Test("shows control bytes, and keeps tabs and lines")
  mutating func controls() {
    driver.paste("a\u{1B}[31m\u{7}\tb\r\nc\rd\u{202E}")
    #expect(text == "a␛[31m␇\tb\nc\nd")
  }

  @Test("of a few lines goes into the field")
  mutating func fewLines() {
    driver.paste("1\n2\n3\n4\n5\n")
    #expect(text == "1\n2\n3\n4\n5\n")
    #expect(driver.screen.panel == nil)
  }

  @Test("of many lines asks first")
  mutating func manyLines() {
    driver.type("mine")
    driver.paste(lines)
    #expect(
      driver.panelPicture == """
        ┌─ Paste 7 lines? ────────┐
        │ e  put it into the field │
        │ s  send it as one message│
        │ c  cancel                │
        └──────────────────────────┘
        """ || driver.panelPicture.contains("Paste 7 lines?"))
    #expect(text == "mine")
    driver.press("s")
    #expect(driver.requests == [.send(id: "me-1", text: lines)])
    #expect(text == "mine")
  }

  @Test("of many lines can be edited or forgotten", arguments: ["e", "c", "Esc", "Enter"])
  mutating func choices(_ key: String) {
    driver.paste(lines)
    driver.press(key)
    #expect(text == (["e", "Enter"].contains(key) ? lines : ""))
    #expect(driver.requests.isEmpty)
    #expect(driver.screen.panel == nil)
  }

  @Test("whose question is open survives that a message goes")
  mutating func question() {
    driver.play(#"{"type":"message","id":"1","from":"bo","text":"hi"}"#)
    driver.paste(lines)
    driver.chat(.remove(id: "1"))
    #expect(driver.screen.panel != nil)
  }

  @Test("that can't be taken any more is asked about again")
  mutating func changed() {
    driver.paste(lines)
    driver.chat(.composer(ComposerUpdate(isBusy: .set(true))))
    driver.press("s")
    #expect(driver.requests.isEmpty && driver.panelPicture.contains("Paste 7 lines?"))
    driver.chat(.composer(ComposerUpdate(isEnabled: .set(false), isBusy: .set(false))))
    driver.press("e")
    #expect(driver.panelPicture.contains("Paste 7 lines?"))
    driver.wait(600)
    #expect(driver.screen.banners.shown?.banner.title == "Not pasted")
    driver.chat(.composer(ComposerUpdate(isEnabled: .set(true))))
    driver.press("e")
    #expect(text == lines && driver.screen.panel == nil)
  }

  @Test("goes behind another one that is asked about")
  mutating func second() {
    driver.paste(lines)
    driver.paste("\nand more")
    #expect(driver.panelPicture.contains("Paste 8 lines?"))
    driver.paste(String(repeating: "x", count: Draft.mostBytes))
    driver.press("e")
    #expect(text == lines + "\nand more")
  }

  @Test("or a help that is open goes by Ctrl-c, the draft stays")
  mutating func interrupt() {
    driver.type("mine")
    driver.paste(lines)
    driver.press("Ctrl-c")
    #expect(driver.screen.panel == nil && text == "mine")
    driver.press("F1", "Ctrl-c")
    #expect(driver.screen.panel == nil && text == "mine")
    driver.press("Ctrl-c")
    #expect(text == "")
  }

  @Test("that is too long changes nothing and says so")
  mutating func tooLong() {
    driver.type("mine")
    driver.handle([.overlongPaste(bytes: 50_000_000)], at: driver.now)
    driver.wait(600)
    #expect(driver.picture.contains("50 MB is too much to paste"))
    #expect(driver.picture.contains("A message may have 350 kB."))
    driver.paste(String(repeating: "x", count: Draft.mostBytes + 1))
    #expect(text == "mine")
  }

  @Test("that would make the draft too long is refused whole")
  mutating func fullDraft() {
    let most = String(repeating: "x", count: Draft.mostBytes - 1)
    driver.paste(most)
    driver.paste("yy")
    #expect(driver.screen.composer.draft.byteCount == Draft.mostBytes - 1)
    driver.wait(600)
    #expect(driver.picture.contains("A message may have 350 kB."))
    driver.type("yz")
    #expect(text == most + "y")
  }

  @Test("of a path is text until the file is found")
  mutating func path() {
    driver.type("see ")
    driver.paste("/tmp/a\\ b.png\n")
    #expect(text == "see /tmp/a\\ b.png\n")
    #expect(
      driver.takeServices()
        == [.attach(paths: ["/tmp/a b.png"], pasted: "/tmp/a\\ b.png\n")])
    driver.type("!")
    let file = Attachment(path: "/tmp/a b.png", bytes: 3)
    driver.draft(DraftUpdate(attach: [file], replacing: "/tmp/a\\ b.png\n"))
    #expect(text == "see [a b.png] !")
    #expect(driver.screen.composer.draft.caret == 15)
    driver.press("Enter")
    #expect(
      driver.requests == [
        .send(id: "me-1", text: "see"),
        .send(id: "me-2", text: "", attachments: ["/tmp/a b.png"]),
        .send(id: "me-3", text: "!"),
      ])
  }

  @Test("of a path that was sent meanwhile brings no file")
  mutating func sentPath() {
    driver.type("see ")
    driver.paste("/tmp/a.png")
    driver.press("Enter")
    driver.draft(
      DraftUpdate(attach: [Attachment(path: "/tmp/a.png", bytes: 3)], replacing: "/tmp/a.png"))
    #expect(text.isEmpty)
    #expect(driver.requests == [.send(id: "me-1", text: "see /tmp/a.png")])
  }

  @Test("of a path into another text of an old message is text")
  mutating func pathInEdit() {
    driver.play(#"{"type":"message","id":"1","from":"me","text":"old"}"#)
    driver.press("Esc", "k", "e")
    driver.paste("/tmp/a.png")
    #expect(text == "old/tmp/a.png")
    #expect(driver.takeServices() == [])
  }

  @Test("is first for whoever wants it")
  func interceptors() {
    var configuration = ChatScreenConfiguration()
    configuration.pasteInterceptors = [
      { $0 == "mine" ? .handled : .pass },
      { $0.hasPrefix("img:") ? .attach([String($0.dropFirst(4))]) : .pass },
      { $0 == "a\r" ? .replace("b") : .pass },
    ]
    var driver = ScreenDriver(configuration: configuration)
    driver.paste("mine")
    driver.paste("img:/x")
    #expect(driver.screen.composer.draft.isEmpty)
    #expect(driver.takeServices() == [.attach(paths: ["/x"], pasted: nil)])
    driver.paste("a\r")
    driver.paste("c")
    #expect(driver.screen.composer.draft.text == "bc")
  }
}
