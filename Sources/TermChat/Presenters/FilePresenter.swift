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
    let size = fields["bytes"]?.integer.map { ByteSize.text($0) }
    var presentation = content(name, size, in: context)
    if let source { presentation.activate(source.opening) }
    return presentation
  }
}

extension FilePresenter {
  private static let nameRows = 2
  private static let barColumns = 16

  private func content(
    _ name: String, _ size: String?, in context: PresenterContext
  ) -> Presentation {
    let styles = context.styles
    let sign = context.appearance.symbols.file
    var content = context.wrapped(
      "\(sign) \(name)", styles.text.with(.bold), columns: context.columns, rows: Self.nameRows)
    if let size {
      // Below the name, not below the sign.
      content.append(context.wrapped("  \(size)", styles.detail, columns: context.columns, rows: 1))
    }
    if let progress = context.state.progress, !(progress >= 1) {
      let columns = min(context.columns, max(Self.barColumns, content.columns))
      let bar = ProgressBar(progress).cells(columns: columns, in: context)
      content.append(Presentation(lines: [Presentation.Line(bar)]))
    }
    return content
  }
}
