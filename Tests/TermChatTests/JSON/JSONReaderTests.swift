import Testing

@testable import TermChat

struct JSONReaderTests {
  @Test(arguments: [
    ("null", JSON.null), (" true\t", .bool(true)), ("-0.5e2", .number(-50)), ("0", .number(0)),
    ("9007199254740992", .number(0x1p53)),
    ("1.7976931348623157e308", .number(.greatestFiniteMagnitude)),
    ("0.1", .number(0.1)), ("123456789.123456", .number(123_456_789.123456)),
    (#""a\"\\\/\b\f\n\r\té""#, .string("a\"\\/\u{8}\u{C}\n\r\té")),
    (#""\u00e9\ud83d\ude00""#, .string("é😀")), ("[]", .array([])), ("{}", .object([])),
    (
      #"{"a":[1,{"b":null}]}"#,
      .object([.init("a", .array([.number(1), .object([.init("b", .null)])]))])
    ),
  ])
  func `Valid JSON is read without a fault`(text: String, value: JSON) {
    let result = JSON.read(Array(text.utf8)[...])
    #expect(result.value == value)
    #expect(result.faults.isEmpty)
  }

  @Test(arguments: [
    ("", #"0: a value, the end"#), ("[1,]", #"3: a value, "]""#), ("[1 2]", #"3: "," or "]", "2""#),
    (#"{"a":1,}"#, #"7: a key in quotes, "}""#), (#"{"a" 1}"#, #"5: ":", "1""#),
    ("{a:1}", #"1: a key in quotes, "a""#), ("NaN", #"0: a value, "NaN""#),
    ("tru", #"0: a value, "tru""#), ("01", #"1: no digit after a leading 0, "1""#),
    ("-", "1: a digit, the end"), ("1.", "2: a digit, the end"), ("1e+", "3: a digit, the end"),
    (".5", #"0: a value, ".""#), ("+1", #"0: a value, "+""#), ("1 1", #"2: the end, "1""#),
    (#""abc"#, #"4: "\"", the end"#), (#""a\x""#, #"3: an escape (one of "\/bfnrtu), "x""#),
    (#""\u12g4""#, #"5: four hexadecimal digits, "g4""#), ("\u{0}", "0: a value, byte 0x00"),
    ("[é]", "1: a value, byte 0xC3"), (#"{"a":"#, "5: a value, the end"),
  ])
  func `What isn't JSON is told with its place`(text: String, fault: String) {
    let result = JSON.read(Array(text.utf8)[...])
    #expect(result.value == nil)
    #expect(result.faults.last?.told == fault)
  }

  @Test func `What can be repaired is reported and counts`() {
    check(#"{"a":{"b":1,"b":2}}"#, #"{"a":{"b":1}}"#, "a.b", "one value, a second: number 2")
    check(
      #"[0,"\ud800x"]"#, #"[0,"�x"]"#, "[1]", "a pair of surrogates, half of one (shown as U+FFFD)")
    check(#"["\udc00"]"#, #"["�"]"#, "[0]", "a pair of surrogates, half of one (shown as U+FFFD)")
    check("[\"a\tb\"]", #"["a\tb"]"#, "[0]", #"control characters escaped (\u0009), a raw one"#)
    check("[\"\0\"]", #"["\u0000"]"#, "[0]", #"control characters escaped (\u0000), a raw one"#)
    check("[-1e999]", "[-1.7976931348623157e+308]", "[0]", #"a number up to 1.8e308, "-1e999""#)
  }

  private func check(_ text: String, _ value: String, _ field: String, _ fault: String) {
    let result = JSON.read(Array(text.utf8)[...])
    #expect(result.value?.text == value)
    #expect(result.faults.count == 1)
    #expect(result.faults.first?.field == field)
    #expect(result.faults.first.map { "\($0.expected), \($0.found)" } == fault)
  }

  @Test(arguments: [#"["a�b"]"#, #"["\n�"]"#])
  func `Invalid UTF-8 is repaired and reported`(template: String) throws {
    var bytes = Array(template.utf8)
    let place = try #require(bytes.firstRange(of: Array("�".utf8)))
    bytes.replaceSubrange(place, with: [0xFF])
    let result = JSON.read(bytes[...])
    #expect(result.value?.text == template)
    #expect(result.faults.map(\.expected) == ["UTF-8"])
    #expect(result.faults.map(\.offset) == [2])
  }

  @Test func `Nesting is limited, however deep it goes`() {
    func nested(_ depth: Int) -> ArraySlice<UInt8> {
      (Array(repeating: UInt8(ascii: "["), count: depth)
        + Array(repeating: UInt8(ascii: "]"), count: depth))[...]
    }
    #expect(JSON.read(nested(32)).value != nil)
    #expect(JSON.read(nested(33)).faults.last?.told == "32: at most 32 levels of nesting, more")
    #expect(JSON.read(nested(10_000)).value == nil)
    #expect(JSON.read(nested(10_000), maximumDepth: .max).value == nil)
    #expect(JSON.read(nested(500), maximumDepth: .max).value != nil)
  }

  @Test func `Thousands of keys, and of duplicates, take linear time`() {
    let keys = (0..<50_000).map { #""k\#($0 % 25_000)":1"# }.joined(separator: ",")
    let result = JSON.read(Array("{\(keys)}".utf8)[...])
    #expect(result.value?.members.count == 25_000)
    #expect(result.faults.count == 25_000)
  }

  @Test func `A document knows where its values stand`() throws {
    let document = JSONDocument(Array("\u{FEFF}{\n  \"é\": {\"rows\": [1,\n 22]}\n}".utf8))
    #expect(try #require(document.position(ofKey: #""é""#)) == (2, 3))
    #expect(try #require(document.position(ofValue: #""é".rows[1]"#)) == (3, 2))
    #expect(try #require(document.position(ofKey: #""é".rows"#)) == (2, 9))
    #expect(document.position(of: JSONFault(#""é".rows"#, expected: "", found: "")) == (2, 17))
    let broken = JSONDocument(Array("{\n \"a\": tru\n}".utf8))
    #expect(broken.value == nil)
    #expect(broken.position(of: broken.faults[0]) == (2, 7))
  }
}

extension JSONFault {
  fileprivate var told: String { "\(offset ?? -1): \(expected), \(found)" }
}
