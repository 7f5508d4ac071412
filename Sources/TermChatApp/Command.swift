import Glibc
import TermChat
import TermChatSystem

/// The `termchat` command: options to a run.
struct Command {
  var arguments: [String]

  /// The exit status: 0 done, 1 something failed, 2 wrong usage.
  func run() -> Int32 {
    // A reader that goes away is noticed where we write.
    signal(SIGPIPE, SIG_IGN)
    var parser = OptionParser(arguments)
    do {
      return run(try parser.parse())
    } catch {
      StandardStreams.fail(error.message)
      StandardStreams.write("Try termchat --help.\n", to: 2)
      return 2
    }
  }
}

extension Command {
  private func run(_ options: Options) -> Int32 {
    switch options.command {
    case .help: return StandardStreams.write(Usage.text + "\n", to: 1) ? 0 : 1
    case .version: return StandardStreams.write("termchat \(Usage.version)\n", to: 1) ? 0 : 1
    default: return launch(options)
    }
  }

  private func launch(_ given: Options) -> Int32 {
    var options = given
    if options.command == nil { options.command = isatty(0) == 1 ? .demo : .replay(file: "-") }
    guard let name = options.theme, ThemeFamily.named(name) == nil else {
      return open(options)
    }
    StandardStreams.fail("no theme “\(name)”; there are default and mono")
    return 2
  }

  private func open(_ options: Options) -> Int32 {
    var recording: Recording?
    if let path = options.record {
      recording = Recording(path)
      guard recording != nil else { return failed(path) }
    }
    do throws(OpenError) {
      let launch = try Launch(options, environment: ProcessEnvironment.current)
      return launch.isHeadless
        ? HeadlessRun(launch: launch, recording: recording).run()
        : InteractiveRun(launch: launch, recording: recording).run()
    } catch {
      return failed(error.path)
    }
  }

  private func failed(_ path: String) -> Int32 {
    StandardStreams.fail("\(path): \(SystemError.text(errno))")
    return 1
  }
}
