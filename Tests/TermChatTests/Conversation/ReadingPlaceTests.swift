import Testing

@testable import TermChat

@Suite("The line being read")
struct ReadingPlaceTests {
  @Test(
    "never moves unless the user moves it",
    arguments: [Timeline.Retention.shelve, .forget])
  func stays(retention: Timeline.Retention) {
    for seed: UInt64 in 0..<30 {
      var reader = Reader(seed: seed, retention: retention)
      for step in 0..<120 {
        if Int.random(in: 0..<4, using: &reader.random) == 0 { reader.scroll() }
        let before = reader.wordRead()
        let was = reader.driver.screen.view
        reader.somethingHappens()
        guard check(before, was, reader) else {
          let rows = reader.rows.joined(separator: "\n")
          Issue.record("seed \(seed), step \(step): \(String(describing: before)), now\n\(rows)")
          return
        }
      }
    }
  }

  /// Moved down is what fills the screen when something below it went.
  private func check(
    _ before: (word: String, row: Int)?, _ was: ConversationView, _ reader: Reader
  ) -> Bool {
    let view = reader.driver.screen.view
    if was.isFollowing { return view.isFollowing }
    guard let before, !was.isAtEnd, view.height == was.height else { return true }
    guard let row = reader.row(of: before.word) else { return false }
    return row == before.row || row > before.row && reader.isAtEnd
  }

  @Test("is the neighbour's when its message is removed")
  func neighbour() {
    var compared = 0
    for seed: UInt64 in 0..<120 {
      var reader = Reader(seed: seed, retention: .shelve)
      for _ in 0..<20 {
        reader.arrive(3)
        reader.scroll()
        reader.answerAll()
      }
      guard let id = reader.anchored, let place = reader.all.firstIndex(where: { $0.id == id }),
        place + 1 < reader.all.count
      else { continue }
      let word = "\(reader.all[place + 1].id)w0"
      guard let row = reader.row(of: word) else { continue }
      reader.driver.chat(.remove(id: id))
      let after = reader.row(of: word)
      let isAtStart = reader.driver.screen.view.visible.lowerBound < 0
      #expect(after == row || reader.isAtEnd || isAtStart, "seed \(seed)")
      compared += 1
    }
    #expect(compared > 20)
  }

  @Test("is on top after a new size, and where it was when the old size is back")
  func resizes() {
    for seed: UInt64 in 0..<120 {
      var reader = Reader(seed: seed, retention: .shelve)
      reader.driver.resize(Int.random(in: 12...80, using: &reader.random), 24)
      reader.arrive(120)
      for _ in 0..<Int.random(in: 1...12, using: &reader.random) {
        reader.driver.press(["PageUp", "Shift-Up"].randomElement(using: &reader.random) ?? "Up")
      }
      let size = reader.driver.screen.size
      let picture = reader.driver.picture
      let read = reader.wordRead()
      for _ in 0..<4 {
        reader.driver.resize(
          Int.random(in: 12...120, using: &reader.random),
          Int.random(in: 1...60, using: &reader.random))
        guard let read, read.row == 0, reader.rows.count > 1, !reader.isAtEnd
        else { continue }
        #expect(reader.row(of: read.word) == 0, "seed \(seed): \(read)\n\(reader.driver.picture)")
      }
      reader.driver.resize(size.columns, size.rows)
      #expect(reader.driver.picture == picture, "seed \(seed)")
    }
  }

  @Test("is the newest one again for those who come back to it")
  func follows() {
    var reader = Reader(seed: 1, retention: .shelve)
    reader.driver.resize(40, 20)
    reader.arrive(30)
    reader.driver.press("PageUp", "Shift-Up", "PageDown", "Shift-Down")
    #expect(reader.driver.screen.view.isFollowing)
    reader.driver.press("PageUp")
    reader.arrive(2)
    #expect(reader.driver.row(of: "▼ 2 new") != nil)
    reader.driver.press("Ctrl-End")
    #expect(reader.driver.screen.view.isFollowing)
    #expect(reader.driver.row(of: "new") == nil)
  }
}
