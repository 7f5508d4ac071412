import Testing

@testable import TermChat

/// No key of the table is dead.
struct KeyTableTests {
  @Test func `Every key does something where the table says so`() {
    for binding in KeyMap.standard.bindings {
      let trial = KeyTrial.all.first {
        $0.context == binding.context && $0.action == binding.action
      }
      guard let trial else {
        Issue.record("\(binding.context): \(binding.action) has no line in KeyTrial")
        continue
      }
      for key in binding.keys {
        var driver = trial.driver
        let (before, effects) = (driver.screen.draw(), driver.effects.count)
        driver.press(key)
        let isSeen = driver.screen.draw() != before || driver.effects.count > effects
        #expect(isSeen, "\(binding.context): \(key) does nothing\n\(driver.picture)")
        #expect(driver.row(of: "Not possible") == nil, "\(binding.context): \(key)")
      }
    }
  }

  @Test func `No key is bound twice in one context, nor alone and as the first of two`() {
    for context in KeyMap.Context.allCases {
      let keys = KeyMap.standard.bindings.filter { $0.context == context }.flatMap(\.keys)
      let pairs = keys.map { $0.split(separator: " ") }
      for (index, key) in pairs.enumerated() {
        let twins = pairs.indices.filter {
          pairs[$0] == key || key.count == 1 && pairs[$0].first == key[0]
        }
        #expect(twins == [index], "\(context): \(keys[index])")
      }
    }
  }
}

@Suite("Keys of two strokes")
struct KeyPairTests {
  private func driver() -> ScreenDriver {
    var driver = ScreenDriver(30, 8)
    driver.type("text")
    return driver
  }

  @Test("show the first one until the second comes")
  func pending() {
    var driver = driver()
    driver.press("Ctrl-x")
    #expect(driver.lines[6].hasSuffix(" Ctrl-x … ─"))
    driver.press("Ctrl-e")
    #expect(driver.effects == [.compose("text")])
    #expect(!driver.picture.contains("Ctrl-x"))
  }

  @Test("are ended by a click, too")
  func click() {
    var driver = driver()
    driver.press("Ctrl-x")
    driver.click(7, 3)
    #expect(!driver.picture.contains("Ctrl-x"))
    driver.type("y")
    #expect(driver.screen.composer.draft.text == "tyext")
  }

  @Test("take what is typed behind them along to the editor")
  func typedBehind() {
    var driver = driver()
    let keys = ["Ctrl-x", "Ctrl-e", "s", "!"].compactMap(Key.init(name:)).map(Event.key)
    driver.handle(keys, at: driver.now)
    #expect(driver.effects == [.compose("texts!")])
  }

  @Test("open no editor on what was sent")
  func sentBehind() {
    var driver = driver()
    let keys = ["Ctrl-x", "Ctrl-e", "Enter"].compactMap(Key.init(name:)).map(Event.key)
    driver.handle(keys, at: driver.now)
    #expect(driver.requests == [.send(id: "me-1", text: "text")])
    #expect(!driver.effects.contains { if case .compose = $0 { true } else { false } })
  }

  @Test(
    "are ended quietly by any other key, which does nothing else",
    arguments: ["Esc", "x", "Enter", "Ctrl-x", "Ctrl-c", "Up"])
  func ended(key: String) {
    var driver = driver()
    let before = driver.screen.draw()
    driver.press("Ctrl-x", key)
    #expect(driver.screen.draw() == before && driver.effects.isEmpty)
    driver.press("Ctrl-x")
    driver.handle([.paste("!")], at: driver.now)
    driver.press("Ctrl-e")
    #expect(driver.screen.composer.draft.text == "text!" && driver.effects.isEmpty)
  }

  @Test("take an edited text back with one undo")
  func composed() {
    var driver = driver()
    driver.press("Ctrl-x Ctrl-e")
    driver.chat(.composer(ComposerUpdate(text: .set("from the editor"))))
    #expect(driver.screen.composer.draft.marked == "from the editor|")
    driver.press("Ctrl-x Ctrl-u")
    #expect(driver.screen.composer.draft.marked == "text|")
    driver.press("Alt-/", "Alt-/")
    #expect(driver.screen.composer.draft.text == "from the editor")
  }
}
