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
    case .theme(let task): return run(task, options)
    case .version: return StandardStreams.write("termchat \(Usage.version)\n", to: 1) ? 0 : 1
    default: return launch(options)
    }
  }

  private func launch(_ given: Options) -> Int32 {
    var options = given
    if options.command == nil { options.command = isatty(0) == 1 ? .demo : .replay(file: "-") }
    return open(options)
  }

  private func run(_ task: ThemeTask, _ options: Options) -> Int32 {
    let library = ThemeLibrary(environment: ProcessEnvironment.current)
    return switch task {
    case .check(let files):
      ThemeCheck(files: files, asJSON: options.json, library: library).run()
    case .list: ThemeList(library: library).run()
    case .show(let theme):
      ThemeShow(theme: ThemeArgument(text: theme), options: options, library: library).run()
    }
  }

  private func open(_ options: Options) -> Int32 {
    do throws(OpenError) {
      var launch = try Launch(options, environment: ProcessEnvironment.current)
      if let refusal = launch.findTheme() { return StandardStreams.refuse(refusal) }
      var recording: Recording?
      if let path = options.record {
        recording = Recording(path)
        guard recording != nil else { return failed(path) }
      }
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
