import Testing

@testable import TermChat

private let now = Instant(milliseconds: 0)

private func message(_ id: String) -> Message { Message(id: id, from: "bo", at: now, Text(id)) }

private func messages(_ range: Range<Int>) -> [Message] { range.map { message("\($0)") } }

/// A timeline at one instant.
private final class Subject {
  var timeline: Timeline

  init(_ timeline: Timeline = Timeline()) { self.timeline = timeline }

  var ids: [String] { timeline.entries.map(\.message.id) }

  @discardableResult
  func extend(_ edge: Edge) -> ChatRequest? { timeline.extend(edge, at: now) }

  func jump() -> ChatRequest? { timeline.jumpToNewest(at: now) }

  @discardableResult
  func receive(_ page: Page) -> Bool { timeline.receive(page, at: now) }

  @discardableResult
  func receive(_ message: Message) -> Bool { timeline.receive(message, at: now) }

  func update(_ id: String, _ event: ChatEvent) { timeline.update(id, event, at: now) }

  func trim(_ focus: Double, _ visible: Range<Int>) {
    timeline.trim(focus: focus, visible: visible)
  }
}

private func timeline(
  _ range: Range<Int>, _ retention: Timeline.Retention = .shelve, more: Bool = true
) -> Subject {
  let subject = Subject(Timeline(retention: retention))
  subject.receive(Page(.older, messages(range), more: more))
  return subject
}

@Suite("A removed message's id")
struct RemovedTests {
  @Test("may come again, even of one that had left the window")
  func again() {
    let subject = timeline(0..<600, more: false)
    subject.trim(1, 590..<600)
    #expect(subject.timeline.index(of: "5") == nil)
    subject.update("5", .remove(id: "5"))
    #expect(subject.receive(message("5")))
    #expect(subject.ids.last == "5")
    while subject.timeline.shelf.hasOlder { subject.extend(.older) }
    #expect(subject.ids == (0..<600).map(String.init).filter { $0 != "5" } + ["5"])
  }
}

@Suite("Fetching pages")
struct PagingTests {
  @Test("asks for an edge only after a history said that there is more")
  func onlyWhenMore() {
    let fresh = Subject()
    fresh.receive(message("a"))
    #expect(fresh.extend(.older) == nil)
    #expect(fresh.extend(.newer) == nil)
    let ended = timeline(0..<3, more: false)
    #expect(ended.extend(.older) == nil)
    let open = timeline(0..<3)
    #expect(open.extend(.older) == .load(.older, from: "0", limit: 50))
    #expect(open.timeline.paging == .loading(.older, since: now))
  }

  @Test("fetches one page at a time, whatever the direction")
  func one() {
    let subject = timeline(0..<3)
    subject.receive(Page(.newer, [], more: true))
    #expect(subject.extend(.newer) == .load(.newer, from: "2", limit: 50))
    #expect(subject.extend(.older) == nil)
    #expect(subject.extend(.newer) == nil)
    subject.receive(Page(.older, [], more: true))
    #expect(subject.timeline.paging == .loading(.newer, since: now))
    subject.receive(Page(.newer, [], more: false))
    #expect(subject.timeline.paging == .idle)
  }

  @Test("a failed fetch is free again and repeated by the user only")
  func failed() {
    let subject = timeline(0..<3)
    subject.extend(.older)
    subject.receive(Page(.older, [], more: false, error: "offline"))
    #expect(subject.timeline.paging == .idle)
    #expect(subject.timeline.older == .failed("offline"))
    #expect(subject.extend(.older) == nil)
    subject.timeline.forgive(.older)
    #expect(subject.extend(.older) != nil)
  }

  @Test("a fetch without an answer is given up after 30 s")
  func expired() {
    let subject = timeline(0..<3)
    subject.extend(.older)
    #expect(subject.timeline.expiry == now + 30_000)
    subject.timeline.expire(at: now + 29_999)
    #expect(subject.timeline.paging.isLoading)
    subject.timeline.expire(at: now + 30_000)
    #expect(subject.timeline.paging == .idle)
    #expect(subject.timeline.expiry == nil)
    #expect(subject.timeline.older == .failed("no answer within 30 s"))
    subject.receive(Page(.older, messages(-2..<0), more: true))
    #expect(subject.ids == ["-2", "-1", "0", "1", "2"])
    #expect(subject.timeline.older == .more)
  }

  @Test("a jump that failed has failed at the newer end")
  func failedJump() {
    let subject = timeline(0..<3, .forget)
    subject.receive(Page(.newer, [], more: true))
    subject.receive(message("9"))
    #expect(subject.jump() == .load(.around, from: "9", limit: 50))
    subject.receive(Page(.around, [], more: true, error: "offline"))
    #expect(subject.timeline.older == .more)
    #expect(subject.timeline.newer == .failed("offline"))
    #expect(subject.jump() == .load(.around, from: "9", limit: 50))
  }

  @Test("an error at the newer end hides nothing when nothing is missing there")
  func strayError() {
    let subject = timeline(0..<3)
    subject.receive(Page(.newer, [], more: true, error: "offline"))
    subject.receive(Page(.around, [], more: true, error: "offline"))
    subject.receive(message("9"))
    #expect(subject.ids == ["0", "1", "2", "9"])
  }

  @Test("tells whether a page leads further")
  func further() {
    let subject = timeline(0..<3)
    #expect(subject.receive(Page(.older, [], more: true)))
    subject.extend(.older)
    #expect(!subject.receive(Page(.older, [], more: true)))
    subject.extend(.older)
    #expect(!subject.receive(Page(.older, messages(0..<2), more: true)))
    subject.extend(.older)
    #expect(subject.receive(Page(.older, messages(-3..<2), more: true)))
    #expect(subject.ids == ["-3", "-2", "-1", "0", "1", "2"])
  }

