import Testing

@testable import TermChat

struct JSONWriterTests {
  @Test(arguments: [
    (JSON.number(5), "5"), (.number(-0.25), "-0.25"), (.number(1e21), "1e+21"),
    (.number(0.1), "0.1"),
    (.number(.infinity), "null"), (.number(.nan), "null"),
    (.number(.leastNonzeroMagnitude), "5e-324"),
    (.string("a\"\\\n\r\t/é😀"), #""a\"\\\n\r\t/é😀""#),
    (
      .string("\0\u{1B}[31m\u{7F}\u{9B}\u{2028}\u{202E}"),
      #""\u0000\u001b[31m\u007f\u009b\u2028\u202e""#
    ),
    (.array([.null, .bool(false), .array([])]), "[null,false,[]]"),
    (.object([.init("a", .number(1)), .init("b\n", .object([]))]), #"{"a":1,"b\n":{}}"#),
  ])
  func `A value is written compactly and safely`(value: JSON, text: String) {
    #expect(value.text == text)
  }

  @Test func `A tree of any depth is written`() {
    var value = JSON.null
    for _ in 0..<2_000 { value = .array([value]) }
    #expect(value.text.utf8.count < 2_000)
  }

  @Test func `What was found is told by type, and short`() {
    #expect(JSON.string(String(repeating: "x", count: 1 << 20)).found.count == 47)
    #expect(JSON.array([.number(1), .bool(true)]).found == "array [1,true]")
    #expect(JSON.string("\u{1B}").found == #"string "\u001b""#)
  }
}
