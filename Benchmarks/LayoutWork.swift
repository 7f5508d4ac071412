import TermChat

/// What laying messages out costs, measured inside this process.
struct LayoutWork {
  private let messages = MixedMessages.make(10_000)

  func measure(into table: inout Table) {
    table.heading("layout, in this process, processor time")
    newWidth(into: &table)
    frame(into: &table)
    for (name, text) in [
      ("1 MB in lines", MixedMessages.lines(1 << 20)),
      ("1 MB without a space", String(repeating: "x", count: 1 << 20)),
      ("a word of 80,000 columns", String(repeating: "漢", count: 40_000)),
    ] {
      long(name, text, into: &table)
    }
    growing(into: &table)
  }
}

extension LayoutWork {
  private func newWidth(into table: inout Table) {
    var conversation = Conversation()
    for message in messages { conversation.timeline.receive(message, at: message.at ?? .zero) }
    let times = [100, 90, 110, 80, 120].map { columns in
      milliseconds { _ = conversation.rowCount(columns: columns) }
    }
    table.add(
      "10,000 mixed messages at a new width",
      Figure(Samples(times).median, "ms", .atMost(150)))
  }

  private func frame(into table: inout Table) {
    var screen = screen(columns: 120, rows: 64)
    let chat = messages.prefix(300).map { Event.chat(.message($0)) }
    _ = screen.handle(Batch(chat, at: .zero))
    let times = (0..<40).map { index in
      milliseconds {
        let size = Size(rows: 64, columns: 118 + index % 5)
        _ = screen.handle(Batch([.resized(size)], at: .zero))
        _ = screen.draw()
      }
    }
    let samples = Samples(times)
    table.add(
      "frame of 60 rows, all laid out anew", Figure(samples.median, "ms", .atMost(2)))
    table.add("  the longest of 40", Figure(samples.most, "ms"))
  }

  /// Whatever is done with it, no frame takes longer than the goal.
  private func long(_ name: String, _ text: String, into table: inout Table) {
    var screen = screen(columns: 100, rows: 40)
    let message = Message(id: "long", from: "bo", at: .zero, Text(text))
    var events: [[Event]] = [[.chat(.message(message))], [.resized(Size(rows: 40, columns: 90))]]
    events += ["Esc", "PageUp", "PageUp", "Ctrl-Home", "PageDown", "k", "j", "Ctrl-End"]
      .map { [Key(name: $0).map(Event.key)].compactMap(\.self) }
    events += [[.chat(.append(id: "long", text: " more"))]]
    let times = events.map { events in
      milliseconds {
        _ = screen.handle(Batch(events, at: .zero))
        _ = screen.draw()
      }
    }
    table.add(name + ": longest frame", Figure(Samples(times).most, "ms", .atMost(16)))
  }

  /// Twice as many pieces of text take twice the time.
  private func growing(into table: inout Table) {
    let times = [5_000, 10_000].map { count in
      milliseconds {
        var screen = screen(columns: 100, rows: 40)
        let start = Message(id: "a", from: "bo", at: .zero, Text(""))
        _ = screen.handle(Batch([.chat(.message(start))], at: .zero))
        for _ in 0..<count {
          _ = screen.handle(Batch([.chat(.append(id: "a", text: "some words "))], at: .zero))
          _ = screen.draw()
        }
      }
    }
    table.add("10,000 appends, a frame each", Figure(times[1], "ms"))
    table.add("  beside 5,000", Figure(times[1] / times[0], "times", .atMost(2.5)))
  }

  private func screen(columns: Int, rows: Int) -> ChatScreen {
    ChatScreen(
      configuration: ChatScreenConfiguration(), size: Size(rows: rows, columns: columns),
      at: .zero)
  }

  private func milliseconds(_ work: () -> Void) -> Double {
    ProcessorClock.microseconds(work) / 1_000
  }
}

extension Instant {
  fileprivate static let zero = Instant(milliseconds: 1_767_258_000_000)
}
