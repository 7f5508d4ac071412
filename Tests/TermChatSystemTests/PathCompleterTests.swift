import Glibc
import TermChat
import TestSupport
import Testing

@testable import TermChatSystem

@Suite struct PathCompleterTests {
  private let directory = TemporaryDirectory()

  private var completer: PathCompleter {
    PathCompleter(environment: ["HOME": directory.path], folder: directory.path)
  }

  private func texts(_ typed: String) -> [String] { completer.completions(of: typed).map(\.text) }

  init() {
    for name in ["b.txt", "B.md", "a c", ".hidden"] { _ = directory.file(name, [1, 2]) }
    mkdir(directory.path + "/bin", 0o700)
    _ = directory.file("bin/tool", [])
    mkfifo(directory.path + "/bpipe", 0o600)
    symlink("bin", directory.path + "/blink")
    symlink("nowhere", directory.path + "/broken")
  }

  @Test func whatBeginsSoIsListedByName() {
    #expect(texts("") == ["a c", "B.md", "b.txt", "bin/", "blink/"])
    #expect(texts("b") == ["b.txt", "bin/", "blink/"])
    #expect(texts("bin/") == ["bin/tool"])
    #expect(texts("~") == ["~/"])
    #expect(texts("~/a") == ["~/a c"])
    #expect(texts(directory.path + "/a") == [directory.path + "/a c"])
    #expect(texts(".") == [".hidden"])
    #expect(texts("nowhere/") == [])
    #expect(texts("a c/") == [])
  }

  @Test func aFolderGoesOnAndAFileHasItsSize() {
    #expect(
      completer.completions(of: "bi") == [Completion("bin/", isPartial: true)])
    #expect(completer.completions(of: "a") == [Completion("a c", detail: "2 B")])
  }

  @Test func namesThatHideSomethingAreLeftOut() {
    _ = directory.file("x\u{1B}[2J", [])
    _ = directory.file("x\ny", [])
    let bytes: [CChar] = (directory.path + "/x").utf8CString.dropLast() + [-1, 0]
    close(open(bytes, O_WRONLY | O_CREAT, 0o600))
    #expect(texts("x") == [])
  }

  @Test func ofManyTheFirstAreOffered() {
    mkdir(directory.path + "/many", 0o700)
    for number in 1_000..<1_300 { _ = directory.file("many/\(number)", []) }
    let found = texts("many/")
    #expect(found.count == 200)
    #expect(found.first == "many/1000" && found.last == "many/1199")
  }
}
