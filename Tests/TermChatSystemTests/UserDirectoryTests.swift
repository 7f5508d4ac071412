import Glibc
import TermChatSystem
import TestSupport
import Testing

@Suite struct UserDirectoryTests {
  @Test(arguments: [
    (["HOME": "/h"], "/h/.local/state/termchat"),
    (["HOME": "/h", "XDG_STATE_HOME": "/s"], "/s/termchat"),
    (["HOME": "/h", "XDG_STATE_HOME": "relative"], "/h/.local/state/termchat"),
    ([:], nil), (["HOME": ""], nil),
  ])
  func paths(_ environment: [String: String], _ path: String?) {
    #expect(UserDirectory.state.path(in: environment) == path)
  }

  @Test func madeForTheUserAlone() throws {
    let root = TemporaryDirectory()
    let path = UserDirectory.cache.make(in: ["XDG_CACHE_HOME": root.path + "/a"])
    #expect(path == root.path + "/a/termchat")
    var status = stat()
    #expect(stat(root.path + "/a/termchat", &status) == 0)
    #expect(status.st_mode & 0o777 == 0o700)
    #expect(UserDirectory.cache.make(in: ["XDG_CACHE_HOME": "/proc/none"]) == nil)
  }
}
