/// Draws a placeholder for a video: its name, its size, how long it is, its caption.
public struct VideoPresenter: Presenter {
  public init() {}

  public func present(_ kind: any MessageKind, in context: PresenterContext) -> Presentation? {
    guard let video = kind as? Video else { return nil }
    let symbols = context.appearance.symbols
    let details = [
      symbols.pixels(video.width, video.height), video.duration.map { PlayTime($0).text },
    ]
    let placeholder = MediaPlaceholder(
      source: video.source, size: MediaSize(width: video.width, height: video.height),
      sign: symbols.play, details: details.compactMap(\.self),
      texts: [(video.caption ?? "", context.styles.text)])
    return placeholder.presentation(in: context)
  }

  public func pieces(of kind: any MessageKind) -> [any MessageKind] {
    guard var video = kind as? Video, let caption = TextPieces.beside(video.caption) else {
      return []
    }
    video.caption = caption.first
    return [video] + caption.rest
  }
}
