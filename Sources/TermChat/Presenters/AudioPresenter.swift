/// Draws a sound as its title above a player: `▶ ──●─────── 0:07`.
public struct AudioPresenter: Presenter {
  public init() {}

  public func present(_ kind: any MessageKind, in context: PresenterContext) -> Presentation? {
    guard let audio = kind as? Audio else { return nil }
    var presentation = Presentation(lines: [])
    if let title = audio.title, !title.isEmpty {
      presentation.append(context.shown(title))
    }
    let player = AudioPlayer(
      duration: PlayTime.milliseconds(audio.duration), state: context.state)
    // Closed: a time of day behind the sound's own would be taken for it.
    var line = Presentation(lines: [.init(player.cells(in: context), isClosed: true)])
    line.activate(.play)
    presentation.append(line)
    return presentation
  }
}
