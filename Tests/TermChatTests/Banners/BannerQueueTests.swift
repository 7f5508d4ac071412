import Testing

@testable import TermChat

/// The state machine of banners, with slides of half a second.
struct BannerQueueTests {
  private static let start = ScreenDriver.start
  private var queue = BannerQueue()

  init() { queue.animates = true }

  private let rows: (Banner) -> Int = { _ in 4 }

  /// What happened up to `time`, in milliseconds from the start.
  private mutating func changes(until time: Int64) -> [String] {
    queue.advance(to: Self.start + time, rows: rows)
    return queue.takeChanges().map { "\($0.stage) \($0.banner.title) \($0.at - Self.start)" }
  }

  private mutating func add(_ title: String, id: String? = nil, _ time: Int64, seconds: Int64? = 1)
  {
    let duration = seconds.map { Banner.Duration.milliseconds($0 * 1000) } ?? .endless
    queue.add(
      Banner(.error, title, id: id, duration: duration), at: Self.start + time, rows: rows)
  }

  private mutating func hide(_ time: Int64, _ id: String? = nil) {
    queue.hide(id, at: Self.start + time, rows: rows)
  }

  private mutating func dismiss(_ time: Int64) -> Bool {
    queue.dismiss(nil, at: Self.start + time, rows: rows)
  }

