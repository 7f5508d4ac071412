import Glibc
import TermChatSystem
import Testing

@Suite(.serialized) struct ErrorLogTests {
  private let original = dup(2)

  @Test func standardErrorGoesToTheLogAndBack() throws {
    var template = Array("/tmp/termchat-test-XXXXXX".utf8CString)
    let root = String(cString: mkdtemp(&template))
    let path = root + "/termchat/log"
    defer {
      unlink(path)
      for name in ["/termchat", ""] { rmdir(root + name) }
    }
    let pty = Pty()
    dup2(pty.terminal, 2)
    defer {
      dup2(original, 2)
      close(original)
    }
    let log = ErrorLog(environment: ["XDG_STATE_HOME": root])
    #expect(isatty(2) == 0)
    write(2, "complaint\n", 10)
    log.close()
    log.close()
    #expect(isatty(2) == 1)
    var status = stat()
    #expect(stat(path, &status) == 0)
    #expect(status.st_size >= 10)
    #expect(status.st_mode & 0o777 == 0o600)
    #expect(pty.output() == [])
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
