import Testing

@testable import TermChat

@Suite("Which presenter draws a kind")
struct PresenterRegistryTests {
  private struct Poll: MessageKind {
    var name: String { "poll" }
    var text: String { "Tea?" }
  }

  /// Says how many columns it was given; knows no other kind.
  private struct PollPresenter: Presenter {
    func present(_ kind: any MessageKind, in context: PresenterContext) -> Presentation? {
      guard kind is Poll else { return nil }
      return Presentation(
        lines: [.init(context.appearance.cells("poll in \(context.columns)", .plain))])
    }
  }

  private func lines(_ kind: any MessageKind, columns: Int, _ registry: PresenterRegistry)
    -> [String]
  {
    registry.present(kind, in: PresenterContext(columns: columns)).lines
      .map { $0.cells.map(\.glyph).text }
  }

  @Test("the one registered under its name, in one column at least")
  func registered() {
    var registry = PresenterRegistry.standard
    #expect(lines(Poll(), columns: 9, registry) == ["[poll]", "Tea?"])
    registry.register(PollPresenter(), for: "poll")
    #expect(lines(Poll(), columns: 9, registry) == ["poll in 9"])
    #expect(lines(Poll(), columns: -3, registry) == ["poll in 1"])
  }

  @Test("the fallback, when the one registered doesn't know it after all")
  func unknown() {
    let registry = PresenterRegistry(["text": PollPresenter()])
    #expect(lines(Text("hi"), columns: 9, registry) == ["[text]", "hi"])
  }
}
