import TermChat

/// Messages of every kind in the mix of a lively chat: the same for the same number.
enum MixedMessages {
  static func make(_ count: Int) -> [Message] {
    (0..<count).map { index in
      let seed = index &* 2_654_435_761 >> 7 & 0xFFFF
      var message = Message(
        id: "\(index)", from: ["ada", "me", "linus"][seed / 5 % 3],
        at: Instant(milliseconds: 1_767_258_000_000 + Int64(index) * 45_000), kind(seed))
      if seed % 11 == 0 { message.reactions = [Reaction("👍", from: ["me", "ada"])] }
      if seed % 13 == 0, index > 0 { message.replyTo = "\(index - 1)" }
      if message.from == "me" { message.delivery = Delivery(.read) }
      return message
    }
  }

  static func lines(_ bytes: Int) -> String {
    let line = "A line of a log that is as long as such lines are, 42 ms, /var/log/messages\n"
    return String(repeating: line, count: bytes / line.utf8.count)
  }

  private static func kind(_ seed: Int) -> any MessageKind {
    let text = texts[seed % texts.count]
    switch seed % 40 {
    case 0: return Emoji("🎉👍")
    case 1: return Photo(.path("sea.png"), width: 1920, height: 1080, caption: text)
    case 2: return Video(.path("sea.mp4"), duration: 75, caption: nil)
    case 3: return Audio(.path("memo.ogg"), duration: 63, title: "Memo")
    case 4: return Location(latitude: 52.52, longitude: 13.405, place: "Berlin")
    case 5: return Contact("Nathan Tannar", phones: ["+49 30 1234567"])
    case 6: return Link("https://example.org/a", title: "A title", teaser: text, comment: nil)
    case 7: return CardCollection(items: texts.prefix(5).map { KindBox(Text($0)) })
    case 8: return Parts([KindBox(Text(text)), KindBox(Emoji("👍"))])
    case 9: return Notice("Ada joined")
    default: return Text(text)
    }
  }

  private static let texts = [
    "Did you see the lighthouse last night?", "Yes!", "明日、湖で会いましょう。",
    "The train was late again, so I walked along the river and thought of you all.",
    "See https://example.org/a/b?c=d and tell @linus about #lighthouses, will you?",
    "I'll send you the notes as soon as I find them; they must be somewhere on the old disk.",
    "Что нового?", "It compiles, ship it 🚀",
    "That is a very long story, and it begins with a goat, a bicycle and a misunderstanding "
      + "that nobody could have foreseen, and it doesn't end well for the bicycle, I'm afraid.",
  ]
}
