import TermChat

/// A kind of one's own: a question and how often each answer was chosen.
struct Poll: MessageKind {
  struct Answer: Hashable, Sendable {
    var text: String
    var votes: Int
  }

  var question: String
  var answers: [Answer]

  var name: String { "poll" }
  var text: String { question }
}

/// Draws it: the question, then a bar for each answer, which can be pressed.
struct PollPresenter: Presenter {
  func present(_ kind: any MessageKind, in context: PresenterContext) -> Presentation? {
    guard let poll = kind as? Poll else { return nil }
    var presentation = context.wrapped(poll.question, context.styles.text.with(.bold))
    let most = max(1, poll.answers.map(\.votes).max() ?? 1)
    for answer in poll.answers {
      let bar = String(repeating: "■", count: max(0, answer.votes) * 8 / most)
      var line = Presentation(lines: [
        context.line("\(answer.text)  \(bar) \(answer.votes)")
      ])
      let columns = 0..<line.columns
      line.hotspots = [
        Hotspot(
          .press(what: "vote", value: answer.text), spans: [.init(line: 0, columns: columns)])
      ]
      presentation.append(line)
    }
    return presentation
  }
}
