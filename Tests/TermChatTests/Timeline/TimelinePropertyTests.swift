import TestSupport
import Testing

@testable import TermChat

/// Everything there is, as a plain array, beside the timeline that shows a window of it.
private struct Model {
  var timeline: Timeline
  /// Oldest first; what a source has that can serve any page.
  var all: [Message] = []
  /// Where the timeline has been told that messages begin.
  var known = 0
  var random: Randomness
  private var made = 0
  private let now = Instant(milliseconds: 0)

  init(_ retention: Timeline.Retention, seed: UInt64) {
    timeline = Timeline(retention: retention)
    random = Randomness(seed: seed)
  }

  mutating func makeMessage() -> Message {
    made += 1
    return Message(id: "m\(made)", from: "bo", at: now, Text("\(made)"))
  }
}

extension Model {
  mutating func step() {
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<7: arrive(Int.random(in: 1...80, using: &random))
    case 7..<9: extend(.older)
    case 9..<12: extend(.newer)
    case 12: jump()
    case 13..<16: change()
    case 16: remove()
    case 17: repeatPage()
    default: trim()
    }
  }

  private mutating func arrive(_ count: Int) {
    for _ in 0..<count {
      let message = makeMessage()
      all.append(message)
      let isNew = timeline.receive(message, at: now)
      #expect(isNew)
    }
  }

  /// Asks, and answers as a source would.
  private mutating func extend(_ edge: Edge) {
    guard let request = timeline.extend(edge, at: now) else { return }
    let second = timeline.extend(timeline.shelf.hasOlder ? .newer : .older, at: now)
    #expect(second == nil)
    answer(request)
  }

  private mutating func jump() {
    if let request = timeline.jumpToNewest(at: now) { answer(request) }
    if !timeline.isAtNewest { extend(.newer) }
  }

  private mutating func answer(_ request: ChatRequest) {
    guard case .load(let edge, let from, let limit) = request else { return }
    timeline.receive(Page(answering: edge, from: from, limit: limit, of: all), at: now)
  }

  private mutating func change() {
    guard let index = all.indices.randomElement(using: &random) else { return }
    let event = ChatEvent.append(id: all[index].id, text: "+")
    timeline.update(all[index].id, event, at: now)
    all[index] = all[index].applying(event, at: now) ?? all[index]
  }

  private mutating func remove() {
    guard let index = all.indices.randomElement(using: &random) else { return }
    timeline.update(all[index].id, .remove(id: all[index].id), at: now)
    all.remove(at: index)
  }

  /// A page of what is loaded already changes nothing.
  private mutating func repeatPage() {
    let messages = timeline.entries.prefix(30).map(\.message)
    let older = timeline.older
    guard !messages.isEmpty, older == .more || older == .end else { return }
    let page = Page(.older, messages + messages, more: older == .more)
    timeline.receive(page, at: now)
  }

  private mutating func trim() {
    let count = timeline.entries.count
    let top = Int.random(in: 0...count, using: &random)
    let visible = top..<min(count, top + 20)
    let focus = Double.random(in: -0.5...1.5, using: &random)
    let ids = timeline.entries[visible].map(\.message.id)
    timeline.trim(focus: focus, visible: visible)
    #expect(ids.allSatisfy { timeline.index(of: $0) != nil })
  }
}

extension Model {
  /// The window is a piece of all there is, without a gap, and what is known of its ends is true.
  var isRight: Bool {
    let entries = timeline.entries
    guard entries.indices.allSatisfy({ timeline.index(of: entries[$0].message.id) == $0 }) else {
      return false
    }
    guard let first = entries.first?.message.id else { return true }
    guard let start = all.firstIndex(where: { $0.id == first }),
      start + entries.count <= all.count,
      Array(all[start..<start + entries.count]) == entries.map(\.message)
    else { return false }
    let revisions = Set(entries.map(\.revision))
    return revisions.count == entries.count
      && (!timeline.isAtNewest || start + entries.count == all.count)
  }
}

@Suite("The timeline, whatever happens,")
struct TimelinePropertyTests {
  @Test(
    "shows a window of the whole history in order and up to date",
    arguments: [Timeline.Retention.shelve, .forget])
  func window(retention: Timeline.Retention) {
    for seed: UInt64 in 0..<25 {
      var model = Model(retention, seed: seed)
      for step in 0..<120 {
        model.step()
        guard model.isRight else {
          Issue.record("seed \(seed), step \(step)")
          return
        }
      }
    }
  }

  @Test("gives back what it put on the shelf, to the first message and to the last")
  func shelf() {
    for seed: UInt64 in 0..<25 {
      var model = Model(.shelve, seed: seed)
      for _ in 0..<80 { model.step() }
      let now = Instant(milliseconds: 0)
      while model.timeline.shelf.hasOlder { _ = model.timeline.extend(.older, at: now) }
      while model.timeline.shelf.hasNewer { _ = model.timeline.extend(.newer, at: now) }
      #expect(model.timeline.entries.map(\.message) == model.all, "seed \(seed)")
    }
  }
}
