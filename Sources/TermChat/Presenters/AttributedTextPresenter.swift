/// Draws text in several looks, wrapped by words.
public struct AttributedTextPresenter: Presenter {
  public init() {}

  public func present(_ kind: any MessageKind, in context: PresenterContext) -> Presentation? {
    guard let text = kind as? AttributedText else { return nil }
    return context.wrapped(text)
  }
}

extension PresenterContext {
  /// Lines of the text in its looks, `look` added to each of them.
  public func wrapped(_ text: AttributedText, _ look: AttributedText.Look = []) -> Presentation {
    wrapped(styled(text, look))
  }

  private func styled(_ text: AttributedText, _ look: AttributedText.Look) -> StyledText {
    var styled = StyledText()
    for run in text.runs {
      let action = run.link.flatMap(Hotspot.Action.opening)
      styled.append(
        run.text, style(of: run, look, isLink: action != nil), action,
        filter: appearance.filter)
    }
    styled.trimNewlines()
    return styled
  }

  private func style(
    of run: AttributedText.Run, _ look: AttributedText.Look, isLink: Bool
  ) -> Style {
    var style = isLink ? styles.link : styles.text
    if let color = run.color { style.foreground = color }
    return style.with(run.look.union(look).attributes)
  }
}

extension AttributedText.Look {
  // Code stands on a quiet block of its own in every theme, the one without colours too.
  fileprivate var attributes: Style.Attributes {
    var attributes = Style.Attributes()
    if contains(.bold) { attributes.insert(.bold) }
    if contains(.italic) { attributes.insert(.italic) }
    if contains(.underline) { attributes.insert(.underline) }
    if contains(.strikethrough) { attributes.insert(.strikethrough) }
    if contains(.dim) { attributes.insert(.dim) }
    if contains(.code) { attributes.formUnion([.reverse, .dim]) }
    return attributes
  }
}
