/// Draws several contents below each other, with a rule between them.
public struct PartsPresenter: Presenter {
  public init() {}

  public func present(_ kind: any MessageKind, in context: PresenterContext) -> Presentation? {
    if let piece = kind as? FurtherParts {
      return stack(piece.items, isFurther: !piece.goesOn, in: context)
    }
    guard let parts = kind as? Parts, !parts.items.isEmpty else { return nil }
    return stack(parts.items, isFurther: false, in: context)
  }

  // Many parts are laid out so many at a time.
  private static let pieceLength = 32

  public func pieces(
    of kind: any MessageKind, by presenters: PresenterRegistry
  ) -> [any MessageKind] {
    guard let items = (kind as? Parts)?.items else { return [] }
    var pieces: [FurtherParts] = []
    var piece = FurtherParts(items: [])
    for item in items {
      if piece.items.count == Self.pieceLength {
        pieces.append(piece)
        piece = FurtherParts(items: [])
      }
      let cut = presenters.pieces(of: item.kind)
      piece.items.append(cut.first.map { KindBox($0) } ?? item)
      for more in cut.dropFirst() {
        pieces.append(piece)
        piece = FurtherParts(items: [KindBox(more)], goesOn: true)
      }
    }
    pieces.append(piece)
    return [Parts(pieces[0].items)] + pieces.dropFirst().map { $0 as any MessageKind }
  }
}

/// Parts that stand below others.
private struct FurtherParts: MessageKind {
  var items: [KindBox]
  /// The first one is the rest of the one before.
  var goesOn = false
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
