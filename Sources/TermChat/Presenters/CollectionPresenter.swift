/// Draws cards beside each other, as many as fit from the first one shown, and how to see others.
public struct CollectionPresenter: Presenter {
  public init() {}

  public func present(_ kind: any MessageKind, in context: PresenterContext) -> Presentation? {
    guard let collection = kind as? CardCollection, !collection.items.isEmpty else { return nil }
    let grid = CardGrid(collection, in: context)
    let shown = grid.shown(from: context.state.firstCard)
    var presentation = grid.presentation(shown)
    let pager = CardPager(shown: shown.range, count: grid.count)
    if let line = pager.presentation(in: context) { presentation.append(line) }
    return presentation
  }
}
