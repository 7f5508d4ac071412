import Glibc
import TermChat
import TermChatSystem
import TestSupport
import Testing

extension SignalTests {
  /// A host listens to the signals, so these tests take turns too.
  @Suite struct LiveHostThemeTests {
    private let themes = FakeThemes()
    private let pty = Pty()
    private let clock = SystemClock()

    private func host(
      wearing theme: FoundTheme? = nil, backdropPatience: Int64? = 60_000,
      recorder: Recorder? = nil,
      record: @escaping (String) -> Void = { _ in }
    ) throws -> LiveHost {
      var inputs = LiveInputs(
        device: try TerminalDevice(descriptor: pty.terminal), signals: try SignalPipe(),
        library: themes.library)
      inputs.backdropPatience = backdropPatience
      return LiveHost(
        inputs: inputs, clock: clock, keys: [], wearing: theme, recorder: recorder, record: record)
    }

    /// The events that come within a moment.
    private func events(of host: LiveHost) -> [Event] {
      var events: [Event] = []
      _ = Deadline(milliseconds: 2_000).reaches {
        events += host.next(until: clock.now + 50)?.events ?? []
        return !events.isEmpty
      }
      return events
    }

    @Test func aThemeIsRecordedAsItsDesign() throws {
      themes.write("paper.json", "{}")
      var recording = ""
      let session = Session(
        session: "me", user: "me", size: Size(rows: 5, columns: 20), clock: clock.now)
      let host = try host(recorder: Recorder(session)) { recording += $0 }
      host.post(.chat(.theme(.name("paper"))))
      #expect(events(of: host) == [.chat(.theme(.design("paper", "{}")))])
      #expect(recording.contains(#""name":"paper","design":{}"#))
    }

    @Test func aChangedFileWakesTheHost() throws {
      themes.write("paper.json", "{}")
      let host = try host(wearing: themes.find(.name("paper")))
      #expect(host.next(until: clock.now)?.events == [])
      themes.write("paper.json", #"{"summary": "new"}"#)
      #expect(events(of: host) == [.chat(.theme(.design("paper", #"{"summary": "new"}"#)))])
    }

    @Test func whatElseIsWrittenBesideItsFileIsNoBatch() throws {
      themes.write("paper.json", "{}")
      let host = try host(wearing: themes.find(.name("paper")))
      var isQuiet = false
      // Children of tests beside this one wake every host.
      for attempt in 0..<5 where !isQuiet {
        themes.write("other.json", "{}")
        themes.write("paper.json", String(repeating: " ", count: attempt + 1) + "{}")
        let deadline = clock.now + 50
        let batch = host.next(until: deadline)
        #expect(batch?.events == [])
        isQuiet = batch.map { $0.at >= deadline } ?? false
      }
      #expect(isQuiet)
    }

    @Test func theTerminalTellsItsBackground() throws {
      let host = try host()
      pty.type("\u{1B}]11;rgb:ffff/ffff/ffff\u{07}\n")
      #expect(events(of: host).first == .foundBackdrop(.light))
    }

    @Test(arguments: [-1, nil] as [Int64?])
    func anAnswerThatComesLateOrIsKnownDisturbsNobody(_ patience: Int64?) throws {
      let host = try host(backdropPatience: patience)
      pty.type("\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\x\n")
      #expect(!events(of: host).contains(.foundBackdrop(.light)))
    }
  }
}
