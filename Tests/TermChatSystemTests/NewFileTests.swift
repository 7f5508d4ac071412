import Glibc
import TestSupport
import Testing

@testable import TermChatSystem

@Suite struct NewFileTests {
  private let directory = TemporaryDirectory()

  @Test func itIsWrittenOnceAndNeverOver() throws {
    let file = NewFile(path: directory.path + "/a.md")
    try file.write("one")
    #expect(throws: FileFailure.system(EEXIST)) { try file.write("two") }
    #expect(directory.read("a.md") == "one")
  }

  @Test func whatCannotBeWrittenLeavesNothing() {
    #expect(throws: FileFailure.system(ENOENT)) {
      try NewFile(path: directory.path + "/no/a").write("x")
    }
    symlink("/nowhere/else", directory.path + "/link")
    #expect(throws: FileFailure.system(EEXIST)) {
      try NewFile(path: directory.path + "/link").write("x")
    }
  }
}
