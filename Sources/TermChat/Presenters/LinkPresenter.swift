/// Draws what is known about a web page as a card, below what was written with it.
public struct LinkPresenter: Presenter {
  public init() {}

  public func present(_ kind: any MessageKind, in context: PresenterContext) -> Presentation? {
    guard let link = kind as? Link else { return nil }
    var presentation = Presentation(lines: [])
    if let comment = link.comment, !comment.isEmpty {
      presentation.append(context.shown(comment))
    }
    let address = WebAddress(link.url)
    var card = card(link, address, in: context)
    if let address { card.activate(.open(address.text)) }
    presentation.append(card)
    return presentation
  }

  public func pieces(of kind: any MessageKind) -> [any MessageKind] {
    guard var link = kind as? Link, let comment = TextPieces.above(link.comment) else { return [] }
    link.comment = comment.last
    return comment.before + [link]
  }
}

extension LinkPresenter {
  // Narrower ones have no frame.
  private static let leastForFrame = 12
  private static let titleRows = 2
  private static let teaserRows = 3

  /// At least three quarters of the room wide (MessageKit).
  private func card(
    _ link: Link, _ address: WebAddress?, in context: PresenterContext
  ) -> Presentation {
    if context.isFramed || context.isBare || context.columns < Self.leastForFrame {
      return content(link, address, columns: context.columns, in: context)
    }
    let box = Box(context: context)
    let room = context.columns - box.frameColumns
    let content = content(link, address, columns: room, in: context)
    let least = (context.columns * 3 + 3) / 4 - box.frameColumns
    return box.around(content, columns: max(least, content.columns))
  }

  private func content(
    _ link: Link, _ address: WebAddress?, columns: Int, in context: PresenterContext
  ) -> Presentation {
    let styles = context.styles
    let title = link.title.flatMap { $0.isEmpty ? nil : $0 }
    var content = context.wrapped(
      title ?? link.url, title == nil ? styles.text : styles.text.with(.bold), columns: columns,
      rows: Self.titleRows)
    if let teaser = link.teaser, !teaser.isEmpty {
      content.append(
        context.wrapped(teaser, styles.detail, columns: columns, rows: Self.teaserRows))
    }
    if let address {
      content.append(context.wrapped(address.host, styles.link, columns: columns, rows: 1))
    } else if title != nil {
      content.append(context.wrapped(link.url, styles.detail, columns: columns, rows: 1))
    }
    return content
  }
}
