import Testing

@testable import TermChat

@Suite("Any content in any room")
struct PresenterPropertyTests {
  @Test("keeps to its room, and its hotspots to their lines", arguments: 0..<200 as Range<UInt64>)
  func room(seed: UInt64) {
    var random = WireRandomness(seed)
    let kind = random.kind()
    var picturing = Picturing(ascii: random.bool())
    picturing.state = state(&random)
    for columns in 1...60 {
      let presentation = picturing.present(kind, columns)
      // A glyph of two columns has them even where there is but one.
      #expect(presentation.columns <= max(2, columns), "seed \(seed), \(columns) columns")
      let lines = presentation.lines
      #expect(lines.map(\.offset) == lines.map(\.offset).sorted(), "seed \(seed)")
      #expect(lines.allSatisfy { $0.offset <= presentation.extent }, "seed \(seed)")
      for span in presentation.hotspots.flatMap(\.spans) {
        #expect(lines.indices.contains(span.line), "seed \(seed), \(columns) columns")
        guard lines.indices.contains(span.line) else { continue }
        let line = 0..<lines[span.line].cells.columns
        #expect(
          !span.columns.isEmpty && line.clamped(to: span.columns) == span.columns,
          "seed \(seed), \(columns) columns")
      }
    }
  }

  private func state(_ random: inout WireRandomness) -> ContentState {
    var state = ContentState()
    state.firstCard = random.int(-2...5)
    state.progress = random.maybe { $0.number(-1...2) }
    state.hasFailed = random.int(0...4) == 0
    state.playback = random.maybe {
      Playback(position: Int64($0.int(-1_000...1_000_000)), isPlaying: $0.bool())
    }
    return state
  }
}
