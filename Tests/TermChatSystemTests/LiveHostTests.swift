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

    private func host(
      recording session: Session? = nil, record: @escaping (String) -> Void = { _ in },
      onBannerChange: @escaping (BannerChange) -> Void = { _ in }
    ) throws -> LiveHost {
      LiveHost(
        inputs: LiveInputs(
          device: try TerminalDevice(descriptor: pty.terminal), signals: try SignalPipe()),
        clock: clock, keys: [], recorder: session.map { Recorder($0) },
        opener: LinkOpener(environment: directory.programs), record: record,
        onBannerChange: onBannerChange)
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

    @Test func whatBecomesOfBannersIsToldAndRecorded() throws {
      var changes: [BannerChange] = []
      var recording = ""
      let session = Session(
        session: "me", user: "me", size: Size(rows: 24, columns: 80), clock: clock.now,
        zone: "UTC", language: "C", theme: "default", ascii: false, color: "auto")
      let host = try host(
        recording: session, record: { recording += $0 }, onBannerChange: { changes.append($0) })
      let change = BannerChange(.didAppear, Banner(.error, "Offline"), at: clock.now)
      host.didChange(change)
      #expect(changes == [change])
      host.perform(.quit, at: clock.now)
      #expect(recording.contains(#"{"type":"x-banner","stage":"didAppear","title":"Offline","#))
    }

    @Test func whatIsServedComesAsEvents() throws {
      let host = try host()
      host.perform(.wear(.name("nord")), at: clock.now)
      #expect(host.next(until: nil)?.events.isEmpty == false)
      host.perform(.attach(paths: [directory.path], pasted: nil), at: clock.now)
      #expect(banner(of: host)?.subtitle == "\(directory.path): a folder")
    }

    @Test func whatIsPostedComesOnce() throws {
      let host = try host()
      host.post(.focused(true))
      #expect(host.next(until: nil)?.events == [.focused(true)])
      #expect(host.next(until: clock.now)?.events == [])
    }
  }
}
