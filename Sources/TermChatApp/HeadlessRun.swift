import TermChat
import TermChatSystem

/// A script in virtual time, its frames on standard output.
struct HeadlessRun {
  var launch: Launch
  var recording: Recording?

  /// The exit status.
  func run() -> Int32 {
    let start = launch.virtualStart
    let session = launch.session("me", size: launch.headlessSize, clock: start, language: "C")
    let configuration = launch.configuration(
      forms: .full, session: session, isASCII: launch.isASCII)
    let sink = OutputSink()
    let host = ReplayHost(
      name: launch.scriptName, startingAt: start, format: launch.options.format ?? .text,
      colors: launch.colors, animates: session.motion, streams: streams(sink),
      source: launch.source(at: start),
      recorder: recording == nil ? nil : launch.recorder(session))
    var application = Application(
      screen: ChatScreen(configuration: configuration, size: session.size, at: start),
      host: host, terminal: HeadlessTerminal(size: session.size))
    let mistakes = launch.chosenTheme?.outcome.errors ?? []
    for mistake in mistakes { StandardStreams.tell(mistake.description) }
    application.run()
    return application.host.hasFailed || sink.isBroken || !mistakes.isEmpty ? 1 : 0
  }
}

extension HeadlessRun {
  /// The script's next lines; what `--backdrop` says isn't changed by a recording.
  private var lines: [ScriptItem]? {
    let lines = launch.script?.next()
    return launch.options.backdrop == nil ? lines : lines?.map(\.withoutBackdrop)
  }

  private func streams(_ sink: OutputSink) -> ReplayStreams {
    ReplayStreams(
      lines: { sink.isBroken ? nil : lines },
      output: { sink.write($0) },
      errors: { StandardStreams.write($0, to: 2) },
      record: { recording?.write($0) },
      theme: { [library = launch.library] in library.outcome(of: $0) })
  }
}

extension ScriptItem {
  /// It waits as long, but tells no background.
  fileprivate var withoutBackdrop: ScriptItem {
    guard case .backdrop = line.content else { return self }
    var item = self
    item.line.content = .nothing
    return item
  }
}

/// Standard output, until nobody reads it any more: then the run ends quietly.
private final class OutputSink {
  private(set) var isBroken = false

  func write(_ text: String) {
    if !text.isEmpty, !isBroken { isBroken = !StandardStreams.write(text, to: 1) }
  }
}
