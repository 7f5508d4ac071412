import Testing

@testable import TermChat

@Suite("The tabs of the input bar")
struct InputTabTests {
  private func picture(_ driver: ScreenDriver) -> String {
    driver.lines[driver.screen.areas.composer.rows].joined(separator: "\n")
  }

  private var quick: InputTab {
    InputTab(
      "quick", "Quick", key: "F5",
      .panel(
        .choices { state, filter in
          ["Yes", "No", "Maybe \(state.count)"].filter { filter.isEmpty || $0.contains(filter) }
            .map { InputChoice($0, .send($0)) } + [InputChoice("More", .press("more"))]
        }))
  }

  private func driver(_ columns: Int = 44, _ rows: Int = 14) -> ScreenDriver {
    var configuration = ChatScreenConfiguration()
    configuration.tabs += [quick, InputTab("camera", "Camera", key: "F6", .action)]
    return ScreenDriver(columns, rows, configuration: configuration)
  }

  @Test("take the field's place and keep the draft")
  func emoji() {
    var driver = driver()
    driver.type("hello ")
    driver.press("F4")
    #expect(picture(driver).contains("F4 Emoji"))
    #expect(driver.row(of: "Find an emoji") == 13)
    driver.type("rocket")
    driver.press("Enter")
    #expect(driver.screen.composer.draft.text == "hello 🚀")
    #expect(driver.lines[13] == "› rocket                            hello 🚀")
    driver.press("F2")
    #expect(driver.lines[13] == "› hello 🚀                                 ↵")
  }

  @Test("move in the grid, and a click takes what it hits")
  func grid() {
    var driver = driver()
    driver.press("F4")
    driver.press("Right", "Right", "Left")
    driver.press("Enter")
    let second = driver.screen.composer.draft.text
    #expect(!second.isEmpty)
    let row = driver.lines.firstIndex { $0.contains(second) } ?? 0
    driver.click(row, 1)
    #expect(driver.screen.composer.draft.characters.count == 2)
    driver.press("Esc")
    #expect(driver.screen.openTab == nil && driver.screen.focus == .composer)
  }

  @Test("tell the other side, or send, when they are a program's own")
  func own() {
    var driver = driver()
    driver.type("draft")
    driver.press("F6")
    #expect(driver.takeRequests() == [.press(id: nil, what: "tab", value: "camera")])
    #expect(driver.screen.openTab == nil)
    driver.press("F5")
    #expect(driver.lines[12] == " Yes      No       Maybe 5  More")
    driver.press("Right", "Enter")
    #expect(driver.takeRequests() == [.send(id: "me-1", text: "No")])
    #expect(driver.screen.openTab == nil && driver.screen.composer.draft.text == "draft")
    driver.press("F5")
    driver.type("zzz")
    driver.press("Enter")
    #expect(driver.takeRequests() == [.press(id: nil, what: "tab", value: "more")])
  }

  @Test("ask the host for files and descend into folders")
  func attach() {
    var driver = driver()
    driver.press("F3")
    let query = { (path: String) in CompletionQuery(prefix: "attach", filter: path) }
    #expect(driver.services == [.complete(query(""))])
    driver.handle(
      [
        .completed(
          CompletionAnswer(
            query(""),
            [Completion("docs/", isPartial: true), Completion("a.png", detail: "34 kB")]))
      ], at: driver.now)
    #expect(driver.lines[11] == " docs/")
    #expect(driver.lines[12] == " a.png  34 kB")
    driver.press("Tab")
    #expect(driver.lines[13] == "› docs/")
    #expect(driver.services.last == .complete(query("docs/")))
    driver.handle(
      [.completed(CompletionAnswer(query("docs/"), [Completion("docs/b.txt")]))], at: driver.now)
    driver.press("Enter")
    #expect(driver.services.last == .attach(paths: ["docs/b.txt"], pasted: nil))
    #expect(driver.screen.openTab == nil)
  }

  @Test("offer of an older listing only what goes on from the filter")
  func stale() {
    var driver = driver()
    driver.press("F3")
    let found = [
      Completion("docs/", isPartial: true), Completion("a.png"), Completion("do.txt"),
    ]
    driver.handle(
      [.completed(CompletionAnswer(CompletionQuery(prefix: "attach", filter: ""), found))],
      at: driver.now)
    driver.type("do")
    #expect(driver.screen.openTab?.choices.map(\.label) == ["docs/", "do.txt"])
    driver.press("Ctrl-u")
    driver.paste("/x/y.txt")
    driver.press("Enter")
    #expect(driver.services.last == .attach(paths: ["/x/y.txt"], pasted: nil))
  }

  @Test("take paths as long as there are, and say when one is longer")
  func longPath() {
    var driver = driver()
    driver.press("F3")
    let path = "/" + String(repeating: "x", count: 4_095)
    driver.paste(path)
    driver.type("y")
    #expect(driver.screen.openTab?.filter.text == path)
    #expect(driver.screen.hint?.text == "At most 4096 characters")
  }

  @Test("attach what is typed where no host answers")
  func path() {
    var driver = driver()
    driver.press("F3")
    driver.type("/x/y.txt")
    driver.press("Enter")
    #expect(driver.services.last == .attach(paths: ["/x/y.txt"], pasted: nil))
  }

  @Test("are named in the rule, and a click opens them")
  func strip() {
    var configuration = ChatScreenConfiguration()
    configuration.bar.showsTabs = true
    var driver = ScreenDriver(60, 12, configuration: configuration)
    let rule = driver.lines[10]
    #expect(rule.hasPrefix("── F2 Text  F3 Attach  F4 Emoji ─────"))
    driver.click(10, 26)
    #expect(driver.screen.openTab?.tab.id == "emoji")
    driver.click(driver.row(of: "F2 Text") ?? 0, 4)
    #expect(driver.screen.openTab == nil)
  }

  @Test("keep the sign that sends, when they say so")
  func showsSend() {
    var configuration = ChatScreenConfiguration()
    configuration.tabs = [InputTab("e", "Emoji", key: "F7", .panel(.emoji), showsSend: true)]
    var driver = ScreenDriver(44, 14, configuration: configuration)
    driver.type("hi")
    driver.press("F7")
    let line = driver.lines[13]
    guard let column = line.firstIndex(of: "↵") else {
      Issue.record("no sign in \(line)")
      return
    }
    driver.click(13, line.distance(from: line.startIndex, to: column))
    #expect(driver.requests == [.send(id: "me-1", text: "hi")])
    #expect(driver.screen.openTab == nil)
  }

  @Test("work on the smallest screens", arguments: [1, 2, 3, 20, 40, 80])
  func small(columns: Int) {
    for rows in [1, 2, 3, 5, 9] {
      for key in ["F2", "F3", "F4", "F5"] {
        var driver = driver(columns, rows)
        driver.press(key, "Down", "Right", "Up", "Left")
        driver.type("x日")
        for row in 0..<rows { driver.click(row, columns - 1) }
        driver.press("Enter", "Esc")
        #expect(driver.lines.count == rows)
      }
    }
  }

  @Test("close when the field goes or the reader reads")
  func closing() {
    var driver = driver()
    driver.press("F4")
    driver.chat(.composer(ComposerUpdate(isEnabled: .set(false))))
    #expect(driver.screen.openTab == nil)
    driver.press("F4")
    #expect(driver.screen.openTab == nil)
    driver.chat(.composer(ComposerUpdate(isEnabled: .set(true))))
    driver.press("F4")
    driver.click(2, 2)
    #expect(driver.screen.openTab == nil && driver.screen.focus == .conversation)
  }
}