  @Test("a page round a message takes the place of what was loaded")
  func around() {
    let subject = timeline(0..<3)
    subject.receive(Page(.around, messages(100..<103), more: true))
    #expect(subject.ids == ["100", "101", "102"])
    #expect(subject.timeline.older == .more && subject.timeline.newer == .more)
    subject.receive(Page(.around, messages(0..<3), more: false))
    #expect(subject.timeline.older == .end && subject.timeline.isAtNewest)
  }
}

@Suite("The loaded window")
struct WindowTests {
  @Test("keeps 400 messages when there are more than 500, by where the reader is")
  func trim() {
    var subject = timeline(0..<500)
    subject.trim(1, 480..<500)
    #expect(subject.timeline.entries.count == 500)
    subject.receive(message("500"))
    subject.trim(1, 481..<501)
    #expect(subject.ids == messages(101..<501).map(\.id))
    subject = timeline(0..<501)
    subject.trim(0, 0..<20)
    #expect(subject.ids == messages(0..<400).map(\.id))
    subject = timeline(0..<501)
    subject.trim(0.5, 240..<260)
    #expect(subject.ids == messages(50..<450).map(\.id))
  }

  @Test("loses nothing within 50 messages of the screen")
  func margin() {
    let subject = timeline(0..<600)
    subject.trim(1, 30..<40)
    #expect(subject.timeline.entries.count == 600)
    subject.trim(1, 80..<90)
    #expect(subject.ids.first == "30")
  }

  @Test("shelved messages come back in order, with what happened to them")
  func shelf() {
    let subject = timeline(0..<501, more: false)
    subject.trim(1, 480..<501)
    subject.update("5", .append(id: "5", text: "!"))
    subject.update("6", .remove(id: "6"))
    subject.update("7", .reaction(id: "7", from: "bo", emoji: "👍", on: true))
    #expect(subject.extend(.older) == nil)
    #expect(subject.ids == messages(0..<501).map(\.id).filter { $0 != "6" })
    #expect(subject.timeline["5"]?.kind.text == "5!")
    #expect(subject.timeline["7"]?.reactions == [Reaction("👍", from: ["bo"])])
  }

  @Test("a shelf of removed messages gives the ones before them")
  func removedChunk() {
    let subject = timeline(0..<501, more: false)
    subject.trim(1, 480..<501)
    for id in 501..<602 { subject.receive(message("\(id)")) }
    subject.trim(1, 480..<501)
    for id in 101..<202 { subject.update("\(id)", .remove(id: "\(id)")) }
    subject.extend(.older)
    #expect(subject.ids.first == "0")
  }

  @Test("forgotten messages are asked for again")
  func forget() {
    let subject = timeline(0..<501, .forget, more: false)
    subject.trim(0, 0..<20)
    #expect(!subject.timeline.isAtNewest)
    subject.receive(message("501"))
    #expect(subject.timeline.entries.count == 400)
    #expect(subject.extend(.newer) == .load(.newer, from: "399", limit: 50))
    subject.receive(Page(.newer, messages(400..<450), more: true))
    #expect(subject.jump() == .load(.around, from: "501", limit: 50))
    subject.receive(Page(.around, messages(452..<502), more: true))
    #expect(subject.timeline.isAtNewest && subject.timeline.older == .more)
  }

  @Test("the newest message is known though only pages were received")
  func newestOfPages() {
    let subject = timeline(0..<501, .forget, more: false)
    subject.trim(0, 0..<20)
    #expect(subject.jump() == .load(.around, from: "500", limit: 50))
  }

  @Test("what arrives beyond a gap waits until the gap is closed")
  func gap() {
    let subject = timeline(0..<3)
    subject.receive(Page(.newer, [], more: true))
    subject.receive(message("8"))
    subject.receive(message("9"))
    subject.update("9", .append(id: "9", text: "!"))
    #expect(subject.ids == ["0", "1", "2"])
    #expect(subject.extend(.newer) == .load(.newer, from: "2", limit: 50))
    subject.receive(Page(.newer, messages(3..<5), more: true))
    #expect(subject.ids == ["0", "1", "2", "3", "4"])
    #expect(subject.extend(.newer) == .load(.newer, from: "4", limit: 50))
    subject.receive(Page(.newer, messages(5..<9), more: true))
    #expect(subject.ids == messages(0..<10).map(\.id))
    #expect(subject.timeline["9"]?.kind.text == "9!")
    #expect(subject.timeline.isAtNewest)
  }

  @Test("a known id is replaced where it stands and keeps its reactions")
  func replaced() {
    let subject = timeline(0..<3)
    subject.update("1", .reaction(id: "1", from: "bo", emoji: "👍", on: true))
    #expect(!subject.receive(Message(id: "1", from: "bo", Text("new"))))
    #expect(subject.ids == ["0", "1", "2"])
    #expect(subject.timeline["1"]?.kind.text == "new")
    #expect(subject.timeline["1"]?.reactions.count == 1)
    #expect(subject.timeline["1"]?.at == now)
  }

  @Test("own messages up to the one read are read, but for those not sent")
  func read() {
    let subject = Subject()
    for (id, status) in [
      ("a", DeliveryStatus.sent), ("b", .failed), ("c", .delivered), ("d", .sent),
    ] {
      subject.receive(
        Message(id: id, from: "me", at: now, Text(id), delivery: Delivery(status)))
    }
    subject.timeline.markRead(upTo: "c", at: now)
    #expect(
      subject.timeline.entries.map(\.message.delivery?.status) == [.read, .failed, .read, .sent])
    subject.timeline.markRead(upTo: "nobody", at: now)
  }
}
