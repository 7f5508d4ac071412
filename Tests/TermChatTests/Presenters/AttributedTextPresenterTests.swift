import Testing

@testable import TermChat

@Suite("Attributed text")
struct AttributedTextPresenterTests {
  private func present(_ text: AttributedText, columns: Int = 20) -> Presentation {
    PresenterRegistry.standard.present(text, in: PresenterContext(columns: columns))
  }

  @Test("is drawn in its looks and colours")
  func looks() {
    let text = AttributedText([
      .init("a", .bold), .init("b", [.italic, .underline]), .init("c", .strikethrough),
      .init("d", .dim, color: .palette(3)), .init("e", .code),
    ])
    #expect(text.text == "abcde")
    #expect(
      present(text).lines.map { $0.cells.map(\.style) } == [
        [
          Style(.terminal, on: .terminal, .bold),
          Style(.terminal, on: .terminal, [.italic, .underline]),
          Style(.terminal, on: .terminal, .strikethrough), Style(.palette(3), on: .terminal, .dim),
          Style(.terminal, on: .terminal, [.reverse, .dim]),
        ]
      ])
  }

  @Test("opens its web and mail addresses, no others")
  func links() {
    var text = AttributedText([.init("see "), .init("this page", link: "HTTPS://x.org")])
    text.append(" or ")
    text.append("that", link: "file:///etc/passwd")
    let presentation = present(text, columns: 9)
    #expect(
      presentation.lines.map { $0.cells.map(\.glyph).text } == ["see this", "page or", "that"])
    #expect(
      presentation.hotspots == [
        Hotspot(
          .open("HTTPS://x.org"),
          spans: [.init(line: 0, columns: 4..<8), .init(line: 1, columns: 0..<4)])
      ])
  }

  @Test("joins runs that look alike and leaves out empty ones")
  func runs() {
    let text = AttributedText([.init("a", .bold), .init(""), .init("b", .bold), .init("c")])
    #expect(text.runs == [.init("ab", .bold), .init("c")])
    #expect(AttributedText([.init("x")]) + text == AttributedText([.init("x")] + text.runs))
  }
}