  @Test mutating func `Every stage comes at its instant, and the next banner without a gap`() {
    add("a", 0)
    add("b", 0, seconds: 2)
    #expect(
      changes(until: 100_000) == [
        "willAppear a 0", "didAppear a 500", "willDisappear a 1500", "hidden a 2000",
        "didDisappear a 2000", "willAppear b 2000", "didAppear b 2500", "willDisappear b 4500",
        "hidden b 5000", "didDisappear b 5000",
      ])
    #expect(queue.shown == nil)
  }

  @Test mutating func `Without slides the ways take no time, but count in the banner's`() {
    queue.animates = false
    add("a", 0)
    add("b", 0, seconds: nil)
    #expect(
      changes(until: 100_000) == [
        "willAppear a 0", "didAppear a 0", "willDisappear a 1500", "hidden a 1500",
        "didDisappear a 1500", "willAppear b 1500", "didAppear b 1500",
      ])
  }

  @Test mutating func `Automatic time is 2 s and 0.8 s for each row, and half a second`() {
    queue.add(Banner(.error, "a"), at: Self.start, rows: { _ in 5 })
    #expect(queue.shown?.until == Self.start + 6_500)
  }

  @Test mutating func `Hidden while it comes, it goes when it is there`() {
    add("a", 0, seconds: nil)
    hide(300)
    #expect(changes(until: 499) == ["willAppear a 0"])
    #expect(
      changes(until: 1_000) == [
        "didAppear a 500", "willDisappear a 500", "hidden a 1000", "didDisappear a 1000",
      ])
  }

  @Test mutating func `Dismissed while it comes, it stays, and the user may ask again`() {
    add("a", 0, seconds: nil)
    #expect(dismiss(0) && dismiss(499))
    #expect(changes(until: 9_000) == ["willAppear a 0", "didAppear a 500"])
    #expect(dismiss(9_000))
    #expect(changes(until: 9_000) == ["dismissedByUser a 9000", "willDisappear a 9000"])
  }

  @Test mutating func `Hidden and dismissed while it comes, it wasn't the user`() {
    add("a", 0, seconds: nil)
    hide(100)
    #expect(!dismiss(200))
    #expect(!changes(until: 5_000).contains { $0.hasPrefix("dismissedByUser") })
  }

  @Test mutating func `Dismissed at rest, it goes at once`() {
    add("a", 0, seconds: nil)
    _ = changes(until: 700)
    #expect(dismiss(700))
    #expect(
      changes(until: 9_000) == [
        "dismissedByUser a 700", "willDisappear a 700", "hidden a 1200", "didDisappear a 1200",
      ])
  }

  @Test mutating func `Hidden, dismissed or its time over again while it goes: nothing`() {
    add("a", id: "a", 0)
    _ = changes(until: 1_500)
    hide(1_600)
    hide(1_700, "a")
    #expect(!dismiss(1_800))
    #expect(changes(until: 9_000) == ["hidden a 2000", "didDisappear a 2000"])
  }

  @Test mutating func `One shown while another goes waits for its end`() {
    add("a", 0)
    _ = changes(until: 1_700)
    add("b", 1_700)
    #expect(changes(until: 1_999) == [])
    #expect(
      changes(until: 2_000) == ["hidden a 2000", "didDisappear a 2000", "willAppear b 2000"])
  }

  @Test mutating func `Hidden by name while it waits, it never comes`() {
    add("a", 0)
    add("b", id: "b", 0)
    add("c", 0)
    hide(10, "b")
    hide(10, "nobody")
    #expect(queue.waitingCount == 1)
    #expect(!changes(until: 100_000).contains { $0.contains(" b ") })
  }

  @Test mutating func `One that can't be dismissed stays`() {
    queue.add(Banner(.error, "a", isDismissible: false), at: Self.start, rows: rows)
    _ = changes(until: 600)
    #expect(!dismiss(600))
    #expect(queue.shown?.phase == .resting)
  }

  @Test mutating func `Replaced while it comes, the other one comes on in its place`() {
    add("down", id: "net", 0, seconds: nil)
    hide(100, "net")
    add("up", id: "net", 200)
    #expect(queue.shown?.slide(at: Self.start + 200)?.percent == 50)
    #expect(
      changes(until: 1_700) == [
        "willAppear down 0", "willDisappear down 200", "hidden down 200",
        "didDisappear down 200", "willAppear up 200", "didAppear up 500", "willDisappear up 1700",
      ])
  }

  @Test mutating func `Replaced at rest, the other one is there at once and its time is new`() {
    add("down", id: "net", 0, seconds: nil)
    add("later", 0)
    _ = changes(until: 9_000)
    add("up", id: "net", 9_000)
    #expect(
      changes(until: 11_000) == [
        "willDisappear down 9000", "hidden down 9000", "didDisappear down 9000",
        "willAppear up 9000", "didAppear up 9000", "willDisappear up 10500", "hidden up 11000",
        "didDisappear up 11000", "willAppear later 11000",
      ])
  }

  @Test mutating func `Replaced while it goes, the other one comes next`() {
    add("down", id: "net", 0)
    add("later", 0)
    _ = changes(until: 1_600)
    add("up", id: "net", 1_600)
    add("up again", id: "net", 1_700)
    #expect(
      changes(until: 2_000) == [
        "hidden down 2000", "didDisappear down 2000", "willAppear up again 2000",
      ])
    #expect(queue.waitingCount == 1)
  }

  @Test mutating func `Hidden by name while it goes, the one in its place never comes`() {
    add("down", id: "net", 0)
    _ = changes(until: 1_600)
    add("up", id: "net", 1_600)
    hide(1_700, "net")
    #expect(changes(until: 9_000) == ["hidden down 2000", "didDisappear down 2000"])
  }

  @Test mutating func `Replaced while it waits, the other one has its turn`() {
    add("a", 0)
    add("b", id: "b", 0)
    add("c", 0)
    add("B", id: "b", 100)
    let titles = changes(until: 100_000).filter { $0.hasPrefix("willAppear") }
    #expect(titles == ["willAppear a 0", "willAppear B 2000", "willAppear c 4000"])
  }

  @Test mutating func `A thousand pass in one jump of time, each at its instant`() {
    for number in 0..<1_000 { add("\(number)", 0) }
    let changes = changes(until: 10_000_000)
    let wanted = (0..<1_000).flatMap { number -> [String] in
      let begin = number * 2_000
      return [
        "willAppear \(number) \(begin)", "didAppear \(number) \(begin + 500)",
        "willDisappear \(number) \(begin + 1_500)", "hidden \(number) \(begin + 2_000)",
        "didDisappear \(number) \(begin + 2_000)",
      ]
    }
    #expect(changes == wanted)
  }

  @Test mutating func `Ten thousand wait at most, and those still can be replaced and hidden`() {
    for number in 0..<100_000 { add("\(number)", id: "\(number)", 0) }
    #expect(queue.waitingCount == 10_000)
    add("first", id: "1", 0)
    add("last", id: "10000", 0)
    for number in 2...9_999 { hide(0, "\(number)") }
    #expect(queue.waitingCount == 2)
    let shown = changes(until: 100_000).filter { $0.hasPrefix("willAppear") }
    #expect(shown == ["willAppear 0 0", "willAppear first 2000", "willAppear last 4000"])
  }

  @Test mutating func `Time without end ends nothing`() {
    queue.add(
      Banner(.error, "a", duration: .milliseconds(.max)), at: Self.start, rows: rows)
    queue.advance(to: Instant(milliseconds: .max), rows: rows)
    #expect(queue.shown == nil)
  }

  @Test mutating func `Only what moves or ends wakes up`() {
    add("a", 0, seconds: nil)
    func deadline(_ queue: BannerQueue, _ time: Int64, draws: Bool = true) -> Int64? {
      queue.nextDeadline(after: Self.start + time, draws: draws).map { $0 - Self.start }
    }
    #expect(deadline(queue, 0) == 100)
    #expect(deadline(queue, 399) == 400)
    #expect(deadline(queue, 0, draws: false) == 500)
    _ = changes(until: 500)
    #expect(deadline(queue, 500) == nil)
    hide(700)
    #expect(deadline(queue, 700) == 800)
  }
}
