import Glibc
import TermChat
import TestSupport
import Testing

@testable import TermChatSystem

// Testing has one of its own.
private typealias Attachment = TermChat.Attachment

@Suite struct AttachmentInspectorTests {
  private let directory = TemporaryDirectory()

  private var inspector: AttachmentInspector {
    AttachmentInspector(environment: ["HOME": directory.path], folder: directory.path)
  }

  private func failure(_ path: String) -> AttachmentFailure? {
    do {
      _ = try inspector.inspect(path)
      return nil
    } catch {
      return error
    }
  }

  @Test func aFileIsFoundHoweverItsPathIsWritten() throws {
    let path = directory.file("a b%é.png", Array("12345".utf8))
    let file = Attachment(path: path, bytes: 5)
    #expect(try inspector.inspect(path) == file)
    #expect(try inspector.inspect("~/a b%é.png") == file)
    #expect(try inspector.inspect("a b%é.png") == file)
    #expect(try inspector.inspect("file://\(directory.path)/a%20b%25%C3%a9.png") == file)
    #expect(try inspector.inspect("FILE://localhost\(directory.path)/a%20b%25%c3%A9.png") == file)
    #expect(try inspector.inspect("file:\(directory.path)/a%20b%25%c3%A9.png") == file)
  }

  @Test func whatCannotBeSentHasAReason() {
    mkfifo(directory.path + "/pipe", 0o600)
    let big = directory.file("big", [])
    truncate(big, off_t(AttachmentInspector.mostBytes) + 1)
    truncate(directory.file("just", []), off_t(AttachmentInspector.mostBytes))
    #expect(failure("missing") == .missing)
    #expect(failure("big/below") == .missing)
    #expect(failure(".") == .folder)
    #expect(failure("pipe") == .special)
    #expect(failure("/dev/zero") == .special)
    #expect(failure("big") == .tooBig(AttachmentInspector.mostBytes + 1))
    #expect(failure("just") == nil)
    #expect(failure("") == .notPath)
    #expect(failure("a\0b") == .notPath)
    #expect(failure("/" + String(repeating: "a", count: 5_000)) == .notPath)
    #expect(failure("file:///%ff") == .notPath)
    #expect(failure("file:///%0") == .notPath)
    #expect(failure("file:///%00") == .notPath)
    #expect(failure("file:x") == .notPath)
    #expect(failure("file://elsewhere/x") == .elsewhere("elsewhere"))
  }

  @Test(.enabled(if: getuid() != 0)) func whatCannotBeReadIsTold() {
    chmod(directory.file("secret", [1]), 0)
    #expect(failure("secret") == .system(EACCES))
  }

  @Test func goodOnesComeForTheComposerAndTheOthersAreTold() {
    let path = directory.file("a", [1])
    #expect(
      inspector.events(for: ["a", "no", "."], pasted: nil) == [
        .drafted(DraftUpdate(attach: [Attachment(path: path, bytes: 1)])),
        .chat(
          .banner(
            Banner(
              .warning, "Not attached", subtitle: "no: there is no such file\n.: a folder",
              id: "attach"))),
      ])
  }

  @Test func aPastedTextThatIsNoFileIsText() {
    let path = directory.file("a", [1])
    #expect(inspector.events(for: ["/me waves"], pasted: "/me waves") == [])
    #expect(inspector.events(for: [path, "/tmp"], pasted: "…") == [])
    #expect(
      inspector.events(for: [path], pasted: "…") == [
        .drafted(DraftUpdate(attach: [Attachment(path: path, bytes: 1)], replacing: "…"))
      ])
  }
}
