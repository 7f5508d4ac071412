public import TermChat

extension PresenterRegistry {
  /// The same, drawing markdown too, unless somebody is registered for it already.
  public var withMarkdown: PresenterRegistry {
    var registry = self
    if presenter(for: "markdown") == nil { registry.register(MarkdownPresenter(), for: "markdown") }
    return registry
  }
}
