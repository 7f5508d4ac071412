import TermChat
import TermChatSystem

/// Draws a theme.
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

  private func picture(of family: ThemeFamily) -> String { "" }
}
