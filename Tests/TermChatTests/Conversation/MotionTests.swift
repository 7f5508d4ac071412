import TestSupport
import Testing

@testable import TermChat

@Suite("Motion")
struct MotionTests {
  private func driver(_ columns: Int = 40, _ rows: Int = 14, animates: Bool = true) -> ScreenDriver
  {
    var configuration = ChatScreenConfiguration()
    configuration.animates = animates
    var driver = ScreenDriver(columns, rows, configuration: configuration)
    driver.chat(page(2, "a"))
    driver.wait(1_000)
    return driver
  }

  private func arrival(_ id: String = "n", from: String = "bo") -> ChatEvent {
    .message(Message(id: id, from: from, Text("new \(id)")))
  }

  /// The column where a text stands on screen at each of these milliseconds from now.
  private func columns(
    of text: String, _ driver: inout ScreenDriver, at instants: [Int64]
  ) -> [Int?] {
    var passed: Int64 = 0
    return instants.map { instant in
      driver.wait(instant - passed)
      passed = instant
      return driver.lines.lazy.compactMap { $0.firstColumn(of: text) }.first
    }
  }

  @Test("brings a message in from its sender's side in 200 ms")
  func arrivals() {
    var driver = driver()
    driver.chat(arrival(from: "cy"))
    // From beyond the left edge: its text is cut off at first.
    #expect(
      columns(of: "w n  09:00 │", &driver, at: [0, 49, 50, 100, 150, 200, 300])
        == [nil, nil, 1, 5, 8, 9, 9])
    var own = self.driver()
    own.chat(arrival(from: "me"))
    #expect(
      columns(of: "new n", &own, at: [0, 50, 100, 150, 199, 200]) == [nil, 31, 27, 24, 24, 23])
  }

  @Test("is awaited frame by frame, and over after the last")
  func deadlines() {
    var driver = driver()
    driver.chat(arrival())
    for step in 1...4 {
      #expect(driver.screen.nextDeadline == driver.now + 50, "\(step)")
      driver.wait(50)
    }
    #expect(driver.screen.nextDeadline == nil)
    driver.chat(.remove(id: "a1"))
    for step in 1...2 {
      #expect(driver.screen.nextDeadline == driver.now + 75, "\(step)")
      driver.wait(75)
    }
    // Three rows: the last tenths of the way are less than a row.
    #expect(driver.screen.nextDeadline == nil)
  }

  @Test("is nowhere when it is off, or nothing on screen changes its place")
  func off() {
    var driver = driver(animates: false)
    driver.chat(arrival(from: "me"))
    #expect(driver.screen.nextDeadline == nil)
    let still = driver.picture
    driver.wait(1_000)
    #expect(driver.picture == still)
    var other = self.driver()
    other.chat(.message(Message(from: "", Notice("x"))))
    #expect(other.screen.nextDeadline == nil)
    other.wait(10)
    other.chat(.edit(id: "a1", KindBox(Text("b1"))))
    #expect(other.screen.nextDeadline == nil)
    other.chat(.edit(id: "nobody", KindBox(Text("x"))), .remove(id: "nobody"))
    #expect(other.screen.nextDeadline == nil)
  }

  @Test("ends in the picture that no motion would show")
  func ends() {
    for seed: UInt64 in 0..<60 {
      var random = Randomness(seed: seed)
      let size = (Int.random(in: 1...60, using: &random), Int.random(in: 1...24, using: &random))
      var moving = driver(size.0, size.1)
      var still = driver(size.0, size.1, animates: false)
      for step in 0..<30 {
        let event = random.event()
        // While a banner slides, keys find another one on screen than without slides.
        if event.mayShowBanner { continue }
        // A spinner turns only where things move.
        if case .chat(.composer(let update)) = event, update.isBusy != .keep { continue }
        moving.handle([event], at: moving.now)
        still.handle([event], at: still.now)
        #expect(moving.screen.view.anchor == still.screen.view.anchor)
        #expect(moving.screen.view.owners == still.screen.view.owners)
        guard step % 6 == 0 else { continue }
        moving.wait(400)
        still.wait(400)
        #expect(moving.picture == still.picture, "seed \(seed), step \(step)")
      }
    }
  }

  @Test("lets messages glide together when one goes, which fades")
  func removal() throws {
    var driver = driver(40, 18)
    driver.chat(arrival("b", from: "cy"))
    driver.wait(1_000)
    let before = try #require(driver.row(of: "a0"))
    let gone = try #require(driver.row(of: "a1"))
    driver.chat(.remove(id: "a1"))
    // At the bottom of the screen: what stands above comes down three rows.
    var places: [Int?] = []
    var ghosts: [Bool] = []
    for _ in 0..<5 {
      places.append(driver.row(of: "a0"))
      ghosts.append(driver.screen.view.ghosts.contains { $0.id == "a1" })
      driver.wait(75)
    }
    #expect(places == [before, before + 2, before + 3, before + 3, before + 3])
    #expect(ghosts == [true, true, false, false, false])
    #expect(gone > before)
  }

  @Test("shows what fades faintly")
  func ghost() throws {
    var driver = driver(40, 18)
    let row = try #require(driver.row(of: "a1"))
    driver.chat(.remove(id: "a1"))
    let surface = driver.screen.draw().surface
    #expect(surface[row, 7].style.attributes.contains(.dim))
    driver.wait(150)
    #expect(driver.row(of: "a1") == nil)
  }

  @Test("skips a flood, to its end")
  func flood() {
    var driver = driver()
    for index in 0..<3 { driver.chat(arrival("\(index)")) }
    #expect(driver.screen.nextDeadline == driver.now + 50)
    for index in 3..<103 {
      driver.chat(arrival("\(index)"))
      #expect(driver.screen.nextDeadline == nil)
      driver.wait(10)
    }
    driver.wait(300)
    driver.chat(arrival("late"))
    #expect(driver.screen.nextDeadline == driver.now + 50)
  }

  @Test("is stopped by scrolling, a new size, and stands still for the mouse")
  func stops() {
    for key in ["PageUp", "Shift-Up", "Ctrl-Home", "Ctrl-End"] {
      var driver = driver(40, 8)
      driver.chat(arrival(from: "me"))
      driver.press(key)
      #expect(driver.screen.nextDeadline == nil, "\(key)")
    }
    var driver = driver()
    driver.chat(arrival(from: "me"))
    driver.resize(50, 14)
    #expect(driver.screen.nextDeadline == nil)
    driver.chat(arrival("m", from: "me"))
    driver.press("Ctrl-x", "Ctrl-b")
    driver.chat(arrival("o", from: "me"))
    #expect(driver.screen.view.shown.allSatisfy { $0.shift == .zero })
  }

  @Test("goes on from where it is when more changes")
  func interrupted() throws {
    var driver = driver(40, 24)
    driver.chat(page(4, "b", edge: .older))
    driver.wait(1_000)
    driver.chat(.remove(id: "b1"))
    driver.wait(75)
    let middle = try #require(driver.row(of: "b0"))
    driver.chat(.remove(id: "b2"))
    #expect(driver.row(of: "b0") == middle)
  }

  @Test("doesn't move those who read elsewhere")
  func reading() {
    var driver = driver(40, 10)
    driver.chat(page(30, "b", edge: .older))
    driver.press("PageUp", "PageUp")
    driver.wait(1_000)
    let lines = driver.screen.view.rows.map { $0.cells.map(\.glyph).text }
    driver.chat(arrival("x", from: "cy"))
    #expect(driver.screen.nextDeadline == nil)
    #expect(driver.screen.view.rows.map { $0.cells.map(\.glyph).text } == lines)
  }
}

extension String {
  fileprivate func firstColumn(of text: String) -> Int? {
    indices.first { self[$0...].hasPrefix(text) }.map { distance(from: startIndex, to: $0) }
  }
}

extension Event {
  /// What was refused is told by one, too.
  fileprivate var mayShowBanner: Bool {
    switch self {
    case .chat(.banner), .overlongPaste, .paste: true
    case .drafted(let update): !update.attach.isEmpty
    default: false
    }
  }
}
