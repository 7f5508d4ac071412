import TermChatSystem
import TestSupport
import Testing

@Suite struct TmuxClipboardTests {
  private let directory = TemporaryDirectory()

  @Test(arguments: [1, 300_000])
  func tmuxGetsTheTextOnItsStandardInput(_ count: Int) throws {
    directory.program("tmux", #"echo "$@" > $OUT/argv; cat > $OUT/stdin; echo > $OUT/done"#)
    let environment = directory.programs.merging(["TMUX": "/tmp/tmux,1,0"]) { $1 }
    let tmux = try #require(TmuxClipboard(environment: environment))
    let text = String(repeating: "-é\n", count: count)
    #expect(tmux.load(text))
    #expect(Deadline().reaches { !directory.read("done").isEmpty })
    #expect(directory.read("argv") == "load-buffer -w -\n")
    #expect(directory.read("stdin") == text)
  }

  @Test func onlyInsideOfTmuxAndWithItsCommand() {
    directory.program("tmux", "")
    #expect(TmuxClipboard(environment: directory.programs) == nil)
    #expect(TmuxClipboard(environment: directory.programs.merging(["TMUX": ""]) { $1 }) == nil)
    #expect(TmuxClipboard(environment: ["TMUX": "x", "PATH": "/no/where"]) == nil)
  }
}
