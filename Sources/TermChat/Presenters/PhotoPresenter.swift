/// Draws a placeholder for a picture: its name, its size, its caption and alternative text.
public struct PhotoPresenter: Presenter {
  public init() {}

  public func present(_ kind: any MessageKind, in context: PresenterContext) -> Presentation? {
    guard let photo = kind as? Photo else { return nil }
    let symbols = context.appearance.symbols
    let placeholder = MediaPlaceholder(
      source: photo.source, size: MediaSize(width: photo.width, height: photo.height),
      sign: symbols.picture,
      details: [symbols.pixels(photo.width, photo.height)].compactMap(\.self),
      texts: [
        (photo.alt ?? "", context.styles.detail.with(.italic)),
        (photo.caption ?? "", context.styles.text),
      ])
    return placeholder.presentation(in: context)
  }

  public func pieces(of kind: any MessageKind) -> [any MessageKind] {
    guard var photo = kind as? Photo, let caption = TextPieces.beside(photo.caption) else {
      return []
    }
    photo.caption = caption.first
    return [photo] + caption.rest
  }
}

extension Symbols {
  /// A size in pixels; nil unless all of it is known.
  func pixels(_ width: Int?, _ height: Int?) -> String? {
    guard let width, let height, width > 0, height > 0 else { return nil }
    return "\(width)\(times)\(height)"
  }
}
