import Glibc
import TermChat
import TestSupport
import Testing

@testable import TermChatSystem

// Testing has one of its own.
private typealias Attachment = TermChat.Attachment

@Suite struct DraftStoreTests {
  private let directory = TemporaryDirectory()
  private var environment: [String: String] { ["XDG_STATE_HOME": directory.path] }

  private func store(_ name: String = "tea") throws -> DraftStore {
    try #require(DraftStore(conversation: name, environment: environment))
  }

  private let draft = DraftUpdate(
    text: .set("see [a] \n\"x\""), attach: [Attachment(path: "/a", bytes: 1, place: 4)])

  @Test func whatWasKeptComesBackUntilItIsEmpty() throws {
    let store = try store()
    try store.keep(draft)
    #expect(store.restore() == [.drafted(draft)])
    try store.keep(DraftUpdate(text: .clear))
    #expect(store.restore() == [])
  }

  @Test func itIsTheUsersAlone() throws {
    let store = try store()
    try store.keep(draft)
    var status = stat()
    #expect(stat(store.path, &status) == 0 && status.st_mode & 0o777 == 0o600)
    #expect(stat(Path.folder(of: store.path), &status) == 0 && status.st_mode & 0o777 == 0o700)
  }

  @Test func eachProcessHasItsOwn() throws {
    let first = try store()
    let second = try store()
    try first.keep(draft)
    try second.keep(DraftUpdate(text: .set("two")))
    #expect(first.restore() == [.drafted(draft)])
    #expect(second.restore() == [.drafted(DraftUpdate(text: .set("two")))])
  }

  @Test(arguments: [
    "nonsense", "{}\n", #"{"type":"message","from":"bo","text":"hi"}"#,
    #"{"type":"composer","text":1}"#, #"{"type":"quit"}"#,
    "{\"type\":\"composer\",\"text\":\"a\"}\n{\"type\":\"clear\"}\n", "\0\u{FF}\n\n",
    String(repeating: "x", count: 2 << 20),
  ])
  func whatIsNoDraftIsPutAsideAndTold(_ text: String) throws {
    let store = try store()
    try store.keep(draft)
    _ = directory.file("termchat/drafts/tea.jsonl", Array(text.utf8))
    guard case .chat(.banner(let banner)) = store.restore().first else {
      Issue.record("nothing was told")
      return
    }
    #expect(banner.subtitle == "It is in \(store.path).broken")
    #expect(contents(of: store.path + ".broken") == text)
    #expect(store.restore() == [])
  }

  @Test func whatWasPutAsideBeforeStays() throws {
    let store = try store()
    for (text, name) in [("first", ".broken"), ("second", ".broken.2")] {
      _ = directory.file("termchat/drafts/tea.jsonl", Array(text.utf8))
      _ = store.restore()
      #expect(contents(of: store.path + name) == text)
    }
    #expect(contents(of: store.path + ".broken") == "first")
  }

  @Test func whereThereCanBeNoLockTheDraftIsStillFound() throws {
    let held = try store()
    let path = held.path
    try held.keep(draft)
    unlink(path + ".lock")
    mkdir(path + ".lock", 0o700)
    let store = try store()
    #expect(store.path == path && store.restore() == [.drafted(draft)])
  }

  @Test func whatCouldNotBeWrittenIsWrittenAtTheEnd() throws {
    let store = try store()
    // What is written first is a file of this name.
    mkdir(store.path + ".new", 0o700)
    #expect(throws: SystemError.self) { try store.keep(draft) }
    rmdir(store.path + ".new")
    store.keepAgain()
    #expect(store.restore() == [.drafted(draft)])
    #expect(try !store.keep(DraftUpdate(text: .set("b"))))
  }

  @Test func nothingElseThatAFileSaysCounts() throws {
    let store = try store()
    try store.keep(
      DraftUpdate(text: .set("a"), attach: [Attachment(path: "/b", bytes: 1)], replacing: "a"))
    #expect(store.restore() == [.drafted(DraftUpdate(text: .set("a")))])
    let text = #"{"type":"composer","text":"a","enabled":false,"button":"Join"}"#
    _ = directory.file("termchat/drafts/tea.jsonl", Array(text.utf8))
    #expect(store.restore() == [.drafted(DraftUpdate(text: .set("a")))])
  }

  @Test func aDraftOfAnotherWindowComesBackInTheNextOne() throws {
    var first: DraftStore? = try store()
    var second: DraftStore? = try store()
    try second?.keep(draft)
    #expect(first?.path.hasSuffix("tea.jsonl") == true)
    first = nil
    second = nil
    // A program that another test is just starting has the lock for a moment, too.
    #expect(try Deadline().reaches { try store().restore() == [.drafted(draft)] })
  }

  @Test func aPipeInItsPlaceKeepsNobodyWaiting() throws {
    let store = try store()
    mkfifo(store.path, 0o600)
    #expect(store.restore().count == 1)
  }

  @Test func namesOfConversationsAreSafeOnesOfFiles() {
    #expect(StateFile.name(of: "tea") == "tea")
    #expect(StateFile.name(of: "../a/b") == "%2e./a/b".replacing("/", with: "%2f"))
    #expect(StateFile.name(of: "") == "%")
    #expect(StateFile.name(of: "é \0") == "%c3%a9%20%00")
    let long = String(repeating: "x", count: 5_000)
    #expect(StateFile.name(of: long).utf8.count == 160)
    #expect(StateFile.name(of: long) != StateFile.name(of: long + "y"))
  }

  @Test func withoutAPlaceThereIsNone() {
    #expect(DraftStore(conversation: "tea", environment: [:]) == nil)
    #expect(DraftStore(conversation: "tea", environment: ["XDG_STATE_HOME": "/proc"]) == nil)
  }

  @Test func aFullDiskIsTold() throws {
    let store = try store()
    #expect(throws: SystemError.self) {
      rmdir(store.path + ".new")
      mkdir(store.path + ".new", 0o700)
      try store.keep(draft)
    }
  }
}
