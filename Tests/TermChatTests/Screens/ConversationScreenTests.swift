import Testing

@testable import TermChat

@Suite("A conversation on screen")
struct ConversationScreenTests {
  @Test("has runs, marks, reactions, notices, quotes, failures and who is typing")
  func all() {
    let picture = screen(
      50, 29,
      """
      {"type":"title","title":"Team","subtitle":"3 online"}
      {"type":"user","id":"bo","name":"Bo Diddley"}
      {"type":"message","id":"1","from":"bo","text":"Hello there"}
      {"type":"message","id":"2","from":"bo","text":"how are you doing on this fine day, friend?"}
      {"type":"message","id":"3","from":"me","text":"fine","status":"read"}
      {"type":"reaction","id":"3","from":"bo","emoji":"👍"}
      {"type":"notice","text":"Cy joined"}
      {"type":"message","from":"cy","emoji":"🎉"}
      {"type":"message","id":"4","from":"me","text":"not this","replyTo":"2"}
      {"type":"status","id":"4","status":"failed","reason":"offline"}
      {"type":"edit","id":"1","text":"Hello here"}
      {"type":"typing","from":"bo"}
      """)
    #expect(
      picture == """
         Team  3 online                           F1 help
               Bo Diddley
             ╭──────────────────────────╮
             │ Hello here  edited 09:00 │
             └──────────────────────────╯
             ┌───────────────────────────╮
             │ how are you doing on this │
         BD  │ fine day, friend?   09:00 │
             └───────────────────────────╯

                                       ╭────────────────╮
                                       │ fine  09:00 ✓✓ │
                                       ╰───────── 👍 1 ─┘

                            Cy joined

             cy

         C   🎉  09:00

                            ╭───────────────────────────╮
                            │ ▎ Bo Diddley: how are yo… │
                            │ not this          09:00 ! │
                            ╰───────────────────────────┘
                               ! Not delivered: offline

         BD    ○ ○ ○  Bo Diddley is typing…
        ──────────────────────────────────────────────────
        › Message
        """)
  }

  @Test("shows kinds that nobody draws by their name and text")
  func fallback() {
    let picture = screen(
      40, 12,
      """
      {"type":"message","from":"bo","custom":{"kind":"poll","question":"Tea?","yes":3}}
      {"type":"message","from":"bo","custom":{"kind":"form"}}
      """)
    #expect(
      picture == """
         TermChat                       F1 help
            ──── Thursday, Jan 01 2026 ────
               bo
             ╭─────────────╮
             │ [poll]      │
             │ Tea?  09:00 │
             └─────────────╯
             ┌───────────────╮
         B   │ [form]  09:00 │
             └───────────────╯
        ────────────────────────────────────────
        › Message
        """)
  }

  @Test("has a banner over it and wide text in its bubbles")
  func banner() {
    let picture = screen(
      40, 12,
      """
      {"type":"message","from":"bo","text":"日本語のテキストがここにあります"}
      {"type":"banner","kind":"error","title":"No net","subtitle":"Check it","button":"Retry"}
      {"type":"typing","from":"bo"}
      {"type":"typing","from":"cy"}
      {"type":"typing","from":"di","after":0.7}
      {"type":"wait","seconds":0.3}
      """)
    #expect(
      picture == """
         TermChat                       F1 help
         ✖  No net                    ( Retry )
            Check it
             ╭────────────────────╮
             │ 日本語のテキストが │
             │ ここにあります     │
         B   │              09:00 │
             └────────────────────╯

         B     ● ● ●  3 people are typing…
        ────────────────────────────────────────
        › Message
        """)
  }

  @Test("fits a narrow screen")
  func narrow() {
    let picture = screen(
      12, 8,
      """
      {"type":"message","from":"bo","text":"Hello there"}
      {"type":"message","from":"me","text":"Hi"}
      {"type":"input","text":"more and more"}
      """)
    #expect(
      picture == """
         TermChat

              ╭────╮
              │ Hi │
              ╰────┘
        ────────────
        › more and
          more
        """)
  }

  @Test("draws in ASCII where nothing else can be shown")
  func ascii() {
    let appearance = Appearance(symbols: .ascii, filter: GlyphFilter(GlyphForms(ascii: true)))
    var driver = ScreenDriver(
      40, 9, configuration: ChatScreenConfiguration(appearance: appearance))
    driver.play(#"{"type":"message","from":"me","text":"Grüße 👍 – 日"}"#)
    #expect(driver.picture.utf8.allSatisfy { $0 < 0x80 })
    #expect(driver.row(of: "+---") != nil)
  }
}

