/// What stands for a picture that isn't drawn: a frame with a sign in it, a label, a caption.
struct MediaPlaceholder {
  var source: MediaSource
  var size: MediaSize
  /// Stands in the middle of the frame.
  var sign: String
  /// Behind the name, as far as there is room; the last ones matter most.
  var details: [String] = []
  /// Each below the one before, in its look.
  var texts: [(text: String, style: Style)] = []

  func presentation(in context: PresenterContext) -> Presentation {
    var presentation = picture(in: context)
    if let label = label(in: context) {
      presentation.append(Presentation(lines: [label]))
    }
    presentation.activate(source.opening)
    for (text, style) in texts where !text.isEmpty {
      presentation.append(context.shown(text, style))
    }
    return presentation
  }
}

extension MediaPlaceholder {
  // All the same, so that what is below stands side by side.
  private static let rowsInCard = 3

  private func picture(in context: PresenterContext) -> Presentation {
    let size = size.fitting(context.columns)
    if context.isFramed { return field(Self.rowsInCard, context.columns, in: context) }
    if context.isBare {
      return field(1, context.state.progress == nil ? 1 : size.columns, in: context)
    }
    guard size.columns >= 3 else { return field(1, size.columns, in: context) }
    let box = Box(context: context, padding: 0)
    return box.around(
      field(size.rows - 2, size.columns - 2, in: context), columns: size.columns - 2)
  }

  /// The sign, or how far the transfer is, in the middle of blank lines.
  private func field(_ rows: Int, _ columns: Int, in context: PresenterContext) -> Presentation {
    let middle = middle(columns, in: context).prefix(within: columns)
    let left = (columns - middle.columns) / 2
    let blank = [Cell].blanks(columns, context.styles.text)
    let line = blank.prefix(left) + middle + blank.dropFirst(left + middle.columns)
    var field = Presentation(lines: [])
    for row in 0..<rows {
      field.lines.append(.init(row == rows / 2 ? Array(line) : blank, isClosed: true))
    }
    field.extent = 1
    return field
  }

  private func middle(_ columns: Int, in context: PresenterContext) -> [Cell] {
    let appearance = context.appearance
    if context.state.hasFailed {
      return appearance.cells(appearance.symbols.failed, context.failure)
    }
    if let progress = context.state.progress, !(progress >= 1) {
      let margin = columns > 10 ? 2 : 0
      return ProgressBar(progress).cells(columns: columns - margin, in: context)
    }
    return appearance.cells(sign, context.styles.text)
  }

  // Of a longer name at least so much is shown before a detail is.
  private static let leastName = 8
  // Less than this of it says nothing.
  private static let leastLabel = 3

  private func label(in context: PresenterContext) -> Presentation.Line? {
    guard context.columns >= Self.leastLabel else { return nil }
    let style = context.styles.detail
    let separator = context.appearance.symbols.separator
    let name = context.appearance.cells(source.name, style, within: context.columns)
    var rest = details.map { context.appearance.cells(" \(separator) \($0)", style) }
    let least = min(name.columns, Self.leastName)
    while least + rest.reduce(0, { $0 + $1.columns }) > context.columns { rest.removeFirst() }
    let tail = rest.flatMap(\.self)
    let room = context.columns - tail.columns
    let short =
      name.columns <= room
      ? name : context.appearance.cells(source.name, style, within: room)
    return short.isEmpty && tail.isEmpty ? nil : Presentation.Line(short + tail)
  }
}

extension MediaSource {
  /// Opens what the web has; anything else is the other side's to open.
  var opening: Hotspot.Action {
    switch self {
    case .path(let path): .press(what: "open", value: path)
    case .url(let url):
      WebAddress(url)?.isPage == true ? .open(url) : .press(what: "open", value: url)
    }
  }
}
