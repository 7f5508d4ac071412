/// Draws what nobody else can: the kind's name and whatever text it carries.
public struct FallbackPresenter: Presenter {
  public init() {}

  public func present(
    _ kind: any MessageKind, columns: Int, style: Style, in appearance: Appearance
  ) -> Presentation? {
    let label = Presentation.Line(
      appearance.cells("[\(kind.name)]", style.with(.dim), within: columns))
    let text = kind.text
    guard !text.isEmpty else { return Presentation(lines: [label]) }
    return Presentation(
      lines: [label]
        + Presentation.text(text, columns: columns, style: style, in: appearance))
  }
}
