@testable import TermChat

/// What a headless run of a script wrote.
final class Replaying {
  private(set) var output = ""
  private(set) var errors = ""
  private(set) var recording = ""
  private(set) var hasFailed = false

  init(
    _ script: String, _ columns: Int = 20, _ rows: Int = 6, format: FrameFormat = .text,
    records: Bool = false, in pieces: Int = .max,
    theme: @escaping (ThemeReference) -> ThemeOutcome = { ThemeOutcome($0) }
  ) {
    var reader = ScriptReader(name: "s.jsonl")
    let bytes = Array(script.utf8)
    var place = 0
    let streams = ReplayStreams(
      lines: {
        guard place <= bytes.count else { return nil }
        let end = place + min(pieces, bytes.count - place)
        defer { place = end == bytes.count ? end + 1 : end }
        return reader.read(bytes[place..<end]) + (end == bytes.count ? reader.finish() : [])
      },
      output: { self.output += $0 }, errors: { self.errors += $0 },
      record: { self.recording += $0 }, theme: theme)
    let size = Size(rows: rows, columns: columns)
    let host = ReplayHost(
      name: "s.jsonl", startingAt: ScreenDriver.start, format: format, streams: streams,
      recorder: records ? Recorder(Self.session(size)) : nil)
    let screen = ChatScreen(
      configuration: ChatScreenConfiguration(), size: size, at: ScreenDriver.start)
    var application = Application(
      screen: screen, host: host, terminal: HeadlessTerminal(size: size))
    application.run()
    hasFailed = application.host.hasFailed
  }

  static func session(_ size: Size) -> Session {
    Session(
      session: "me", user: "me", size: size, clock: ScreenDriver.start, zone: "UTC",
      language: "C", theme: "default", ascii: false, color: "auto")
  }
}
