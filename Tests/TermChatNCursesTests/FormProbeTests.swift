import TermChat
import Testing

@testable import TermChatNCurses

@Suite("What a terminal tells of the emoji it draws")
struct FormProbeTests {
  private func cursor(_ column: Int, row: Int = 1) -> TerminalAnswer {
    .cursorPosition(Point(row: row, column: column))
  }

  @Test("Two columns for each: both forms are used from then on.")
  func both() {
    var probe = FormProbe(.basic)
    #expect(probe.hear(cursor(2))?.modified == true)
    let forms = probe.hear(cursor(2))
    #expect(forms?.joined == true)
    #expect(forms?.modified == true)
    #expect(forms?.flags == false)
  }

  @Test("Another width: the safe form stays.")
  func neither() {
    var probe = FormProbe(.basic)
    #expect(probe.hear(cursor(4)) == nil)
    #expect(probe.hear(cursor(6)) == nil)
  }

  @Test("What wasn't asked tells nothing.")
  func unasked() {
    var probe = FormProbe(.basic)
    #expect(probe.hear(.background(red: 0, green: 0, blue: 0)) == nil)
    _ = probe.hear(cursor(2))
    _ = probe.hear(cursor(2))
    #expect(probe.hear(cursor(2)) == nil)
  }

  @Test("Answers can't be mistaken for keys.")
  func decoding() {
    var decoder = KeyDecoder()
    let inputs = decoder.decode(Array("\u{1B}[2;3R".utf8), at: Instant(milliseconds: 0))
    #expect(inputs == [.answer(.cursorPosition(Point(row: 1, column: 2)))])
  }
}
