import Glibc
import TermChat
import TermChatNCurses
import TermChatSystem

/// A session on a terminal.
struct InteractiveRun {
  var launch: Launch
  var recording: Recording?

  /// The exit status.
  func run() -> Int32 {
    do {
      return try runOnTerminal()
    } catch let error as TerminalError where launch.script != nil {
      // What a terminal without a cursor can show of a script is its frames.
      StandardStreams.fail("\(error), so frames are printed")
      var launch = launch
      launch.preferences = Preferences()
      return HeadlessRun(launch: launch, recording: recording).run()
    } catch {
      StandardStreams.fail("\(error)")
      return 1
    }
  }
}

extension InteractiveRun {
  private func runOnTerminal() throws -> Int32 {
    let options = TerminalOptions(color: colorMode, depth: launch.options.depth)
    let open = try OpenTerminal(options: options, environment: launch.environment)
    defer { open.close() }
    launch.script?.start()
    return run(on: open)
  }

  private func run(on open: OpenTerminal) -> Int32 {
    let clock = launch.liveStart.map(SystemClock.init(startingAt:)) ?? SystemClock()
    let terminal = open.terminal
    var launch = launch
    launch.showsColor = terminal.colorDepth != .none
    var inputs = LiveInputs(
      device: open.device, signals: open.signals, script: launch.script,
      scriptName: launch.scriptName, library: launch.library, learn: terminal.learn)
    if launch.options.backdrop != nil { inputs.backdropPatience = nil }
    let now = clock.now
    var session = launch.session(
      launch.sessionName, size: terminal.size, clock: now,
      language: DateNames.language(of: launch.environment))
    if terminal.forms.ascii { session.ascii = true }
    let services = launch.services(isRecorded: recording != nil)
    let host = LiveHost(
      inputs: inputs, clock: clock, keys: terminal.keys, source: launch.source(at: now),
      wearing: launch.followedTheme,
      recorder: recording == nil ? nil : launch.recorder(session, forms: terminal.forms),
      services: services,
      record: { recording?.write($0) },
      requests: sendRequests)
    for complaint in launch.complaints { host.post(.chat(.banner(complaint))) }
    var configuration = launch.configuration(
      forms: terminal.forms, session: session,
      isASCII: session.ascii)
    configuration.keepsDraft = services.keepsDraft
    configuration.history = services.history
    var application = Application(
      screen: ChatScreen(configuration: configuration, size: session.size, at: now), host: host,
      terminal: terminal)
    application.run()
    return application.host.hasFailed ? 1 : 0
  }

  private var colorMode: TerminalOptions.ColorMode {
    TerminalOptions.ColorMode(rawValue: launch.colorName) ?? .auto
  }

  /// With `--interactive` and a pipe as standard output, requests go there.
  private var sendRequests: (String) -> Void {
    guard launch.options.screen == .interactive, isatty(1) == 0 else { return { _ in } }
    return { StandardStreams.write($0, to: 1) }
  }
}
