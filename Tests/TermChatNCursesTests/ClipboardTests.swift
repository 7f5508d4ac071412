import Glibc
import TermChat
import TermChatSystem
import TestSupport
import Testing

@testable import TermChatNCurses

@Suite struct ClipboardTests {
  private let pty = Pty()

  private func clipboard(isModern: Bool = true, tmux: TmuxClipboard? = nil) throws -> Clipboard {
    var modes = termios()
    tcgetattr(pty.terminal, &modes)
    modes.c_oflag = 0
    tcsetattr(pty.terminal, TCSANOW, &modes)
    return Clipboard(
      device: try TerminalDevice(descriptor: pty.terminal), isModern: isModern, tmux: tmux)
  }

  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
    ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"), ("ÿþ?>", "w7/Dvj8+"),
  ])
  func base64(_ text: String, _ encoded: String) {
    #expect(ClipboardSequence.base64(Array(text.utf8)) == Array(encoded.utf8))
  }

  @Test func textGoesToTheClipboardAndThePrimarySelection() throws {
    #expect(try clipboard().copy("foo\u{1B}[2J\u{7}\nbar👋") == .sent)
    // What is not to be shown isn't to be pasted either.
    let encoded = ClipboardSequence.base64(Array("foo␛[2J␇\nbar👋".utf8))
    let text = String(decoding: encoded, as: UTF8.self)
    #expect(pty.output() == "\u{1B}]52;c;\(text)\u{7}\u{1B}]52;p;\(text)\u{7}")
  }

  @Test func anEmptyTextClearsNothing() throws {
    #expect(try clipboard().copy("\u{200B}") == .sent)
    #expect(pty.output() == "")
  }

  @Test func whatTerminalsWouldDropIsNotSent() throws {
    let text = String(repeating: "a", count: ClipboardSequence.limit)
    #expect(ClipboardSequence.bytes(copying: Array(text.utf8)).count == 2 * 100_000)
    #expect(try clipboard().copy(text + "a") == .tooLong)
    #expect(try clipboard(isModern: false).copy("a") == .unsupported)
    #expect(pty.output() == "")
  }

  @Test func tmuxTakesWhatTheTerminalDoesnt() throws {
    let directory = TemporaryDirectory()
    directory.program("tmux", "cat > $OUT/stdin; echo > $OUT/done")
    let clipboard = try clipboard(
      isModern: false,
      tmux: TmuxClipboard(environment: directory.programs.merging(["TMUX": "x"]) { $1 }))
    let text = String(repeating: "long", count: 50_000)
    #expect(clipboard.copy(text) == .sent)
    #expect(Deadline().reaches { !directory.read("done").isEmpty })
    #expect(directory.read("stdin") == text)
    #expect(pty.output() == "")
  }
}
