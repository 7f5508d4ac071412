import Glibc
import TestSupport
import Testing

@testable import TermChat

/// `docs/theme.schema.json` and the tables of `docs/theme-format.md` say what the one table says.
///
/// With `TERMCHAT_WRITE_DOCS=1` in the environment they are written anew.
struct ThemeDocumentTests {
  private static let root = #filePath.split(separator: "/").dropLast(4).map { "/" + $0 }.joined()

  @Test func `The schema is the table's`() {
    Self.compare("/docs/theme.schema.json", ThemeSchema.json.pretty() + "\n")
  }

  @Test func `The document's tables are the table's`() {
    let file = "/docs/theme-format.md"
    let parts = contents(of: Self.root + file).components(separatedBy: "<!-- table -->\n")
    #expect(parts.count == 3)
    guard parts.count == 3 else { return }
    let wanted = [parts[0], "\n" + ThemeKeyTable.text + "\n", parts[2]]
    Self.compare(file, wanted.joined(separator: "<!-- table -->\n"))
  }

  @Test func `The document's example is a theme without an error`() {
    let text = contents(of: Self.root + "/docs/theme-format.md")
    let examples = text.components(separatedBy: "```json\n").dropFirst()
      .compactMap { $0.components(separatedBy: "```").first }
    #expect(!examples.isEmpty)
    for example in examples {
      #expect(ThemeReading(example).findings.filter { $0.severity == .error } == [])
    }
  }

  private static func compare(_ file: String, _ wanted: String) {
    if getenv("TERMCHAT_WRITE_DOCS") != nil, let target = fopen(root + file, "w") {
      fputs(wanted, target)
      fclose(target)
    }
    #expect(contents(of: root + file) == wanted)
  }
}

extension String {
  fileprivate func components(separatedBy separator: String) -> [String] {
    var parts: [String] = []
    var rest = self[...]
    while let range = rest.firstRange(of: separator) {
      parts.append(String(rest[..<range.lowerBound]))
      rest = rest[range.upperBound...]
    }
    return parts + [String(rest)]
  }
}
