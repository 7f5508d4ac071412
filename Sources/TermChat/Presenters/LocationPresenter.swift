/// Draws a place as a pin on an empty map, above its name and its coordinates.
public struct LocationPresenter: Presenter {
  public init() {}

  public func present(_ kind: any MessageKind, in context: PresenterContext) -> Presentation? {
    guard let location = kind as? Location else { return nil }
    let place = Coordinates(latitude: location.latitude, longitude: location.longitude)
    var presentation = Map(context: context).presentation
    if let name = location.place, !name.isEmpty {
      presentation.append(context.shown(name, context.styles.text.with(.bold)))
    }
    presentation.append(
      context.wrapped(place.text(within: context.columns), context.styles.detail))
    if let map = place.map { presentation.activate(.open(map)) }
    return presentation
  }
}
