import Glibc
import TestSupport
import Testing

@testable import TermChat

/// `docs/keys.md` lists the one table of keys; what stands between its headings and tables is written
/// by hand.
///
/// With `TERMCHAT_WRITE_DOCS=1` in the environment the headings and tables are written anew.
struct KeyDocumentTests {
  private static let file =
    #filePath.split(separator: "/").dropLast(4).map { "/" + $0 }.joined() + "/docs/keys.md"

  @Test func `Every key is in the document, in the table's order`() {
    let text = contents(of: Self.file)
    let wanted = Self.document(text)
    if getenv("TERMCHAT_WRITE_DOCS") != nil, let target = fopen(Self.file, "w") {
      fputs(wanted, target)
      fclose(target)
    }
    #expect(contents(of: Self.file) == wanted)
  }

  /// The document with the table's keys and the texts that stand in `text`.
  private static func document(_ text: String) -> String {
    var notes: [String: [String]] = [:]
    var heading = ""
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if line.hasPrefix("## ") { heading = String(line.dropFirst(3)) }
      if line.hasPrefix("## ") || line.hasPrefix("|") { continue }
      notes[heading, default: []].append(line)
    }
    let sections = KeyMap.Context.allCases.map { context in
      "## \(context.rawValue)\n\n" + paragraph(notes[context.rawValue]) + table(of: context)
    }
    return paragraph(notes[""]) + sections.joined(separator: "\n")
  }

  private static func paragraph(_ lines: [String]?) -> String {
    guard let lines, let first = lines.firstIndex(where: { !$0.isEmpty }),
      let last = lines.lastIndex(where: { !$0.isEmpty })
    else { return "" }
    return lines[first...last].joined(separator: "\n") + "\n\n"
  }

  private static func table(of context: KeyMap.Context) -> String {
    let rows = KeyMap.standard.bindings.filter { $0.context == context }.map { binding in
      "| \(binding.keys.map { "`\($0)`" }.joined(separator: " ")) | \(binding.help) |\n"
    }
    return "| key | |\n| --- | --- |\n" + rows.joined()
  }
}
