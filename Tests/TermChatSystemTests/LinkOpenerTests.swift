import Glibc
import TermChatSystem
import TestSupport
import Testing

@Suite struct LinkOpenerTests {
  private let directory = TemporaryDirectory()

  private func opener(_ changes: [String: String] = [:]) -> LinkOpener {
    LinkOpener(
      environment: ["PATH": directory.path, "OUT": directory.path].merging(changes) { $1 })
  }

  private func program(_ name: String) {
    directory.program(name, #"printf '%s\n' "$0" "$@" > $OUT/argv; echo > $OUT/done"#)
  }

  private func opened() -> [String] {
    #expect(Deadline().reaches { !directory.read("done").isEmpty })
    return directory.read("argv").split(separator: "\n").map(String.init)
  }

  @Test(arguments: ["https://x.org/a?b=c&d=$(id)", "HTTP://x.org", "mailto:ada@x.org?subject=hi"])
  func aLinkIsTheOnlyArgument(_ url: String) throws {
    program("xdg-open")
    try opener().open(url)
    #expect(opened() == [directory.path + "/xdg-open", url])
  }

  @Test func theBrowserComesFirstWithoutItsOptions() throws {
    program("xdg-open")
    program("fox")
    try opener(["BROWSER": "fox --new-window %s:lynx"]).open("https://x.org")
    #expect(opened() == [directory.path + "/fox", "https://x.org"])
  }

  @Test(arguments: [("no-fox", "https://x.org"), ("", "https://x.org"), ("fox", "mailto:a@x.org")])
  func elseXdgOpenIsAsked(_ browser: String, _ url: String) throws {
    program("xdg-open")
    program("fox")
    try opener(["BROWSER": browser]).open(url)
    #expect(opened() == [directory.path + "/xdg-open", url])
  }

  @Test(arguments: [
    "", "-x", "--help", "file:///etc/passwd", "javascript:alert(1)", "ftp://x.org", "x.org",
    " https://x.org", "https://x.org/\u{1B}", "https://x.org\n--help", "https://x.org/\u{9B}a",
    "https://x.org a", "mailto:a@x.org?attach=/etc/passwd", "mailto:a@x.org?Attachment=x",
  ])
  func anythingElseIsRefused(_ url: String) {
    program("xdg-open")
    #expect(throws: LinkFailure.refused) { try opener().open(url) }
  }

  @Test func itIsToldThatThereIsNoOpener() {
    #expect(throws: LinkFailure.noOpener) { try opener().open("https://x.org") }
  }

  @Test func anOpenerThatFailsIsTold() throws {
    directory.program("xdg-open", "exit 3")
    let opener = opener()
    #expect(opener.takeFailures() == [])
    try opener.open("https://x.org")
    #expect(Descriptor.isReady(opener.descriptor, for: POLLIN, within: 10_000))
    #expect(opener.takeFailures() == [.failed(directory.path + "/xdg-open", status: 3)])
    #expect(!Descriptor.isReady(opener.descriptor, for: POLLIN, within: 0))
  }

  @Test func whatCannotBeStartedIsTold() {
    directory.program("xdg-open", "")
    _ = directory.file("xdg-open", "#!/no/such/shell\n".utf8)
    #expect(throws: LinkFailure.self) { try opener().open("https://x.org") }
  }
}
