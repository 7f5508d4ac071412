import TermChat

/// What a key costs in a draft of 100,000 characters, and a search in 10,000 sent texts, measured
/// inside this process.
struct DraftWork {
  private static let length = 100_000
  private static let start = Instant(milliseconds: 1_767_258_000_000)

  /// Repeated up to the length.
  private static let texts = [
    ("words", "the quick brown fox jumps over the lazy dog and on "),
    ("words in lines", "the quick brown fox jumps over the lazy dog, and so it goes on\n"),
    ("one word", "abcdefghijklmnopqrstuvwxyz"),
    ("ideographs", "吾輩は猫である。名前はまだ無い。"),
    ("ideographs in lines", "吾輩は猫である。名前はまだ無い。\n"),
    ("combining marks", "re\u{301}sume\u{301} na\u{308}i\u{308}ve a\u{30A}ngstro\u{308}m "),
    ("emoji", "👍🏽👨‍👩‍👧🇩🇪 "),
    ("blanks", "          "),
  ]

  func measure(into table: inout Table) {
    table.heading("a key in a draft of 100,000 characters, to the frame, processor time")
    for (name, text) in Self.texts {
      for (columns, rows) in [(80, 24), (200, 60)] {
        for place in Place.allCases {
          var screen = Self.screen(text, columns, rows, place)
          let times = keys(&screen)
          let size = Self.count(text) < Self.length ? " (\(Self.count(text)))" : ""
          let label = "\(name)\(size), \(place.rawValue), \(columns)×\(rows)"
          table.add(label, Figure(times.median, "ms", .atMost(1)))
          if times.most > 2 * times.median { table.add("  the longest", Figure(times.most, "ms")) }
        }
      }
    }
    lines(into: &table)
    search(into: &table)
  }

  private enum Place: String, CaseIterable { case start, middle, end }
}

extension DraftWork {
  private static func screen(
    _ text: String, _ columns: Int, _ rows: Int, _ place: Place
  ) -> ChatScreen {
    var screen = ChatScreen(
      configuration: ChatScreenConfiguration(), size: Size(rows: rows, columns: columns), at: start)
    let draft = String(String(repeating: text, count: length / text.count + 1).prefix(count(text)))
    handle([.chat(.composer(ComposerUpdate(text: .set(draft))))], &screen)
    switch place {
    case .start: press("Alt-Home", &screen)
    case .middle: for _ in 0..<length / columns / 2 { press("Up", &screen) }
    case .end: break
    }
    return screen
  }

  /// How many characters of such a text a draft may have, at most the length.
  private static func count(_ text: String) -> Int {
    min(length, (Draft.mostBytes - 1_000) / text.utf8.count * text.count)
  }

  private static func press(_ name: String, _ screen: inout ChatScreen) {
    handle([Key(name: name).map(Event.key)].compactMap(\.self), &screen)
  }

  private static func handle(_ events: [Event], _ screen: inout ChatScreen) {
    _ = screen.handle(Batch(events, at: start))
  }

  private static let sent = [
    ("ASCII", "a message of the usual length, "), ("accents", "é, ça déjà vu là-bas, "),
    ("kana", "きょうはとてもいいてんきですね、"), ("Hangul", "오늘은 날씨가 정말 좋네요, "),
    ("emoji", "👍🏽❤️👨‍👩‍👧🎉 "), ("an ellipsis", "… and so it goes on, "),
  ]

  /// Typed letters, some of them taken back, as people do.
  private func keys(_ screen: inout ChatScreen) -> Samples {
    let keys = ["a", "b", "Backspace", "c", " ", "日", "d", "Backspace", "e", "Left"]
    let times = (0..<60).map { index in
      ProcessorClock.microseconds {
        Self.press(keys[index % keys.count], &screen)
        _ = screen.draw()
      } / 1_000
    }
    return Samples(times)
  }

  /// What goes through a long line.
  private func lines(into table: inout Table) {
    table.heading("a key in one line of 100,000 characters, to the frame, processor time")
    for key in ["Ctrl-a", "Ctrl-e", "Ctrl-k"] {
      let times = (0..<20).map { _ in
        var screen = Self.screen("the quick brown fox ", 80, 24, .end)
        if key != "Ctrl-a" { Self.press("Ctrl-a", &screen) }
        return ProcessorClock.microseconds {
          Self.press(key, &screen)
          _ = screen.draw()
        } / 1_000
      }
      table.add(key, Figure(Samples(times).median, "ms", .atMost(1)))
    }
  }

  private func search(into table: inout Table) {
    table.heading("Ctrl-r over 10,000 sent texts, to the frame, processor time")
    for (name, text) in Self.sent {
      var configuration = ChatScreenConfiguration()
      configuration.history = (0..<10_000).map { text + "and about number \($0)" }
      var screen = ChatScreen(
        configuration: configuration, size: Size(rows: 24, columns: 80), at: Self.start)
      Self.press("Ctrl-r", &screen)
      let times = ["a", "b", "x", "Backspace", "o", "u", "z", "Ctrl-r"].map { key in
        ProcessorClock.microseconds {
          Self.press(key, &screen)
          _ = screen.draw()
        } / 1_000
      }
      table.add("\(name), the longest of 8 keys", Figure(Samples(times).most, "ms", .atMost(5)))
    }
  }
}
