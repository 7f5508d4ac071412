/// Draws several contents below each other, with a rule between them.
public struct PartsPresenter: Presenter {
  public init() {}

  public func present(_ kind: any MessageKind, in context: PresenterContext) -> Presentation? {
    guard let parts = kind as? Parts, !parts.items.isEmpty else { return nil }
    let sections = parts.items.map { context.inside($0.kind, columns: context.columns) }
      .filter { !$0.lines.isEmpty }
    let rule = rule(sections.map(\.columns).max() ?? 0, in: context)
    var presentation = Presentation(lines: [])
    for section in sections {
      if !presentation.lines.isEmpty { presentation.append(rule) }
      presentation.append(section)
    }
    return presentation
  }

  private func rule(_ columns: Int, in context: PresenterContext) -> Presentation {
    let dash = context.appearance.cells(
      context.appearance.symbols.horizontal, context.styles.line)
    return Presentation(
      lines: [.init((0..<columns).flatMap { _ in dash }, isClosed: true)])
  }
}
