/// How much of something is done: `▓▓▓▓░░ 63 %`.
struct ProgressBar {
  /// 0…1.
  let fraction: Double

  init(_ fraction: Double) { self.fraction = fraction.isNaN ? 0 : min(1, max(0, fraction)) }

  var percent: String { "\(Int(fraction * 100 + 0.5)) %" }

  // Shorter ones say nothing.
  private static let leastColumns = 3

  /// In exactly `columns` with a bar, or in less without one.
  func cells(columns: Int, in context: PresenterContext) -> [Cell] {
    let text = context.appearance.cells(percent, context.styles.text)
    let room = columns - text.columns - 1
    if room >= Self.leastColumns { return bar(room, in: context) + context.blanks(1) + text }
    return text.columns <= columns ? text : bar(columns, in: context)
  }

  private func bar(_ columns: Int, in context: PresenterContext) -> [Cell] {
    let symbols = context.appearance.symbols
    let count = Int(fraction * Double(columns) + 0.5)
    let done = context.appearance.cells(symbols.done, context.styles.text)
    let undone = context.appearance.cells(symbols.undone, context.styles.line)
    return done.repeated(count) + undone.repeated(columns - count)
  }
}
