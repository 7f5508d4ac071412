import TermChat
import TermChatNCurses

/// The other side: it counts the votes.
struct Club: MessageSource {
  var poll = Poll(
    question: "Where do we meet?",
    answers: [.init(text: "Café", votes: 3), .init(text: "Park", votes: 1)])
  var memory = MemorySource()

  init() {
    let now = Instant(milliseconds: 1_767_258_000_000)
    memory = MemorySource([
      Message(id: "hi", from: "ada", at: now, Text("Hello! Enter on the poll votes.")),
      Message(id: "poll", from: "ada", at: now + 1_000, poll),
      Message(id: "late", from: "linus", at: now + 60_000, Text("I may be late.")),
    ])
  }

  var keepsHistory: Bool { true }
  var nextEvent: Instant? { memory.nextEvent }

  mutating func events(until now: Instant) -> [ChatEvent] { memory.events(until: now) }

  mutating func receive(_ request: ChatRequest, at now: Instant) {
    memory.receive(request, at: now)
    guard case .press("poll", "vote", let answer) = request,
      let index = poll.answers.firstIndex(where: { $0.text == answer })
    else { return }
    poll.answers[index].votes += 1
    memory.plan(.edit(id: "poll", KindBox(poll)), at: now)
  }
}

// How the conversation looks: avatars of two rows at the top, own ones too, the five-tier date.
var style = ConversationStyle.standard.with(.grouped)
style.avatarPosition = AvatarPosition(.natural, .messageTop)
style.avatarSize = Size(rows: 2, columns: 4)
style.outgoingAvatarSize = Size(rows: 1, columns: 2)
style.datesAtRunStart = true
// And message by message.
style.dress = { style, context in
  if context.message.kind.name == "poll" {
    style.bubble = BubbleStyle.ninePatch("╔═╗\n║ ║\n╚═╝") ?? style.bubble
    style.accessory = Label("?", context.appearance.theme.unread)
  }
  if context.side == .outgoing, context.decoration.role.endsRun {
    style.messageBottomLabel = Label("sent by you", context.appearance.theme.quiet)
  }
}

var configuration = ChatScreenConfiguration(style: style)
configuration.presenters.register(PollPresenter(), for: "poll")
try TerminalChat(source: Club(), configuration: configuration).run()
