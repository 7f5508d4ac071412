import TestSupport
import Testing

@testable import TermChat

/// `docs/commands.md` lists the one table of commands.
struct CommandDocumentTests {
  @Test func `Every command is in the document, in the table's order`() {
    let root = #filePath.split(separator: "/").dropLast(4).map { "/" + $0 }.joined()
    let rows = contents(of: root + "/docs/commands.md").split(separator: "\n")
      .filter { $0.hasPrefix("| `/") }.map(String.init).prefix(CommandMap.standard.commands.count)
    let wanted = CommandMap.standard.commands.map(Self.row)
    #expect(Array(rows) == wanted, "\(wanted.joined(separator: "\n"))")
  }

  private static func row(_ command: Command) -> String {
    let aliases = command.aliases.map { "`/\($0)`" }.joined(separator: " ")
    let usage = command.usage.replacing("|", with: "\\|")
    return "| `\(usage)` | \(aliases) | \(command.help) |"
  }
}
