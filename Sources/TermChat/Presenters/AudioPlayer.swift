/// One line that shows a sound and how far it has been played or transferred.
struct AudioPlayer {
  /// Milliseconds.
  var duration: Int64
  var state: ContentState

  // Between them the bar is as long as there is room.
  private static let barColumns = 3...24

  /// The sign, the bar, what is left to play; the time never moves while it counts down.
  func cells(in context: PresenterContext) -> [Cell] {
    let sign = sign(in: context)
    if let progress = state.progress, !(progress >= 1), !state.hasFailed {
      let columns = min(Self.barColumns.upperBound + 8, context.columns)
      return ProgressBar(progress).cells(columns: columns, in: context)
    }
    let time = time(in: context)
    let room = context.columns - sign.columns - time.columns - 2
    if room >= Self.barColumns.lowerBound {
      let bar = bar(min(room, Self.barColumns.upperBound), in: context)
      return sign + context.blanks(1) + bar + context.blanks(1) + time
    }
    let gap = context.blanks(room >= -1 ? 1 : 0)
    return room >= -2 ? sign + gap + time : sign.prefix(within: context.columns)
  }
}

extension AudioPlayer {
  private var position: Int64 { min(duration, max(0, state.playback?.position ?? 0)) }

  private func sign(in context: PresenterContext) -> [Cell] {
    let (appearance, symbols) = (context.appearance, context.appearance.symbols)
    if state.hasFailed { return appearance.cells(symbols.failed, context.failure) }
    let isPlaying = state.playback?.isPlaying ?? false
    return appearance.cells(isPlaying ? symbols.pause : symbols.play, context.styles.text)
  }

  private func time(in context: PresenterContext) -> [Cell] {
    let whole = PlayTime(milliseconds: duration).text
    let rest = PlayTime(milliseconds: duration - position).text
    let missing = whole.utf8.count - rest.utf8.count
    return context.blanks(missing) + context.appearance.cells(rest, context.styles.detail)
  }

  private func bar(_ columns: Int, in context: PresenterContext) -> [Cell] {
    let symbols = context.appearance.symbols
    let share = duration > 0 ? Double(position) / Double(duration) : 0
    let knob = Int(share * Double(columns - 1) + 0.5)
    let played = context.appearance.cells(symbols.horizontal, context.styles.text)
    let dot = context.appearance.cells(symbols.dot, context.styles.text)
    let rest = context.appearance.cells(symbols.horizontal, context.styles.line)
    return played.repeated(knob) + dot + rest.repeated(columns - knob - 1)
  }
}
