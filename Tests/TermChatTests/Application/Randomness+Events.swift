import TestSupport

@testable import TermChat

extension Randomness {
  /// Milliseconds, mostly none.
  mutating func gap() -> Int64 {
    Int.random(in: 0..<3, using: &self) == 0 ? Int64.random(in: 1...9_000, using: &self) : 0
  }

  /// Anything that may come in, of users and of sources.
  mutating func event() -> Event {
    switch Int.random(in: 0..<46, using: &self) {
    case 0..<7: .chat(.message(message()))
    case 7: .chat(page())
    case 8: .chat(.remove(id: id()))
    case 9: .chat(.edit(id: id(), KindBox(Text(text()))))
    case 10: .chat(.typing(from: "bo", on: .random(using: &self)))
    case 11: .chat(.banner(banner()))
    case 12: .chat(.hide(id: .random(using: &self) ? nil : "b1"))
    case 13: .chat(.composer(ComposerUpdate(text: .set(text()))))
    case 14: .resized(size())
    case 15: .text(text())
    case 16: .chat(.reaction(id: id(), from: "bo", emoji: "👍", on: true))
    case 17: paste()
    case 18: .mouse(mouse())
    case 19: .chat(.status(id: id(), .read, reason: .keep, progress: .keep))
    case 20, 21: .chat(.composer(barUpdate()))
    case 22: .completed(completions())
    case 23..<26: .text(completable())
    case 26: .completed(answer())
    case 27: .drafted(files())
    case 28: .focused(.random(using: &self))
    default: .key(key())
    }
  }

  private mutating func barUpdate() -> ComposerUpdate {
    switch Int.random(in: 0..<4, using: &self) {
    case 0: ComposerUpdate(isBusy: .set(.random(using: &self)))
    case 1: ComposerUpdate(limit: .random(using: &self) ? .set(12) : .clear)
    case 2: ComposerUpdate(button: Int.random(in: 0..<3, using: &self) == 0 ? .set("Join") : .clear)
    default: ComposerUpdate(isEnabled: .set(Int.random(in: 0..<3, using: &self) > 0))
    }
  }

  private mutating func completions() -> CompletionAnswer {
    let files = (0..<Int.random(in: 0..<9, using: &self)).map {
      Completion("f\($0)", isPartial: .random(using: &self))
    }
    return CompletionAnswer(CompletionQuery(prefix: "attach", filter: ""), files)
  }

  /// What opens the list of completions, goes on in it, or is a command.
  private mutating func completable() -> String {
    [
      "@", "b", " @b", "#", " :smi", ":he", "/", "/attach ", "/theme ", "/me waves", "~/D", " ",
      "\n", "//", "/nothing", "/topic x", "日本 @",
    ].randomElement(using: &self) ?? "@"
  }

  private mutating func answer() -> CompletionAnswer {
    let filters = ["", "~/D", "b", "~/D~/D", "~/Documents/"]
    let query = CompletionQuery(
      prefix: "attach", filter: filters.randomElement(using: &self) ?? "")
    let found = [Completion("~/Documents/", isPartial: true), Completion("~/Dürer.png")]
    return CompletionAnswer(query, .random(using: &self) ? found : [])
  }

  private mutating func id() -> String { "e\(Int.random(in: 0..<30, using: &self))" }

  private mutating func message() -> Message {
    let from = ["me", "bo", "bo", "cy", "cy", "cy"].randomElement(using: &self) ?? "bo"
    let kind: any MessageKind =
      Int.random(in: 0..<6, using: &self) == 0
      ? Audio(.path("a.ogg"), duration: 3) : Text("word word " + text())
    return Message(
      id: .random(using: &self) ? id() : "", from: from, kind,
      replyTo: Int.random(in: 0..<5, using: &self) == 0 ? id() : nil)
  }

  private mutating func paste() -> Event {
    switch Int.random(in: 0..<5, using: &self) {
    case 0: .paste("/tmp/a.png")
    case 1: .paste("1\n2\n3\n4\n5\n6\n7")
    case 2: .overlongPaste(bytes: 50_000_000)
    default: .paste("pasted\ntext")
    }
  }

  private mutating func files() -> DraftUpdate {
    let file = Attachment(
      path: "/tmp/a.png", bytes: 1,
      place: .random(using: &self) ? Int.random(in: 0..<20, using: &self) : nil)
    return DraftUpdate(attach: [file], replacing: .random(using: &self) ? "/tmp/a.png" : nil)
  }

  private mutating func page() -> ChatEvent {
    let messages = (0..<Int.random(in: 0...40, using: &self)).map { _ in message() }
    let edge = Edge.allCases.randomElement(using: &self) ?? .older
    let error = Int.random(in: 0..<5, using: &self) == 0 ? "offline" : nil
    return .history(Page(edge, messages, more: .random(using: &self), error: error))
  }

  private mutating func banner() -> Banner {
    let durations: [Banner.Duration] = [.automatic, .endless, .milliseconds(1_500)]
    return Banner(
      Banner.Kind.allCases.randomElement(using: &self) ?? .error, text(), subtitle: text(),
      id: .random(using: &self) ? "b1" : nil,
      duration: durations.randomElement(using: &self) ?? .automatic,
      position: Banner.Position.allCases.randomElement(using: &self) ?? .top)
  }

  mutating func size() -> Size {
    Size(rows: Int.random(in: 1...30, using: &self), columns: Int.random(in: 1...70, using: &self))
  }

  private mutating func mouse() -> Mouse {
    let point = Point(
      row: Int.random(in: 0..<24, using: &self), column: Int.random(in: 0..<60, using: &self))
    return Mouse(Mouse.Action.allCases.randomElement(using: &self) ?? .click, at: point)
  }

  private mutating func key() -> Key {
    let names = [
      "PageUp", "PageUp", "PageDown", "Shift-Up", "Ctrl-End", "Ctrl-Home", "Esc", "Enter", "F1",
      "Alt-Enter", "x", "Backspace", "Up", "Down", "Ctrl-c", "Alt-r", "k", "j", "b", "Left",
      "F2", "F3", "F4", "F4", "Right", "Tab", "Tab", "Alt-x", "Enter", "Backspace", "Ctrl-n",
      "Ctrl-x", "Ctrl-e", "Ctrl-r", "Ctrl-s", "Ctrl-_", "Alt-/", "Ctrl-w", "Ctrl-y", "Alt-y",
      "Alt-t", "Alt-<", "Ctrl-p", "Ctrl-n", "Ctrl-g", "Alt-u",
    ]
    let reading = [
      "Esc", "k", "k", "k", "j", "r", "e", "D", "D", "+", "y", "o", "R", "Enter", "Space", "Tab",
      "Shift-Tab", "Left", "Right", "p", "p", "Ctrl-o", "a", "=", "m", "v", "J", "K", "t", "Alt-l",
      "/", "w", "n", "N", "g", "G", "i", "q", "u", "d", "1", "Down",
    ]
    return (.random(using: &self) ? names : reading).randomElement(using: &self).flatMap(
      Key.init(name:)) ?? Key(.enter)
  }
}
