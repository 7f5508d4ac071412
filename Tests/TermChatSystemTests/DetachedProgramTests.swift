import Glibc
import Synchronization
import TestSupport
import Testing

@testable import TermChatSystem

@Suite struct DetachedProgramTests {
  private let directory = TemporaryDirectory()

  private func program(_ lines: String...) throws -> DetachedProgram {
    directory.program("tool", lines.joined(separator: "\n"))
    return try #require(DetachedProgram("tool", in: directory.programs))
  }

  private func wait(for file: String) {
    #expect(Deadline().reaches { !directory.read(file).isEmpty })
  }

  @Test func argumentsAreNeitherSplitNorExpanded() throws {
    let tool = try program(#"printf '<%s>' "$@" > $OUT/argv; echo > $OUT/done"#)
    try tool.start(["a b", "$HOME;`id`", "*", ""])
    wait(for: "done")
    #expect(directory.read("argv") == "<a b><$HOME;`id`><*><>")
  }

  @Test func itHasNoTerminalAndASessionOfItsOwn() throws {
    let tool = try program(
      // Some shells redirect their own stream for the time of a command.
      "streams=$(readlink /proc/$$/fd/0 /proc/$$/fd/1 /proc/$$/fd/2)",
      "echo \"$streams\" > $OUT/streams",
      "cut -d ' ' -f 1,6 /proc/$$/stat > $OUT/session",
      "(: < /dev/tty) 2> $OUT/tty; echo > $OUT/done")
    try tool.start([])
    wait(for: "done")
    #expect(directory.read("streams") == "/dev/null\n/dev/null\n/dev/null\n")
    let ids = directory.read("session").split(whereSeparator: \.isWhitespace)
    #expect(ids.count == 2 && ids.first == ids.last)
    #expect(!directory.read("tty").isEmpty)
  }

  @Test func aProgramThatDoesntReadHoldsNobodyUp() throws {
    let input = [UInt8](repeating: 0x61, count: 4 << 20)
    try program("echo > $OUT/done; exec sleep 0.1").start([], input: input)
    wait(for: "done")
    try program("wc -c > $OUT/count; echo > $OUT/read").start([], input: input)
    wait(for: "read")
    #expect(directory.read("count") == "\(input.count)\n")
  }

  @Test(arguments: [("exit 0", 0), ("exit 3", 3), ("kill -9 $$", 137)] as [(String, Int32)])
  func itsEndIsToldAndNoZombieStays(_ line: String, _ status: Int32) throws {
    let end = End()
    try program("echo $$ > $OUT/pid", line).start([]) { end.tell($0) }
    #expect(Deadline().reaches { end.status != nil })
    #expect(end.status == status)
    let pid = try #require(pid_t(directory.read("pid").dropLast()))
    #expect(kill(pid, 0) != 0)
  }

  @Test(arguments: ["", "no-such-tool", "/no/such/tool", "../tool", "a/tool", "/tmp"])
  func whatIsNoProgramIsNotFound(_ name: String) throws {
    _ = try program("exit 0")
    #expect(DetachedProgram(name, in: directory.programs) == nil)
    #expect(DetachedProgram("tool", in: ["PATH": ".::relative"]) == nil)
    #expect(DetachedProgram("tool", in: [:]) == nil)
    #expect(DetachedProgram(directory.path + "/tool", in: [:]) != nil)
  }
}

/// The end of a program, told on another thread.
private final class End: Sendable {
  private let told = Mutex<Int32?>(nil)

  var status: Int32? { told.withLock(\.self) }

  func tell(_ status: Int32) { told.withLock { $0 = status } }
}
