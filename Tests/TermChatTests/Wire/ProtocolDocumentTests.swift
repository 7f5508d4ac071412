import TestSupport
import Testing

@testable import TermChat

/// `docs/protocol.md` promises nothing that isn't so.
struct ProtocolDocumentTests {
  private static func examples() -> [Substring] {
    let root = #filePath.split(separator: "/").dropLast(4).map { "/" + $0 }.joined()
    let document = contents(of: root + "/docs/protocol.md")
    var isInside = false
    return document.split(separator: "\n").filter { line in
      if line.hasPrefix("```") { isInside = line == "```json" }
      return isInside && !line.hasPrefix("```")
    }
  }

  @Test func `Every example is read without a diagnostic`() {
    let decoder = WireDecoder(file: "protocol.md")
    for example in Self.examples() {
      let result = decoder.decode(Array(example.utf8)[...], number: 1)
      #expect(result.line != nil, "\(example)")
      #expect(result.diagnostics.isEmpty, "\(example)")
    }
  }

  @Test func `Every type and every content has an example`() {
    let examples = Self.examples()
    let types = Array(LineTypes.events.keys) + LineTypes.directions.keys
    for type in types {
      #expect(examples.contains { $0.contains("\"type\":\"\(type)\"") }, "\(type)")
    }
    for key in WireContents.keys {
      #expect(examples.contains { $0.contains("\"\(key)\":") }, "\(key)")
    }
  }
}
