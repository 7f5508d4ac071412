import Glibc
import TermChat
import TestSupport
import Testing

@testable import TermChatSystem

@Suite struct HistoryFileTests {
  private let directory = TemporaryDirectory()

  private func file() throws -> HistoryFile {
    try #require(
      HistoryFile(conversation: "tea", environment: ["XDG_STATE_HOME": directory.path]))
  }

  @Test func whatWasSentIsReadOldestFirst() throws {
    let file = try file()
    for text in ["one", "two\nlines \"\u{1B}", "é 👋"] { try file.append(text) }
    #expect(try self.file().read() == ["one", "two\nlines \"\u{1B}", "é 👋"])
    var status = stat()
    #expect(stat(file.path, &status) == 0 && status.st_mode & 0o777 == 0o600)
  }

  @Test func badLinesArePassedOver() throws {
    _ = try file()
    _ = directory.file(
      "termchat/history/tea.jsonl", Array("\"a\"\n{\n\n1\n\"cut".utf8) + [0x0A, 0xFF, 0x0A])
    #expect(try file().read() == ["a"])
  }

  @Test func aLineThatWasCutSpoilsNoOther() throws {
    _ = try file()
    _ = directory.file("termchat/history/tea.jsonl", Array("\"a\"\n\"cu".utf8))
    try file().append("b")
    try file().append("c")
    #expect(try file().read() == ["a", "b", "c"])
  }

  @Test func whatCantBeLockedIsNotAddedTo() throws {
    _ = try file()
    mkdir(directory.path + "/termchat/history/tea.jsonl.lock", 0o700)
    #expect(throws: SystemError.self) { try file().append("b") }
    #expect(try file().read() == [])
  }

  @Test func theNewestCountAndALongFileIsMadeShort() throws {
    let file = try file()
    let lines = (0..<25_000).map { "\"\($0)\"\n" }.joined()
    _ = directory.file("termchat/history/tea.jsonl", Array(lines.utf8))
    #expect(file.read() == (15_000..<25_000).map(String.init))
    #expect(contents(of: file.path).split(separator: "\n").count == 10_000)
    try file.append("new")
    #expect(file.read().last == "new")
  }

  @Test func aHugeFileCostsNoMoreThanItsEnd() throws {
    let file = try file()
    let line = "\"" + String(repeating: "x", count: 99_997) + "\"\n"
    _ = directory.file(
      "termchat/history/tea.jsonl", Array(String(repeating: line, count: 60).utf8))
    #expect(file.read().count == 41)
    #expect(file.read().count == 41)
  }

  @Test func severalProcessesAddToIt() async throws {
    let file = try file()
    await withTaskGroup { group in
      for number in 0..<8 {
        group.addTask { for _ in 0..<50 { try? file.append("\(number)") } }
      }
    }
    #expect(file.read().count == 400)
  }

  @Test func whatIsNoFileIsNoHistory() throws {
    let file = try file()
    mkfifo(file.path, 0o600)
    #expect(file.read() == [])
  }
}
