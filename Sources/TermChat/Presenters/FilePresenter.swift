/// Draws a file by its sign, its name and its size: `custom` content of the kind `file`.
///
/// Its fields are `name`, `path` or `url`, and `bytes`; one of the first three is needed.
public struct FilePresenter: Presenter {
  public init() {}

  public func present(_ kind: any MessageKind, in context: PresenterContext) -> Presentation? {
    guard let fields = (kind as? Custom)?.fields else { return nil }
    let source =
      fields["path"]?.string.map(MediaSource.path) ?? fields["url"]?.string.map(MediaSource.url)
    guard let name = fields["name"]?.string ?? source?.name, !name.isEmpty else { return nil }
    let size = fields["bytes"]?.integer.map { FileSize(Int64($0)).description }
    var presentation = card(name, size, in: context)
    if let source { presentation.activate(source.opening) }
    return presentation
  }
}

extension FilePresenter {
  // Narrower ones have no frame.
  private static let leastForFrame = 12
  private static let nameRows = 2

  private func card(_ name: String, _ size: String?, in context: PresenterContext) -> Presentation {
    if context.isFramed || context.isBare || context.columns < Self.leastForFrame {
      return content(name, size, columns: context.columns, in: context)
    }
    let box = Box(context: context)
    let content = content(name, size, columns: context.columns - box.frameColumns, in: context)
    return box.around(content, columns: content.columns)
  }

  private func content(
    _ name: String, _ size: String?, columns: Int, in context: PresenterContext
  ) -> Presentation {
    let styles = context.styles
    var content = context.wrapped(
      "\(context.appearance.symbols.file) \(name)", styles.text.with(.bold), columns: columns,
      rows: Self.nameRows)
    if let size {
      content.append(context.wrapped(size, styles.detail, columns: columns, rows: 1))
    }
    if let progress = context.state.progress, !(progress >= 1) {
      let bar = ProgressBar(progress).cells(columns: min(columns, content.columns), in: context)
      content.append(Presentation(lines: [Presentation.Line(bar)]))
    }
    return content
  }
}
