import TestSupport
import Testing

@testable import TermChat

/// `docs/protocol.md` and `README.md` promise nothing that isn't so.
struct ProtocolDocumentTests {
  private static func examples(in file: String = "docs/protocol.md") -> [Substring] {
    let root = #filePath.split(separator: "/").dropLast(4).map { "/" + $0 }.joined()
    let document = contents(of: root + "/" + file)
    var isInside = false
    return document.split(separator: "\n").filter { line in
      if line.hasPrefix("```") { isInside = line == "```json" }
      return isInside && !line.hasPrefix("```")
    }
  }

  @Test(arguments: ["docs/protocol.md", "README.md"])
  func `Every example is read without a diagnostic`(file: String) {
    let decoder = WireDecoder(file: file)
    let examples = Self.examples(in: file)
    #expect(!examples.isEmpty)
    for example in examples {
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
