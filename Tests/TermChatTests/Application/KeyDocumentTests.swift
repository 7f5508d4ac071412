import TestSupport
import Testing

@testable import TermChat

/// `docs/keys.md` lists the one table of keys.
struct KeyDocumentTests {
  @Test func `Every key is in the document, in the table's order`() {
    let root = #filePath.split(separator: "/").dropLast(4).map { "/" + $0 }.joined()
    let rows = contents(of: root + "/docs/keys.md").split(separator: "\n")
      .filter { $0.hasPrefix("| `") || $0.hasPrefix("## ") }.map(String.init)
    var wanted: [String] = []
    for context in KeyMap.Context.allCases {
      wanted.append("## \(context.rawValue)")
      wanted += KeyMap.standard.bindings.filter { $0.context == context }.map(Self.row)
    }
    #expect(rows == wanted, "\(wanted.joined(separator: "\n"))")
  }

  private static func row(_ binding: KeyMap.Binding) -> String {
    "| \(binding.keys.map { "`\($0)`" }.joined(separator: " ")) | \(binding.help) |"
  }
}
