@testable import TermChat

/// A screen on which a key of the table must do something.
///
/// A new binding needs a line here: its context, its action, and what happens before the key.
struct KeyTrial: Sendable {
  var context: KeyMap.Context
  var action: Action
  var prepare: @Sendable (inout ScreenDriver) -> Void

  init(
    _ context: KeyMap.Context, _ action: Action,
    _ prepare: @escaping @Sendable (inout ScreenDriver) -> Void
  ) {
    self.context = context
    self.action = action
    self.prepare = prepare
  }

  /// A text in the field, then keys.
  init(_ action: Action, _ text: String, _ keys: String...) {
    self.init(.composer, action) {
      $0.type(text)
      $0.press(keys)
    }
  }

  /// Keys from the reading side on.
  init(_ context: KeyMap.Context, _ action: Action, keys: String...) {
    self.init(context, action) {
      $0.press("Esc")
      $0.press(keys)
    }
  }

  var driver: ScreenDriver {
    var driver = ScreenDriver(60, 20)
    driver.chat(page(60, "m", more: true))
    driver.wait(3_000)
    prepare(&driver)
    return driver
  }
}

extension KeyTrial {
  static let all =
    writing + recalling + completing + searching + reading + message + selecting + banner + tabs
    + everywhere + panel

  private static let lines = "one two\nthree four  five\nsix"

  private static let writing: [KeyTrial] = [
    KeyTrial(.send, "text"), KeyTrial(.newline, "text"), KeyTrial(.move(.backward), lines),
    KeyTrial(.move(.forward), lines, "Left"), KeyTrial(.move(.wordBackward), lines),
    KeyTrial(.move(.wordForward), lines, "Ctrl-a"), KeyTrial(.move(.lineStart), lines),
    KeyTrial(.move(.lineEnd), lines, "Left"), KeyTrial(.move(.start), lines),
    KeyTrial(.move(.end), lines, "Up"), KeyTrial(.lineUp, lines),
    KeyTrial(.lineDown, lines, "Up"), KeyTrial(.delete(.backward), lines),
    KeyTrial(.delete(.forward), lines, "Left"), KeyTrial(.deleteOrQuit, lines, "Left"),
    KeyTrial(.kill(.blankWordBackward), lines), KeyTrial(.kill(.wordBackward), lines),
    KeyTrial(.kill(.wordForward), lines, "Left"), KeyTrial(.kill(.lineEnd), lines, "Left"),
    KeyTrial(.kill(.lineStart), lines), KeyTrial(.yank, lines, "Ctrl-w"),
    KeyTrial(.yankOlder, lines, "Ctrl-w", "Left", "Ctrl-w", "Ctrl-y"),
    KeyTrial(.transposeCharacters, lines), KeyTrial(.transposeWords, lines),
    KeyTrial(.changeCase(.upper), lines, "Ctrl-a"),
    KeyTrial(.changeCase(.lower), "ONE TWO", "Ctrl-a"),
    KeyTrial(.changeCase(.capitalized), lines, "Ctrl-a"),
    KeyTrial(.deleteSpaces, "one  two", "Alt-b"), KeyTrial(.undo, lines),
    KeyTrial(.redo, lines, "Ctrl-_"), KeyTrial(.compose, lines),
    KeyTrial(.scrollRows(-1), ""), KeyTrial(.scrollRows(1), "", "PageUp"),
  ]

  private static let recalling: [KeyTrial] = [
    KeyTrial(.recall(.older), "one", "Enter"), KeyTrial(.recall(.newer), "one", "Enter", "Ctrl-p"),
    KeyTrial(.recall(.oldest), "one", "Enter"),
    KeyTrial(.recall(.draft), "one", "Enter", "Alt-<"), KeyTrial(.history(.start), "one", "Enter"),
    looking(.history(.older)), looking(.history(.newer), "Ctrl-r"), looking(.history(.accept)),
  ]

