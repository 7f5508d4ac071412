import Glibc
import TestSupport
import Testing

extension EndToEnd {
  @Suite struct PastingTests {
    // Megabytes; the program alone takes about a third.
    private static let mostMemory = 120

    @Test func manyLinesAskFirst() throws {
      let tmux = try Tmux(columns: 60, rows: 16)
      try tmux.startEmpty()
      let lines = (1...9).map { "line \($0)" }.joined(separator: "\r")
      tmux.send("\u{1B}[200~\(lines)\u{1B}[201~")
      try tmux.wait(for: "Paste 9 lines?")
      tmux.press("c")
      try tmux.wait { $0.contains("› Message") && !$0.contains("Paste 9") }
      tmux.send("\u{1B}[200~\(lines)\u{1B}[201~")
      try tmux.wait(for: "Paste 9 lines?")
      tmux.press("s")
      try tmux.wait { $0.contains("│ line 9") && $0.contains("› Message") }
    }

    @Test func aDroppedFileIsAttached() throws {
      let tmux = try Tmux(columns: 60, rows: 16)
      try tmux.startEmpty()
      let file = tmux.home.file("my picture.png", "1".utf8)
      let address = "file://" + file.replacing(" ", with: "%20")
      tmux.send("\u{1B}[200~\(address)\r\n\u{1B}[201~")
      try tmux.wait(for: "› [my picture.png]")
      tmux.send("\u{1B}[200~/no/such/file\u{1B}[201~")
      try tmux.wait(for: "[my picture.png] /no/such/file")
    }

    @Test func aBombChangesNothing() throws {
      let session = try Session("replay /dev/null")
      try session.pty.wait(for: "Message")
      session.pty.type("mine")
      try session.pty.wait(for: "mine")
      let place = session.pty.output().utf8.count
      session.pty.type("\u{1B}[200~")
      session.pty.pour(megabytes: 50)
      session.pty.type("\u{1B}[201~x")
      try session.pty.wait(for: "50 MB is too much", since: place)
      let memory =
        session.home.shell("grep VmHWM /proc/\(session.child.pid)/status")
        .split(separator: " ").compactMap { Int($0) }.first ?? .max
      #expect(memory / 1_000 < Self.mostMemory)
      session.pty.type("\u{15}/quit\r")
      #expect(session.child.exit() == .status(0))
    }

    @Test func aPasteWithoutAnEndGivesTheKeysBack() throws {
      let session = try Session("replay /dev/null")
      try session.pty.wait(for: "Message")
      session.pty.type("\u{1B}[200~lost")
      try session.pty.wait(for: "lost")
      session.pty.type("\u{15}/quit\r")
      #expect(session.child.exit() == .status(0))
    }
  }
}

extension Pty {
  /// Writes as fast as the program reads.
  fileprivate func pour(megabytes: Int) {
    let line = Array("what nobody has typed, 50 bytes to a line, at most\r".utf8)
    let piece = Array(repeating: line, count: 400).flatMap(\.self)
    var left = megabytes * 1_000_000
    while left > 0 {
      let count = write(master, piece, min(left, piece.count))
      if count > 0 {
        left -= count
      } else if errno == EAGAIN {
        _ = take()
        var polled = pollfd(fd: master, events: Int16(POLLOUT), revents: 0)
        poll(&polled, 1, 10)
      } else {
        return
      }
    }
  }
}
