import Glibc
import TermChat
import TermChatDemo
import TermChatSystem

/// Draws a theme: on a terminal in its colours, else as text, or in the format asked for.
struct ThemeShow {
  var theme: ThemeArgument
  var options: Options
  var library: ThemeLibrary

  /// The exit status.
  func run() -> Int32 {
    do throws(ThemeRefusal) {
      guard let family = try theme.find(in: library).family else { return 1 }
      return StandardStreams.write(picture(of: family), to: 1) ? 0 : 1
    } catch {
      return StandardStreams.refuse(error)
    }
  }
}

extension ThemeShow {
  private func picture(of family: ThemeFamily) -> String {
    var configuration = ChatScreenConfiguration(
      appearance: Appearance(symbols: options.ascii ? .ascii : .unicode))
    configuration.backdrop = backdrop
    configuration.isMonochrome = colors == .none
    var sample = ThemeSample(family, configuration: configuration)
    if let size = options.size { sample.size = size }
    let frame = sample.frame
    var printer = FramePrinter(format, startingAt: Instant(milliseconds: 0), colors: colors)
    return printer.last(frame)
  }

  private var backdrop: Backdrop {
    options.backdrop.map { Backdrop($0) } ?? Backdrop(environment: ProcessEnvironment.current)
  }

  private var isOnTerminal: Bool { isatty(1) == 1 }

  private var format: FrameFormat {
    options.format ?? (isOnTerminal ? .ansi : .text)
  }

  private var colors: ColorDepth {
    switch options.color {
    case .never: .none
    case .always: options.depth
    case .auto, nil: isOnTerminal ? min(options.depth, terminalColors) : options.depth
    }
  }

  /// As far as the environment tells.
  private var terminalColors: ColorDepth {
    let environment = ProcessEnvironment.current
    let type = environment["TERM", default: "dumb"]
    if !environment["NO_COLOR", default: ""].isEmpty || type == "dumb" { return .none }
    if ["truecolor", "24bit"].contains(environment["COLORTERM"]) { return .rgb }
    return type.hasSuffix("256color") ? .palette : .eight
  }
}
