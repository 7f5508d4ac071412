public import TermChat

/// Draws markdown: looks, links, lists, quotes, code, tables.
///
/// A line end of the source is one on screen, as in GitHub's comments; HTML is shown as text.
public struct MarkdownPresenter: Presenter {
  public init() {}

  public func present(_ kind: any MessageKind, in context: PresenterContext) -> Presentation? {
    if let piece = kind as? MarkdownPiece { return lay(out: piece, in: context) }
    guard let markdown = kind as? Markdown else { return nil }
    let pieces = MarkdownCutter.pieces(of: markdown.text)
    guard !pieces.isEmpty else {
      return lay(out: MarkdownPiece(text: markdown.text), in: context)
    }
    // Not cut by who asks, it is still read in pieces: md4c's cost isn't always in proportion.
    var presentation = Presentation(lines: [])
    for piece in pieces { presentation.append(lay(out: piece, in: context)) }
    return presentation
  }

  public func pieces(of kind: any MessageKind) -> [any MessageKind] {
    (kind as? Markdown).map { MarkdownCutter.pieces(of: $0.text) } ?? []
  }

  private func lay(out piece: MarkdownPiece, in context: PresenterContext) -> Presentation {
    guard var blocks = MarkdownReader().blocks(of: piece.source), !blocks.isEmpty else {
      return context.wrapped(piece.text)
    }
    if piece.isInsideCode, case .code(let text, _) = blocks[0] {
      blocks[0] = .code(text, language: "")
    }
    var presentation = Presentation(lines: piece.hasGap ? [.init([])] : [])
    presentation.append(MarkdownLayout(context).presentation(of: blocks))
    return presentation
  }
}
