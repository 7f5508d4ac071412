import Testing

@testable import TermChat

@Suite("A transcript")
struct TranscriptTests {
  private static let script = """
    {"type":"title","title":"Engine \\u001b[31m","subtitle":"x"}
    {"type":"user","id":"ada","name":"Ada *L*","color":"#FF0000"}
    {"type":"user","id":"me","name":"Mary"}
    {"type":"notice","id":"0","text":"Ada joined"}
    {"type":"message","id":"1","from":"ada","text":"One\\ntwo \\u001b[2J # three"}
    {"type":"message","id":"2","from":"me","markdown":"**Bold**"}
    {"type":"message","id":"3","from":"bo","location":{"latitude":1,"longitude":2}}
    {"type":"reaction","id":"1","from":"me","emoji":"👍"}
    """

  private func text(_ format: Transcript.Format) -> String {
    var driver = ScreenDriver()
    driver.play(Self.script)
    return Transcript(driver.screen.conversation, title: driver.screen.title, Appearance())
      .text(as: format)
  }

  @Test("as text says who said what when, and does nothing to a terminal")
  func plain() {
    #expect(
      text(.text) == """
        Engine ␛[31m

        2026-01-01 09:00  -- Ada joined
        2026-01-01 09:00  Ada *L*: One
            two ␛[2J # three
        2026-01-01 09:00  Mary: **Bold**
        2026-01-01 09:00  bo: 1.0, 2.0

        """)
  }

  @Test("as Markdown shows texts as they are")
  func markdown() {
    #expect(
      text(.markdown) == """
        # Engine ␛[31m

        2026-01-01 09:00

        Ada joined

        **Ada \\*L\\*** · 2026-01-01 09:00

        One  
        two ␛\\[2J \\# three

        **Mary** · 2026-01-01 09:00

        **Bold**

        **bo** · 2026-01-01 09:00

        1.0, 2.0


        """)
  }

  @Test("as JSON lines shows the same conversation again")
  func lines() {
    var first = ScreenDriver(40, 30)
    first.play(Self.script)
    var second = ScreenDriver(40, 30)
    second.play(text(.lines))
    #expect(second.diagnostics == [])
    #expect(second.lines.dropFirst() == first.lines.dropFirst())
    let messages = { (driver: ScreenDriver) in
      driver.screen.conversation.timeline.entries.map(\.message)
    }
    #expect(messages(first) == messages(second))
  }

  @Test(
    "has the form that a file's name asks for",
    arguments: [
      ("a.txt", Transcript.Format.text), ("/x/a.b.MD", .markdown), ("~/log.jsonl", .lines),
    ])
  func format(path: String, format: Transcript.Format) {
    #expect(Transcript.Format(path: path) == format)
  }
}
