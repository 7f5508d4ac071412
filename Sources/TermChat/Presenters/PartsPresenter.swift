/// Draws several contents below each other, with a rule between them.
public struct PartsPresenter: Presenter {
  public init() {}

  public func present(_ kind: any MessageKind, in context: PresenterContext) -> Presentation? {
    if let piece = kind as? FurtherParts { return stack(piece.items, isFurther: true, in: context) }
    guard let parts = kind as? Parts, !parts.items.isEmpty else { return nil }
    return stack(parts.items, isFurther: false, in: context)
  }

  // Many parts are laid out so many at a time.
  private static let pieceLength = 32

  public func pieces(of kind: any MessageKind) -> [any MessageKind] {
    guard let items = (kind as? Parts)?.items, items.count > Self.pieceLength else { return [] }
    return stride(from: 0, to: items.count, by: Self.pieceLength).map { start in
      let piece = Array(items[start..<min(items.count, start + Self.pieceLength)])
      return start == 0 ? Parts(piece) : FurtherParts(items: piece)
    }
  }
}

/// Parts that stand below others.
private struct FurtherParts: MessageKind {
  var items: [KindBox]
  var name: String { "parts" }
  var text: String { Parts(items).text }
}

extension PartsPresenter {
  private func stack(
    _ items: [KindBox], isFurther: Bool, in context: PresenterContext
  ) -> Presentation {
    let sections = items.map { context.inside($0.kind, columns: context.columns) }
      .filter { !$0.lines.isEmpty }
    let rule = rule(sections.map(\.columns).max() ?? 0, in: context)
    var presentation = Presentation(lines: [])
    for (index, section) in sections.enumerated() {
      if index > 0 || isFurther { presentation.append(rule) }
      presentation.append(section)
    }
    return presentation
  }

  private func rule(_ columns: Int, in context: PresenterContext) -> Presentation {
    let dash = context.appearance.cells(
      context.appearance.symbols.horizontal, context.styles.line)
    return Presentation(lines: [.init(dash.repeated(columns), isClosed: true)])
  }
}
