import TestSupport
import Testing

@testable import TermChat

@Suite("The parts of the input bar")
struct BarGeometryTests {
  @Test("lie one below the other and fill it, on any screen")
  func parts() {
    for seed: UInt64 in 0..<300 {
      var random = Randomness(seed: seed)
      let driver = Self.driver(&random)
      let (view, rect) = (driver.screen.composerView, driver.screen.areas.composer)
      let parts = view.parts(of: rect)
      var row = rect.origin.row
      let all = [
        parts.rule, parts.note, parts.panel, parts.top, parts.strip, parts.field, parts.bottom,
      ]
      for part in all where part.size.rows > 0 {
        #expect(part.origin.row == row, "seed \(seed)")
        row += part.size.rows
      }
      #expect(row == rect.rows.upperBound, "seed \(seed)")
      #expect(parts.field.size.rows > 0 || rect.isEmpty, "seed \(seed)")
      let cursor = driver.screen.draw().cursor
      if let cursor { #expect(parts.field.contains(cursor), "seed \(seed) \(cursor)") }
    }
  }

  @Test("are hit where something is drawn")
  func hits() {
    for seed: UInt64 in 0..<200 {
      var random = Randomness(seed: seed)
      let driver = Self.driver(&random)
      let (view, rect) = (driver.screen.composerView, driver.screen.areas.composer)
      let surface = driver.screen.draw().surface
      var targets: [BarTarget: Int] = [:]
      for row in rect.rows {
        for column in rect.columns {
          guard let target = view.target(at: Point(row: row, column: column), in: rect),
            surface[row, column].glyph != .space
          else { continue }
          targets[target, default: 0] += 1
        }
      }
      for (target, cells) in targets where target == .item("a") {
        #expect(cells == 3, "seed \(seed)")
      }
    }
  }

  private static func driver(_ random: inout Randomness) -> ScreenDriver {
    let items: [ComposerItem] = [
      .button("a", "a"), .flexibleSpace, .label("日本"), .fixedSpace(2), .button("b", "b"),
    ]
    var configuration = ChatScreenConfiguration()
    configuration.bar.showsTabs = .random(using: &random)
    switch Int.random(in: 0..<4, using: &random) {
    case 0: configuration.bar.left = items
    case 1: configuration.bar.right = items
    case 2: configuration.bar.top = items
    default: configuration.bar.bottom = items
    }
    let size = random.size()
    var driver = ScreenDriver(size.columns, size.rows, configuration: configuration)
    if .random(using: &random) { driver.chat(.composer(ComposerUpdate(limit: .set(9)))) }
    if .random(using: &random) {
      driver.attach(TermChat.Attachment(path: "/x/日本語.png", bytes: 12_345))
    }
    driver.type(["", "e\u{301}", "1\n2\n3\n4\n5"].randomElement(using: &random) ?? "")
    driver.press(["F2", "F3", "F4", "Up"].randomElement(using: &random) ?? "F2")
    return driver
  }
}