  /// While what was sent is searched.
  private static func looking(_ action: Action, _ keys: String...) -> KeyTrial {
    KeyTrial(.history, action) { driver in
      for text in ["first one", "second", "other one"] {
        driver.type(text)
        driver.press("Enter")
      }
      driver.press("Ctrl-r")
      driver.type("one")
      driver.press(keys)
    }
  }

  private static let searching: [KeyTrial] = [
    KeyTrial(.search, .search(.accept)) {
      $0.press("Esc", "/")
      $0.type("m5")
    }
  ]
}

extension KeyTrial {
  private static let reading: [KeyTrial] = [
    KeyTrial(.conversation, .focusComposer, keys: "k", "Esc", "Esc"),
    KeyTrial(.conversation, .moveCursor(-1), keys: "k"),
    KeyTrial(.conversation, .moveCursor(1), keys: "k", "k"),
    KeyTrial(.conversation, .scrollRows(-1)), KeyTrial(.conversation, .scrollRows(1), keys: "u"),
    KeyTrial(.conversation, .scrollHalfPages(-1)),
    KeyTrial(.conversation, .scrollHalfPages(1), keys: "u"),
    KeyTrial(.conversation, .scrollPages(-1)),
    KeyTrial(.conversation, .scrollPages(1), keys: "b"),
    KeyTrial(.conversation, .scrollToOldest), KeyTrial(.conversation, .scrollToNewest, keys: "u"),
    KeyTrial(.conversation, .goBack) {
      $0.press("Esc", "/")
      $0.type("m41")
      $0.press("Enter")
    },
    KeyTrial(.conversation, .search(.start)),
    KeyTrial(.conversation, .search(.next(1)), found),
    KeyTrial(.conversation, .search(.next(-1)), found),
    KeyTrial(.conversation, .selection(.start)), KeyTrial(.conversation, .toggleTimes),
    KeyTrial(.conversation, .nextBubbleStyle), KeyTrial(.conversation, .help),
  ]

  @Sendable private static func found(_ driver: inout ScreenDriver) {
    driver.press("Esc", "/")
    driver.type("m")
    driver.press("Enter", "n", "n")
  }

  private static let message: [KeyTrial] = [
    on(link, .activate), on(text, .reply), on(mine, .edit), on(mine, .remove), on(text, .react),
    on(text, .copy), on(link, .openLink), on(failed, .retry), on(audio, .play),
    on(link, .focusHotspot(1)), on(link, .focusHotspot(-1)),
    on(cards, .scrollCards(-1), "Right"), on(cards, .scrollCards(1)), on(answer, .goToQuoted),
    on(text, .pressAvatar), on(text, .details), on(text, .menu),
  ]

  /// With the cursor on a message of this kind.
  private static func on(_ line: String, _ action: MessageAction, _ keys: String...) -> KeyTrial {
    KeyTrial(.message, .message(action)) {
      $0.play(line)
      $0.press("Esc", "k")
      $0.press(keys)
    }
  }

  private static let text = #"{"type":"message","id":"x","from":"bo","text":"hello"}"#
  private static let mine = #"{"type":"message","id":"x","from":"me","text":"hello"}"#
  private static let answer =
    #"{"type":"message","id":"x","from":"bo","text":"hello","replyTo":"m20"}"#
  private static let link =
    #"{"type":"message","id":"x","from":"bo","text":"see https://example.org and https://a.org"}"#
  private static let failed =
    #"{"type":"message","id":"x","from":"me","text":"hello","status":"failed"}"#
  private static let audio =
    #"{"type":"message","id":"x","from":"bo","audio":{"path":"a.ogg","duration":9}}"#
  private static let cards =
    """
    {"type":"message","id":"x","from":"bo","collection":{"items":[\
    \((0..<12).map { "{\"text\":\"a card with words \($0)\"}" }.joined(separator: ","))]}}
    """

  private static let selecting: [KeyTrial] = [
    KeyTrial(.selection, .selection(.toggle), keys: "v"),
    KeyTrial(.selection, .selection(.extend(1)), keys: "k", "k", "v", "Space"),
    KeyTrial(.selection, .selection(.extend(-1)), keys: "v", "Space"),
    KeyTrial(.selection, .selection(.copy), keys: "v", "Space"),
    KeyTrial(.selection, .selection(.stop), keys: "v"),
  ]
}

