import Glibc
import TermChatSystem
import TestSupport
import Testing

@Suite(.serialized) struct ErrorLogTests {
  private let original = dup(2)

  @Test func standardErrorGoesToTheLogAndBack() throws {
    let root = TemporaryDirectory()
    let pty = Pty()
    dup2(pty.terminal, 2)
    defer {
      dup2(original, 2)
      close(original)
    }
    let log = ErrorLog(environment: ["XDG_STATE_HOME": root.path])
    #expect(isatty(2) == 0)
    write(2, "complaint\n", 10)
    log.close()
    log.close()
    #expect(isatty(2) == 1)
    var status = stat()
    #expect(stat(root.path + "/termchat/log", &status) == 0)
    #expect(status.st_size >= 10)
    #expect(status.st_mode & 0o777 == 0o600)
    #expect(pty.take() == [])
  }

  @Test func aFileIsLeftAlone() {
    let null = open("/dev/null", O_WRONLY)
    dup2(null, 2)
    defer {
      dup2(original, 2)
      close(original)
      close(null)
    }
    var before = stat()
    var after = stat()
    fstat(2, &before)
    let log = ErrorLog(environment: [:])
    fstat(2, &after)
    #expect(before.st_rdev == after.st_rdev)
    log.close()
  }
}
