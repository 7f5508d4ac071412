import Glibc
import TermChatSystem
import TestSupport
import Testing

@Suite struct PlainFileTests {
  private let folder = TemporaryDirectory()

  private func failure(_ name: String) -> FileFailure? {
    do {
      _ = try PlainFile.read(folder.path + "/" + name)
      return nil
    } catch {
      return error
    }
  }

  @Test func aFileIsReadToItsEnd() throws {
    let most = [UInt8](repeating: 7, count: PlainFile.sizeLimit)
    #expect(try PlainFile.read(folder.file("most", most)) == most)
    #expect(try PlainFile.read(folder.file("none", [])) == [])
  }

  @Test func aBigFileIsRefused() {
    _ = folder.file("big", [UInt8](repeating: 7, count: 10 << 20))
    _ = folder.file("more", [UInt8](repeating: 7, count: PlainFile.sizeLimit + 1))
    #expect(failure("big") == .tooLong)
    #expect(failure("more") == .tooLong)
  }

  @Test func nothingIsWaitedFor() {
    mkfifo(folder.path + "/pipe", 0o600)
    symlink("/dev/zero", folder.path + "/zero")
    symlink("/dev/tty", folder.path + "/tty")
    #expect(failure("pipe") == .notPlain)
    #expect(failure("zero") == .notPlain)
    #expect(failure("tty") != nil)
  }

  @Test func theSystemSaysWhy() {
    symlink("loop", folder.path + "/loop")
    _ = folder.file("file", [])
    #expect(failure(".") == .system(EISDIR))
    #expect(failure("loop") == .system(ELOOP))
    #expect(failure("none") == .missing)
    #expect(failure("file/none") == .system(ENOTDIR))
    #expect(failure(String(repeating: "x", count: 300)) == .system(ENAMETOOLONG))
    #expect("\(FileFailure.system(EISDIR))" == "Is a directory")
    #expect("\(FileFailure.tooLong)" == "larger than 1 MiB")
    #expect("\(FileFailure.notPlain)" == "not a plain file")
  }

  @Test(.enabled(if: geteuid() != 0, "the superuser may read everything"))
  func theUserMayNotReadIt() {
    chmod(folder.file("secret", []), 0)
    #expect(failure("secret") == .system(EACCES))
  }

  @Test func aNULDoesNotCutThePath() {
    _ = folder.file("file", [])
    #expect(failure("file\0.json") == .missing)
  }
}
