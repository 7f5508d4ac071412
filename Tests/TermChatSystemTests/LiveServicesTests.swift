import TermChat
import TestSupport
import Testing

@testable import TermChatSystem

@Suite struct LiveServicesTests {
  private let directory = TemporaryDirectory()

  private func services(
    conversation: String? = "tea", readsHistory: Bool = true,
    complete: LiveServices.CompletionFinder? = nil
  ) -> LiveServices {
    LiveServices(
      environment: ["HOME": directory.path, "XDG_STATE_HOME": directory.path + "/state"],
      conversation: conversation, readsHistory: readsHistory, complete: complete)
  }

  private func events(_ services: LiveServices) -> [Event] {
    let poller = Poller(clock: SystemClock())
    let ready = poller.wait(for: services.descriptors, until: SystemClock().now + 10_000)
    return services.takeEvents(ready)
  }

  @Test func theDraftAndTheHistoryComeBackInTheNextSession() {
    let first = services()
    first.perform(.keep(DraftUpdate(text: .set("old"))))
    first.perform(.keep(DraftUpdate(text: .set("new"))))
    first.perform(.remember("sent"))
    first.finish()
    #expect(first.keepsDraft)
    let second = services(readsHistory: false)
    #expect(second.restored() == [])
    #expect(second.history == [])
    #expect(services(conversation: "other").history == [])
    #expect(services().history == ["sent"])
  }

  @Test func theDraftIsKeptBeforeTheProcessIsStopped() {
    let services = services()
    services.perform(.keep(DraftUpdate(text: .set("draft"))))
    services.finishKeeping()
    #expect(PlainFile.exists(directory.path + "/state/termchat/drafts/tea.jsonl"))
  }

  @Test func withoutAConversationNothingIsKept() {
    let services = services(conversation: nil)
    services.perform(.keep(DraftUpdate(text: .set("draft"))))
    services.perform(.remember("sent"))
    services.finish()
    #expect(!services.keepsDraft)
    #expect(services.restored() == [])
    #expect(!PlainFile.exists(directory.path + "/state/termchat/history/tea.jsonl"))
  }

  @Test func withoutAPlaceItIsTold() {
    let services = LiveServices(environment: [:], conversation: "tea")
    #expect(!services.keepsDraft)
    #expect(services.restored().count == 1)
  }

  @Test func completionsComeAsEvents() {
    _ = directory.file("a.png", [1])
    let services = services { query in [Completion(query.filter + "!")] }
    let paths = CompletionQuery(prefix: "attach", filter: "~/a")
    services.perform(.complete(paths))
    #expect(
      events(services)
        == [.completed(CompletionAnswer(paths, [Completion("~/a.png", detail: "1 B")]))])
    let own = CompletionQuery(prefix: "!", filter: "x")
    services.perform(.complete(own))
    #expect(events(services) == [.completed(CompletionAnswer(own, [Completion("x!")]))])
  }

  @Test func whatNobodyCompletesIsAnsweredToo() {
    let services = services()
    let query = CompletionQuery(prefix: "!", filter: "x")
    services.perform(.complete(query))
    #expect(events(services) == [.completed(CompletionAnswer(query, []))])
  }

  @Test func aFileIsWholeAtTheEnd() {
    let services = services()
    let text = String(repeating: "x", count: 20_000_000)
    services.perform(.write(path: "~/chat.md", text: text))
    services.finish()
    #expect(contents(of: directory.path + "/chat.md").utf8.count == text.utf8.count)
  }

  @Test func aNewFileIsToldWithItsPath() {
    let services = services()
    services.perform(.write(path: "~/chat.md", text: "hi"))
    #expect(
      events(services) == [
        .chat(
          .banner(Banner(.success, "Written", subtitle: directory.path + "/chat.md", id: "command"))
        )
      ])
    services.perform(.write(path: "~/chat.md", text: "other"))
    guard case .chat(.banner(let banner)) = events(services).first else {
      Issue.record("nothing was told")
      return
    }
    #expect(banner.kind == .warning)
    #expect(directory.read("chat.md") == "hi")
  }
}
