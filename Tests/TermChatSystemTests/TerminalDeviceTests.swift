import Glibc
import TermChat
import TermChatSystem
import TestSupport
import Testing

@Suite struct TerminalDeviceTests {
  @Test func readsWhatWasTyped() throws {
    let pty = Pty()
    let device = try TerminalDevice(descriptor: pty.terminal)
    #expect(device.read() == [])
    pty.type("hi\n")
    #expect(device.read() == Array("hi\n".utf8))
    #expect(device.read() == [])
  }

  @Test func writesEverything() throws {
    let pty = Pty()
    let device = try TerminalDevice(descriptor: pty.terminal)
    #expect(device.write(Array("a\u{1B}[A".utf8)))
    #expect(pty.take() == Array("a\u{1B}[A".utf8))
  }

  @Test func sizes() throws {
    let pty = Pty()
    let device = try TerminalDevice(descriptor: pty.terminal)
    #expect(device.size == Size(rows: 24, columns: 80))
    pty.resize(columns: 1, rows: 1)
    #expect(device.size == Size(rows: 1, columns: 1))
    pty.resize(columns: 65535, rows: 65535)
    #expect(device.size == Size(rows: 1000, columns: 1000))
  }

  @Test func aLostTerminalEndsTheInput() throws {
    let pty = Pty()
    let device = try TerminalDevice(descriptor: pty.terminal)
    pty.hangUp()
    #expect(device.read() == nil)
    #expect(!device.write([0x61]))
  }

  @Test func onlyTerminals() {
    let file = open("/dev/null", O_RDWR)
    defer { close(file) }
    #expect(throws: SystemError("use descriptor \(file)", code: ENOTTY)) {
      try TerminalDevice(descriptor: file)
    }
  }
}
