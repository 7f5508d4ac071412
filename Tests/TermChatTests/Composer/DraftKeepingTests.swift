import TestSupport
import Testing

@testable import TermChat

// Testing has one of its own.
private typealias Attachment = TermChat.Attachment

@Suite("What is being written")
struct DraftKeepingTests {
  private var driver: ScreenDriver

  init() {
    var configuration = ChatScreenConfiguration()
    configuration.keepsDraft = true
    configuration.tellsTyping = false
    driver = ScreenDriver(configuration: configuration)
  }

  private func keep(_ text: String, _ attach: Attachment...) -> Service {
    .keep(DraftUpdate(text: text.isEmpty ? .clear : .set(text), attach: attach))
  }

  @Test("is kept a second after a change, and nothing after that")
  mutating func delay() {
    driver.type("h")
    driver.wait(600)
    driver.type("i")
    driver.wait(399)
    #expect(driver.takeServices() == [])
    driver.wait(1)
    #expect(driver.takeServices() == [keep("hi")])
    #expect(driver.screen.nextDeadline == nil)
    driver.press("Left")
    driver.wait(10_000)
    #expect(driver.takeServices() == [])
  }

  @Test("is no longer kept once it is sent or cleared")
  mutating func cleared() {
    driver.type("hi")
    driver.wait(1_000)
    driver.press("Enter")
    #expect(driver.takeServices().contains(keep("")))
    driver.type("x")
    driver.wait(1_000)
    driver.press("Ctrl-c")
    #expect(driver.takeServices() == [keep("x"), keep("")])
  }

  @Test(
    "is kept at once before anything that may be the end",
    arguments: [Event.focused(false), .suspendAsked, .stopped])
  mutating func urgent(_ event: Event) {
    driver.type("hi")
    driver.handle([event], at: driver.now)
    #expect(driver.takeServices() == [keep("hi")])
  }

  @Test("is kept with its files, and comes back with them")
  mutating func files() {
    let picture = Attachment(path: "/tmp/a[1].png", bytes: 12)
    driver.type("see ")
    driver.draft(DraftUpdate(attach: [picture]))
    driver.type("and")
    driver.wait(1_000)
    guard case .keep(let kept) = driver.takeServices().last else {
      Issue.record("nothing was kept")
      return
    }
    #expect(kept.text == .set("see [a(1).png] and"))
    #expect(kept.attach.map(\.place) == [4])
    var other = ScreenDriver()
    other.draft(kept)
    #expect(
      other.screen.composer.draft.parts
        == [.text("see"), .attachment(picture), .text("and")])
    #expect(other.screen.composer.draft.caret == other.screen.composer.draft.characters.count)
  }

  @Test("is kept though an old message is being edited")
  mutating func edit() {
    driver.play(#"{"type":"message","id":"1","from":"me","text":"old"}"#)
    driver.type("new")
    driver.wait(1_000)
    driver.press("Esc", "k", "e")
    driver.wait(1_000)
    #expect(driver.takeServices() == [keep("new")])
    driver.type("er")
    driver.wait(1_000)
    #expect(driver.takeServices() == [keep("new\nolder")])
    driver.press("Esc")
    driver.wait(1_000)
    #expect(driver.takeServices() == [keep("new")])
  }

  @Test("is kept though what was sent before is recalled in its place")
  mutating func recalled() {
    driver.type("old")
    driver.press("Enter")
    driver.type("new")
    driver.wait(1_000)
    _ = driver.takeServices()
    driver.press("Ctrl-p")
    driver.wait(1_000)
    #expect(driver.screen.composer.draft.text == "old" && driver.takeServices() == [])
    driver.type("er")
    driver.wait(1_000)
    #expect(driver.takeServices() == [keep("new\nolder")])
    driver.press("Ctrl-c")
    driver.wait(1_000)
    #expect(driver.takeServices() == [keep("new")])
    driver.press("Ctrl-n")
    driver.wait(1_000)
    #expect(driver.screen.composer.draft.text == "new" && driver.takeServices() == [])
  }

  @Test("is kept with its files though it was recalled and an old message is being edited")
  mutating func both() {
    driver.play(#"{"type":"message","id":"1","from":"me","text":"mine"}"#)
    driver.type("old")
    driver.press("Enter")
    driver.type("new")
    driver.press("Ctrl-p")
    driver.draft(DraftUpdate(attach: [Attachment(path: "/a", bytes: 1)]))
    driver.change { $0.composer.beginEdit(of: "1", text: "mine") }
    driver.type("!")
    driver.wait(1_000)
    guard case .keep(let kept) = driver.takeServices().last else {
      Issue.record("nothing was kept")
      return
    }
    #expect(kept.text == .set("new\nold[a] \nmine!"))
    #expect(kept.attach.map(\.place) == [7])
  }

  @Test("is the same after it was written as a line and read")
  mutating func roundTrip() {
    for seed: UInt64 in 0..<200 {
      var random = Randomness(seed: seed)
      var draft = Draft()
      for _ in 0..<Int.random(in: 0...12, using: &random) { change(&draft, &random) }
      var composer = Composer()
      composer.draft = draft
      let line = WireEncoder().encode(.draft(composer.kept))
      var driver = ScreenDriver()
      driver.play(line)
      let restored = driver.screen.composer.draft
      #expect(driver.diagnostics == [], "seed \(seed)")
      #expect(restored.text == draft.text, "seed \(seed)")
      #expect(restored.parts == draft.parts, "seed \(seed)")
    }
  }

  private func change(_ draft: inout Draft, _ random: inout Randomness) {
    draft.move(to: Int.random(in: 0...draft.characters.count, using: &random))
    let inside = draft.tokens.contains {
      $0.range.lowerBound < draft.caret && draft.caret < $0.range.upperBound
    }
    if Bool.random(using: &random), !inside {
      let name = ["a", "[a]", "é", "b c"].randomElement(using: &random) ?? "a"
      let file = Attachment(path: "/" + name, bytes: 1)
      draft.replace(draft.caret..<draft.caret, with: file.label, as: .attachment(file))
    } else {
      let texts = ["[a]", " ", "\n", "e\u{301}", "👩‍👧", "x \"\\", "שלום"]
      draft.insert(texts.randomElement(using: &random) ?? "")
    }
  }

  @Test("isn't handed out where nobody keeps it")
  mutating func off() {
    var driver = ScreenDriver()
    driver.type("hi")
    driver.handle([.stopped], at: driver.now)
    #expect(driver.takeServices() == [])
  }
}
