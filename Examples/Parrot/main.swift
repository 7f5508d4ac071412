import TermChat
import TermChatNCurses

/// The smallest other side: it repeats what it hears.
struct Parrot: MessageSource {
  var memory = MemorySource([Message(id: "hello", from: "parrot", Text("Hello!"))])

  var keepsHistory: Bool { true }
  var nextEvent: Instant? { memory.nextEvent }

  mutating func events(until now: Instant) -> [ChatEvent] { memory.events(until: now) }

  mutating func receive(_ request: ChatRequest, at now: Instant) {
    memory.receive(request, at: now)
    if case .send(let id, let text, _, _) = request {
      memory.plan(.typing(from: "parrot", on: true), at: now + 300)
      memory.plan(Message(id: "re-\(id)", from: "parrot", Text(text)), at: now + 1_200)
    }
  }
}

try TerminalChat(source: Parrot()).run()
