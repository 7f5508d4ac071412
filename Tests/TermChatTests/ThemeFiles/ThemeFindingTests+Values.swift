@testable import TermChat

extension ThemeFindingTests {
  static let colors = [
    color("5", "expected a colour (#RRGGBB, #AARRGGBB or a name), found number 5"),
    color("null", "expected a colour (#RRGGBB, #AARRGGBB or a name), found null"),
    color(#""""#, #"expected a colour (#RRGGBB, #AARRGGBB or a name), found """#),
    color(##""#GG0000""##, ##""#GG0000" is no colour: "G" is no hexadecimal digit"##),
    color(##""#12345""##, ##""#12345" is no colour: 5 digits, not 3, 4, 6 or 8"##),
    color(##""#""##, ##""#" is no colour: 0 digits, not 3, 4, 6 or 8"##),
    color(##""#12\u0007""##, ##""#12\u0007" is no colour: "\u0007" is no hexadecimal digit"##),
    color(#""reed""#, #""reed" is no colour; did you mean red?"#),
    color(#""Bright-Red""#, #""Bright-Red" is no colour; did you mean bright-red?"#),
    color(#""palette-256""#, #""palette-256" is no colour"#),
    color(#""palette-+1""#, #""palette-+1" is no colour"#),
    color(##""#F00""##), color(##""#8F00""##), color(##""#80FF0000""##), color(#""FF0000""#),
    color(#""red""#), color(#""terminal""#), color(#""palette-255""#),
  ]

  private static func color(_ json: String, _ finding: String? = nil) -> Case {
    Case(
      text: #"{"Screen": {"background": "black"}, "Avatars": {"text": \#(json)}}"#,
      findings: finding.map { ["1:57: error: Avatars.text: " + $0] } ?? [])
  }

  static let keys = [
    Case(
      text: ##"{"Error": {"titleTextColour": "#000"}}"##,
      findings: [
        "1:12: error: Error.titleTextColour: unknown key; did you mean titleTextColor?"
      ], isTheme: false),
    Case(
      text: #"{"Error": {"blurOption": true, "blurRadius": 0}}"#,
      findings: [
        """
        1:12: error: Error.blurOption: unknown key; it is blurRadius now, a number: 0 for \
        false, 20 for true
        """
      ]),
    Case(
      text: ##"{"error": {"titleTextColor": "#000"}, "Screen": {"text": "red"}}"##,
      findings: ["1:2: error: error: unknown key; did you mean Error?"]),
    Case(
      text: ##"{"error": {"textColor": "#000"}, "success": {"borderColor": 1}}"##,
      findings: [
        """
        1:2: error: error: a design of TSMessages; write the kinds as Error, Warning, Message, \
        Success, and textColor → titleTextColor, contentTextColor → subtitleTextColor, \
        borderColor → buttonBorderColor, imageName → defaultImageForType
        """
      ], isTheme: false),
    Case(
      text: ##"{"Error": {"textColor": "#000", "blurRadius": 0}}"##,
      findings: ["1:12: error: Error.textColor: unknown key; did you mean titleTextColor?"]),
    Case(
      text: "{\"a\\u001b[31m\\nb\": 1, \"Screen\": {\"text\": \"red\"}}",
      findings: [#"1:2: error: "a\u001b[31m\nb": unknown key"#]),
    Case(
      text: #"{"Light": {"name": "x", "Screen": {"txt": "red"}}}"#,
      findings: [
        "1:12: error: Light.name: unknown key",
        "1:36: error: Light.Screen.txt: unknown key; did you mean text?",
      ], isTheme: false),
    Case(
      text: "{\"\(String(repeating: "k", count: 100_000))\": 1}",
      findings: [
        "1:2: error: \"\(String(repeating: "k", count: 38))…: unknown key"
      ], isTheme: false),
  ]

  static let numbers = [
    number("2", "error", "expected a number from 0 to 1, found number 2; 1 is used"),
    number("-1", "error", "expected a number from 0 to 1, found number -1; 0 is used"),
    number("1e999", "error", "expected a number up to 1.8e308, found \"1e999\""),
    number(#""0.5""#, "information", #""0.5" counts as the number 0.5"#),
    number("true", "information", "true counts as the number 1"),
    number(#""half""#, "error", #"expected a number from 0 to 1, found string "half""#),
    number(#""nan""#, "error", #"expected a number from 0 to 1, found string "nan""#),
    number("null", "error", "expected a number from 0 to 1, found null"),
    number("[1]", "error", "expected a number from 0 to 1, found array [1]"),
  ]

  private static func number(_ json: String, _ severity: String, _ finding: String) -> Case {
    Case(
      text: #"{"Error": {"blurRadius": 0, "backgroundAlpha": \#(json)}}"#,
      findings: ["1:48: \(severity): Error.backgroundAlpha: \(finding)"])
  }
}
