import TermChat
import TermChatSystem
import TestSupport
import Testing

extension SignalTests {
  /// A host listens to the signals, so these tests take turns too.
  @Suite struct LiveHostTests {
    private let directory = TemporaryDirectory()
    private let pty = Pty()
    private let clock = SystemClock()

    private func host() throws -> LiveHost {
      LiveHost(
        inputs: LiveInputs(
          device: try TerminalDevice(descriptor: pty.terminal), signals: try SignalPipe()),
        clock: clock, keys: [], opener: LinkOpener(environment: directory.programs))
    }

    private func banner(of host: LiveHost) -> Banner? {
      var banner: Banner?
      _ = Deadline().reaches {
        for case .chat(.banner(let new)) in host.next(until: clock.now + 50)?.events ?? [] {
          banner = new
        }
        return banner != nil
      }
      return banner
    }

    @Test func aLinkThatIsNotOpenedIsToldAtOnce() throws {
      let host = try host()
      host.open("file:///etc/passwd")
      #expect(banner(of: host)?.subtitle == "only web and mail links are opened")
    }

    @Test func anOpenerThatFailsLaterIsTold() throws {
      directory.program("xdg-open", "exit 3")
      let host = try host()
      host.open("https://x.org")
      #expect(banner(of: host)?.subtitle == "\(directory.path)/xdg-open ended with status 3")
    }

    @Test func whatIsPostedComesOnce() throws {
      let host = try host()
      host.post(.focused(true))
      #expect(host.next(until: nil)?.events == [.focused(true)])
      #expect(host.next(until: clock.now)?.events == [])
    }
  }
}
