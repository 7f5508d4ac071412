import Testing

@testable import TermChat

/// What is said about theme files that are right, but may not look as meant.
struct ThemeCheckTests {
  @Test func `Images are told about, whether they are there or not`() {
    let text = """
      {"Error": {
        "defaultImageForType": "a.png",
        "backgroundImageName": "b.pngNO",
        "buttonBackgroundImage": ""
      }, "Light": {"Success": {"defaultImageForType": "☎"}}}
      """
    #expect(
      ThemeReading(text) { $0 == "a.png" }.lines == [
        #"2:26: information: Error.defaultImageForType: image "a.png" is there"#,
        #"3:26: information: Error.backgroundImageName: no image "b.pngNO"; nothing is lost"#,
      ])
  }

  @Test func `A text that is hard to read is warned of, with the colour that is drawn`() {
    let text = """
      {"minimumContrast": 4.5, "Success": {
        "backgroundColor": "#78EE8A",
        "subtitleTextColor": "#FFFFFF",
        "buttonBackgroundColor": "#3BAF4A",
        "buttonTextColor": "#FFFFFF"
      }}
      """
    let drawn = [0x78EE8A, 0x3BAF4A].map {
      Color.rgb(0xFFFFFF).readable(on: $0, ratio: 4.5).code
    }
    #expect(
      ThemeReading(text).lines == [
        """
        3:24: warning: Success.subtitleTextColor: contrast of 1.46:1 to backgroundColor, below \
        3:1; the text is drawn as \(drawn[0])
        """,
        """
        5:22: warning: Success.buttonTextColor: contrast of 2.83:1 to buttonBackgroundColor, \
        below 3:1; the text is drawn as \(drawn[1])
        """,
      ])
  }

  @Test func `What can't be seen at all is said so`() {
    let text = """
      {"Screen": {"text": "#000", "background": "#000000"},
       "Title": {"title": {"color": "blue", "background": "blue"}},
       "Conversation": {"quiet": "#111"}, "Composer": {"rule": "#000"}}
      """
    let lines = ThemeReading(text).lines.filter { !$0.contains("warning: Screen.background: ") }
    #expect(
      lines == [
        "1:1: error: messages have the colour of their background: nothing could be read",
        "1:21: warning: Screen.text: the same as Screen.background: it can't be read",
        "2:21: warning: Title.title: the same as its background: it can't be read",
        """
        3:28: warning: Conversation.quiet: contrast of 1.11:1 to Screen.background, below 3:1
        """,
      ])
  }

  @Test func `A background is told where the text is somebody else's`() {
    let text = ##"{"minimumContrast": 1, "Error": {"backgroundColor": "#000001"}}"##
    #expect(
      ThemeReading(text).lines == [
        """
        1:53: warning: Error.backgroundColor: contrast of 1.00:1 to titleTextColor, below 3:1
        """,
        """
        1:53: warning: Error.backgroundColor: contrast of 1.00:1 to subtitleTextColor, below 3:1
        """,
      ])
  }

  @Test func `What is said for both backgrounds is warned of once`() {
    let pill = ##"{"pill": {"color": "#777", "background": "#666"}}"##
    #expect(ThemeReading(#"{"Conversation": \#(pill)}"#).lines.count == 1)
    let both = #"{"Conversation": \#(pill), "Light": {"Conversation": \#(pill)}}"#
    #expect(
      ThemeReading(both).findings.map(\.key) == [
        "Conversation.pill", "Light.Conversation.pill",
      ])
  }

  @Test func `The terminal's own colours are nobody's fault`() {
    let text = """
      {"Conversation": {"quiet": "white", "pill": {"color": "black", "background": "#FFFFFF"}}}
      """
    #expect(ThemeReading(text).lines == [])
  }

  @Test func `A thousand findings are enough`() {
    let keys = (0..<5_000).map { "\n\"key\($0)\": 1" }.joined(separator: ",")
    let findings = ThemeReading("{\(keys), \"Screen\": {\"text\": \"red\"}}").findings
    #expect(findings.count == 1_001)
    #expect(findings.last?.message == "more than 1000 findings; the rest isn't listed")
    #expect(findings.last?.line == 1_001)
    #expect(findings.first?.description == "t.json:2:1: error: key0: unknown key")
  }

  @Test func `Ten megabytes are refused unread`() {
    let bytes = [UInt8](repeating: UInt8(ascii: "["), count: 10 << 20)
    let reading = ThemeReader(name: "big", file: "big.json").read(bytes)
    #expect(reading.family == nil && reading.design == nil)
    #expect(
      reading.findings.map(\.description)
        == ["big.json:1:1: error: larger than 1 MiB"])
  }
}