extension KeyTrial {
  private static let banner: [KeyTrial] = [
    focused(.top, .accept), focused(.top, .pressButton), focused(.top, .dismiss(.up)),
    focused(.bottom, .dismiss(.down)), focused(.center, .dismiss(.left)),
    focused(.center, .dismiss(.right)), focused(.top, .leave),
  ]

  private static func focused(_ position: Banner.Position, _ action: BannerAction) -> KeyTrial {
    KeyTrial(.banner, .banner(action)) {
      showBanner(position, &$0)
      $0.press("Tab")
    }
  }

  private static func showBanner(_ position: Banner.Position, _ driver: inout ScreenDriver) {
    let banner = Banner(
      .error, "Offline", id: "net", duration: .endless, position: position, button: "Retry")
    driver.chat(.banner(banner))
    driver.wait(2_000)
  }

  private static let everywhere: [KeyTrial] = [
    KeyTrial(.everywhere, .scrollPages(-1)), KeyTrial(.everywhere, .scrollPages(1), keys: "PageUp"),
    KeyTrial(.everywhere, .scrollToOldest),
    KeyTrial(.everywhere, .scrollToNewest, keys: "PageUp"),
    KeyTrial(.everywhere, .retryLoading) {
      $0.press("Ctrl-Home")
      $0.chat(.history(Page(.older, [], more: true, error: "offline")))
    },
    KeyTrial(.everywhere, .toggleBare),
    KeyTrial(.everywhere, .banner(.focus)) { showBanner(.top, &$0) },
    KeyTrial(.everywhere, .dismiss), KeyTrial(.everywhere, .close, keys: "F1"),
    KeyTrial(.everywhere, .help), KeyTrial(.everywhere, .redraw), KeyTrial(.everywhere, .suspend),
    KeyTrial(.everywhere, .interrupt),
  ]

  private static let panel: [KeyTrial] = [
    KeyTrial(.panel, .choose(-1), keys: "F1", "PageDown"), KeyTrial(.panel, .choose(1), keys: "F1"),
    KeyTrial(.panel, .scrollPages(-1), keys: "F1", "PageDown", "PageDown"),
    KeyTrial(.panel, .scrollPages(1), keys: "F1"), KeyTrial(.panel, .accept, keys: "F1"),
    KeyTrial(.panel, .dismiss, keys: "F1"),
  ]
}

extension KeyTrial {
  private static let completing: [KeyTrial] = [
    KeyTrial(.completion(.open), "/the", "Esc"),
    KeyTrial(.completion, .completion(.accept)) { $0.type("/the") },
    KeyTrial(.completion, .completion(.choose(-1))) { $0.type("/") },
    KeyTrial(.completion, .completion(.choose(1))) { $0.type("/") },
    KeyTrial(.completion, .dismiss) { $0.type("/") },
  ]

  private static let tabs: [KeyTrial] = [
    KeyTrial(.composer, .removeAttachment) {
      $0.draft(DraftUpdate(attach: [TermChat.Attachment(path: "/a.png", bytes: 1)]))
    },
    KeyTrial(.tab, .tab(.move(rows: 0, columns: -1))) { $0.press("F4", "Right") },
    KeyTrial(.tab, .tab(.move(rows: 0, columns: 1))) { $0.press("F4") },
    KeyTrial(.tab, .tab(.move(rows: -1, columns: 0))) { $0.press("F4", "Down") },
    KeyTrial(.tab, .tab(.move(rows: 1, columns: 0))) { $0.press("F4") },
    KeyTrial(.tab, .tab(.accept)) { $0.press("F4") },
    KeyTrial(.everywhere, .tab(.open("text"))) { $0.press("F4") },
    KeyTrial(.everywhere, .tab(.open("attach"))) { _ in },
    KeyTrial(.everywhere, .tab(.open("emoji"))) { _ in },
  ]
}
