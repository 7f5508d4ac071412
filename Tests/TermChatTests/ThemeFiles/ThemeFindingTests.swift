import Testing

@testable import TermChat

/// What is said about theme files that aren't right.
struct ThemeFindingTests {
  struct Case: CustomStringConvertible, Sendable {
    var text: String
    var findings: [String]
    var isTheme = true

    var description: String { text }
  }

  @Test(arguments: syntax + shapes + colors + keys + numbers)
  func `What is wrong is found and told where it stands`(_ item: Case) {
    let reading = ThemeReading(item.text)
    #expect(reading.lines == item.findings)
    #expect((reading.family != nil) == item.isTheme)
  }

  @Test(arguments: [
    ##"{"Screen": {"text": "#101010", "background": "#101010"}}"##,
    ##"{"Incoming": {"text": "#FFF"}, "Outgoing": {"text": "#FEFEFE"}, "##
      + ##""Screen": {"background": "#FFFFFF"}}"##,
    #"{"Light": {"Screen": {"text": "palette-230", "background": "palette-230"}}}"#,
  ])
  func `A theme in which nothing could be read is none`(text: String) {
    let reading = ThemeReading(text)
    #expect(reading.family == nil)
    #expect(reading.findings.contains { $0.severity == .error })
    #expect(reading.design.flatMap { ThemeReader(name: "x").family($0) } == nil)
  }

  private static let syntax = [
    Case(text: "", findings: ["1:1: error: expected a value, found the end"], isTheme: false),
    Case(text: "\u{FEFF}{}", findings: []),
    Case(
      text: "\u{FEFF} []", findings: ["1:2: error: expected an object, found array []"],
      isTheme: false),
    Case(
      text: #""red""#, findings: [#"1:1: error: expected an object, found string "red""#],
      isTheme: false),
    Case(
      text: "{\"Error\": {\n  \"blurRadius\": 0, }}",
      findings: ["2:18: error: a comma with nothing after it; leave it out"], isTheme: false),
    Case(
      text: #"{"Avatars": {"colors": ["red",]}}"#,
      findings: ["1:30: error: a comma with nothing after it; leave it out"], isTheme: false),
    Case(
      text: "{\n// mine\n}",
      findings: [
        "2:1: error: expected a key in quotes, found a comment, which JSON doesn't have"
      ], isTheme: false),
    Case(
      text: #"{"Error" {}}"#, findings: [#"1:10: error: expected ":", found "{""#],
      isTheme: false),
    Case(
      text: #"{"Error": {}"#, findings: [#"1:13: error: expected "," or "}", found the end"#],
      isTheme: false),
    Case(
      text: String(repeating: "[", count: 40),
      findings: ["1:17: error: expected at most 16 levels of nesting, found more"],
      isTheme: false),
    Case(
      text: "{\"Error\": {\"blurRadius\": 1,\n \"blurRadius\": 2}}",
      findings: ["2:2: error: Error.blurRadius: given twice; the first counts"]),
    Case(
      text: #"{"Error": {"blurRadius": 1}, "Error": {"blurRadius": 2}}"#,
      findings: ["1:30: error: Error: given twice; the first counts"]),
  ]

  private static let shapes = [
    Case(text: "{}", findings: []),
    Case(
      text: #"{"Error": null, "Screen": {"text": "red"}}"#,
      findings: ["1:11: error: Error: expected an object, found null"]),
    Case(
      text: #"{"Light": 3}"#,
      findings: ["1:11: error: Light: expected an object, found number 3"], isTheme: false),
    Case(
      text: #"{"Screen": {"text": "red"}, "Dates": {"day": "%Q", "clock": "24"}}"#,
      findings: [
        """
        1:46: error: Dates.day: expected a text with %A, %a, %b, %d, %e, %m, %Y, %y or %%, found \
        string "%Q"
        """,
        """
        1:61: error: Dates.clock: expected 24h or 12h, found string "24"; did you mean 24h?
        """,
      ]),
    Case(
      text: #"{"Symbols": {"dot": "ab", "spinner": [], "sent": "漢", "cursor": ""}}"#,
      findings: [
        #"1:21: error: Symbols.dot: expected a character of 1 column, found string "ab""#,
        """
        1:38: error: Symbols.spinner: expected an array of 1 to 16 characters of 1 column, \
        found array []
        """,
        #"1:65: error: Symbols.cursor: expected a character of 1 column, found string """#,
      ]),
    Case(
      text: #"{"Screen": {"text": "red"}, "Incoming": {"bubble": ["ab", "c"], "corners": 1}}"#,
      findings: [
        """
        1:52: error: Incoming.bubble: expected a frame's name or three strings of three \
        characters of 1 column, found array ["ab","c"]
        """,
        """
        1:76: error: Incoming.corners: expected standard, grouped, stacked, square or round, \
        found number 1
        """,
      ]),
    Case(
      text: #"{"Title": {"title": {"color": "red", "bold": 1, "blod": true}}}"#,
      findings: [
        "1:46: error: Title.title.bold: expected true or false, found number 1",
        "1:49: error: Title.title.blod: unknown key; did you mean bold?",
      ]),
    Case(
      text: #"{"base": "mno", "Title": {"title": []}}"#,
      findings: [
        """
        1:10: error: base: expected \(ThemeShape.choice(ThemeFamily.names).expected), found \
        string "mno"; did you mean mono?
        """,
        """
        1:36: error: Title.title: expected a colour or an object with color, background, bold, \
        dim, italic, underline, reverse, strikethrough, found array []
        """,
      ], isTheme: false),
    Case(
      text: ##"{"Avatars": {"colors": ["red", 5, "#12"]}}"##,
      findings: [
        """
        1:32: error: Avatars.colors[1]: expected a colour (#RRGGBB, #AARRGGBB or a name), found \
        number 5
        """,
        """
        1:35: error: Avatars.colors[2]: "#12" is no colour: 2 digits, not 3, 4, 6 or 8
        """,
      ]),
  ]
}
