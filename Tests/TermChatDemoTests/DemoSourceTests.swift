import TermChat
import Testing

@testable import TermChatDemo

@Suite("The demo's people")
struct DemoSourceTests {
  private let start = Instant(milliseconds: 1_767_258_000_000)

  private func events(
    _ source: inout DemoSource, until seconds: Int64
  ) -> [ChatEvent] {
    source.events(until: start + seconds * 1_000)
  }

  private func texts(_ events: [ChatEvent]) -> [String] {
    events.compactMap { event in
      if case .message(let message) = event { message.kind.text } else { nil }
    }
  }

  private func page(_ events: [ChatEvent]) -> Page? {
    events.lazy.compactMap { event in
      if case .history(let page) = event { page } else { nil }
    }.first
  }

  @Test("They never say the same twice in a message.")
  func variety() {
    let history = DemoHistory.make(count: 1_000, before: start)
    for index in 0..<1_000 {
      let text = history.message(at: index).kind.text
      for word in ["lighthouse", "river", "Coffee", "goat", "compiles", "👍"] {
        #expect(text.ranges(of: word).count < 2, "\(text)")
      }
    }
  }

  @Test("They open with the newest fifty messages and say that there are more.")
  func opening() {
    var source = DemoSource(history: 5_000, at: start)
    let page = page(events(&source, until: 0))
    #expect(page?.messages.count == 50)
    #expect(page?.messages.last?.id == "h-4999")
    #expect(page?.more == true)
  }

  @Test("They type before they greet.")
  func greeting() {
    var source = DemoSource(history: 0, at: start)
    let all = events(&source, until: 20)
    #expect(texts(all) == DemoTexts.greeting.map(\.1))
    let typing = all.firstIndex(of: .typing(from: "ada", on: true))
    let saying = all.firstIndex { if case .message = $0 { true } else { false } }
    #expect((typing ?? .max) < (saying ?? .min))
  }

  @Test("Older pages come after 300 ms, down to the first message.")
  func paging() {
    var source = DemoSource(history: 120, at: start)
    _ = events(&source, until: 30)
    source.receive(.load(.older, from: "h-70", limit: 50), at: start + 40_000)
    #expect(source.events(until: start + 40_299).isEmpty)
    let first = page(source.events(until: start + 40_300))
    #expect(first?.messages.map(\.id) == (20..<70).map { "h-\($0)" })
    source.receive(.load(.older, from: "h-20", limit: 50), at: start + 41_000)
    let last = page(events(&source, until: 42))
    #expect(last?.messages.first?.id == "h-0")
    #expect(last?.more == false)
  }

  @Test("A million messages cost nothing until they are looked at, and are always the same.")
  func generated() {
    let history = DemoHistory.make(count: 1_000_000, before: start)
    #expect(history.message(at: 7) == history.message(at: 7))
    #expect(history.message(at: 0).at ?? start < history.message(at: 999_999).at ?? start)
    #expect(history.index(of: "h-999999") == 999_999)
    #expect(history.index(of: "h-1000000") == nil)
    #expect(history.index(of: "h--1") == nil)
  }

  @Test("Sent messages are delivered, read and answered; every fourth one fails.")
  func sending() {
    var source = DemoSource(history: 0, at: start)
    _ = events(&source, until: 30)
    for number in 1...4 {
      source.receive(.send(id: "s-\(number)", text: "hi"), at: start + Int64(30 + number) * 1_000)
    }
    let all = events(&source, until: 60)
    let final = { (id: String) in
      all.compactMap { event -> DeliveryStatus? in
        if case .status(id, let status, _, _) = event { status } else { nil }
      }.last
    }
    #expect(["s-1", "s-2", "s-3", "s-4"].map(final) == [.read, .read, .read, .failed])
    #expect(texts(all).count == 3)
  }

  @Test("Whoever writes of banners is shown all four kinds.")
  func banners() {
    var source = DemoSource(history: 0, at: start)
    _ = events(&source, until: 30)
    source.receive(.send(id: "s-1", text: "Banners!"), at: start + 31_000)
    let kinds = events(&source, until: 60).compactMap { event -> Banner.Kind? in
      if case .banner(let banner) = event { banner.kind } else { nil }
    }
    #expect(kinds == [.message, .success, .warning, .error])
  }

  @Test("Whoever writes of themes is shown them all, the default one last.")
  func themes() {
    var source = DemoSource(history: 0, at: start)
    _ = events(&source, until: 30)
    source.receive(.send(id: "s-1", text: "themes"), at: start + 31_000)
    let names = events(&source, until: 90).compactMap { event -> String? in
      if case .theme(.name(let name)) = event { name } else { nil }
    }
    #expect(names.sorted() == ThemeFamily.names.sorted())
    #expect(names.last == "default")
  }
}