@Suite("The help panel")
struct HelpTests {
  @Test("shows the keys of the one table, page by page, on a small screen")
  func panel() {
    var driver = ScreenDriver(40, 10)
    driver.press("F1")
    #expect(
      driver.picture == """
        ╭──────────────────────────────────────╮
        │ Writing                              │
        │ Enter         send                   │
        │ Alt-Enter     new line               │
        │ Left          a character back       │
        │ Right         a character forward    │
        │ Alt-b         a word back            │
        │ Alt-f         a word forward         │
        │ Home          start of the line      │
        ╰───────────── ↑ ↓ scroll, Esc closes ─╯
        """)
    for _ in 0..<40 { driver.press("PageDown") }
    #expect(driver.lines[8].contains("│ /quit         leave"))
    driver.press("Up")
    #expect(driver.lines[8].contains("│ /keys         the keys"))
    driver.resize(80, 200)
    #expect(driver.row(of: "Writing") != nil)
    driver.type("abc")
    driver.press("q")
    #expect(driver.row(of: "Writing") == nil)
    #expect(driver.screen.composer.draft.isEmpty)
  }

  @Test("knows every key it names")
  func names() {
    for binding in KeyMap.standard.bindings {
      for name in binding.keys {
        let keys = name.split(separator: " ").compactMap { Key(name: String($0)) }
        #expect(keys.map(\.description).joined(separator: " ") == name)
        let (map, context) = (KeyMap.standard, binding.context)
        #expect(
          (keys.count == 1
            ? map.action(for: keys[0], in: context)
            : map.action(for: keys[1], after: keys[0], only: context)) == binding.action)
      }
    }
  }
}

@Suite("Mouse and focus")
struct MouseTests {
  private func driver() -> ScreenDriver {
    var driver = ScreenDriver(40, 12)
    driver.chat(page(9, "a"))
    return driver
  }

  @Test("the wheel scrolls three rows, the pill leads back")
  func pill() throws {
    var driver = driver()
    let last = try #require(driver.row(of: "a8"))
    driver.handle([.mouse(Mouse(.wheelUp, at: .zero))], at: driver.now)
    #expect(driver.row(of: "a7") == last)
    for text in ["x", "y"] { driver.chat(.message(Message(from: "bo", Text(text)))) }
    driver.chat(.message(Message(from: "", Notice("not counted"))))
    let row = try #require(driver.row(of: "▼ 2 new"))
    driver.click(row, 20)
    #expect(driver.row(of: "▼") == nil)
    #expect(driver.screen.view.anchor == .following)
    driver.handle([.mouse(Mouse(.wheelUp, at: .zero))], at: driver.now)
    driver.handle([.mouse(Mouse(.wheelDown, at: .zero))], at: driver.now)
    #expect(driver.screen.view.anchor == .following)
  }

  @Test("a click sets the caret")
  func caret() {
    var driver = driver()
    driver.type("hello")
    driver.press("Esc")
    driver.click(11, 4)
    #expect(driver.screen.focus == .composer)
    #expect(driver.screen.composer.draft.caret == 2)
    driver.click(11, 38)
    #expect(driver.screen.composer.draft.caret == 5)
  }

  @Test("keys read in the conversation and write in the composer")
  func focus() {
    var driver = driver()
    driver.press("Esc")
    #expect(driver.screen.focus == .conversation && driver.screen.draw().cursor == nil)
    driver.press("g")
    #expect(driver.row(of: "a0") != nil)
    driver.press("G", "k", "j")
    #expect(driver.screen.view.anchor == .following)
    driver.press("i", "g")
    #expect(driver.screen.composer.draft.text == "g")
  }

  @Test("what is seen is read, once, while the window has the focus")
  func read() {
    var driver = ScreenDriver(40, 12)
    driver.handle([.focused(false)], at: driver.now)
    driver.chat(.message(Message(id: "1", from: "bo", Text("x"))))
    #expect(driver.requests.isEmpty)
    driver.handle([.focused(true)], at: driver.now)
    driver.wait(1)
    #expect(driver.requests == [.read(id: "1")])
    driver.chat(.message(Message(id: "2", from: "me", Text("x"))))
    driver.chat(.read(from: "me", id: "2"))
    #expect(driver.row(of: "09:00 ✓ ") != nil)
    driver.chat(.read(from: "bo", id: "2"))
    #expect(driver.row(of: "09:00 ✓✓") != nil)
    #expect(driver.requests.count == 1)
  }
}

@Suite("Typing")
struct TypingTests {
  @Test("shows the row, its dots and its end")
  func dots() {
    var driver = ScreenDriver(40, 12)
    driver.chat(.typing(from: "bo", on: false), .typing(from: "me", on: true))
    #expect(driver.row(of: "typing") == nil && driver.screen.nextDeadline == nil)
    driver.chat(.typing(from: "bo", on: true))
    #expect(driver.row(of: "○ ○ ○  bo is typing…") != nil)
    #expect(driver.screen.nextDeadline == driver.now + 330)
    driver.wait(330)
    #expect(driver.row(of: "● ○ ○") != nil)
    driver.chat(.typing(from: "cy", on: true), .typing(from: "bo", on: true))
    #expect(driver.row(of: "bo and cy are typing…") != nil)
    driver.chat(.message(Message(from: "bo", Text("done"))))
    #expect(driver.row(of: "cy is typing…") != nil)
    driver.chat(.typing(from: "cy", on: false))
    #expect(driver.row(of: "typing") == nil && driver.screen.nextDeadline == nil)
  }
}
