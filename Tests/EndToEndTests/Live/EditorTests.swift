import Glibc
import TestSupport
import Testing

extension EndToEnd {
  @Suite struct EditorTests {
    private let home = Home()

    /// A chat whose editor is a script of the shell; `$1` is the file.
    private func chat(
      _ script: String, arguments: String = "replay /dev/null", shell: String = "/bin/sh"
    ) throws -> Tmux {
      let editor = home.file("editor with blanks", "#!\(shell)\necho editing\n\(script)\n".utf8)
      chmod(editor, 0o700)
      symlink(editor, home.path + "/edit")
      let tmux = try Tmux(
        columns: 60, rows: 16, home: home,
        environment: ["EDITOR": " \(home.path)/edit  -n ", "OUT": home.path])
      tmux.run("stty -a | tail -n +2 > before")
      tmux.start(arguments)
      try tmux.wait(for: "› ")
      return tmux
    }

    private func compose(_ tmux: Tmux, _ draft: String) throws {
      tmux.type(draft)
      try tmux.wait(for: "› " + draft)
      tmux.press("C-x", "C-e")
    }

    private func expectWhole(_ tmux: Tmux) throws {
      #expect(tmux.value("alternate_on") == "1")
      tmux.press("C-c", "C-c", "C-c")
      try tmux.wait { !$0.contains("F1 help") }
      tmux.run("stty -a | tail -n +2 > after; echo le''ft")
      try tmux.wait(for: "left")
      #expect(home.read("after") == home.read("before"))
      #expect(tmux.value("cursor_flag") == "1")
      #expect(home.shell("ls \(home.path)/cache/termchat") == "")
    }

    @Test func itsTextComesBack() throws {
      let tmux = try chat(
        #"cp "$2" $OUT/seen; stat -c %a "$2" > $OUT/mode; printf 'two\n\033[31mlines\n' > "$2""#)
      try compose(tmux, "a draft")
      try tmux.wait(for: "› two\n  ␛[31mlines")
      #expect(home.read("seen") == "a draft\n")
      #expect(home.read("mode") == "600\n")
      tmux.type("!")
      try tmux.wait(for: "lines!")
      try expectWhole(tmux)
    }

    @Test func nothingIsADraftToo() throws {
      let tmux = try chat(#": > "$2""#)
      try compose(tmux, "a draft")
      try tmux.wait(for: "› Message")
      try expectWhole(tmux)
    }

    @Test(arguments: [("exit 3", "status 3"), ("stty raw; kill -9 $$", "ended by signal 9")])
    func aFailedOneLeavesTheDraft(_ end: String, _ complaint: String) throws {
      let tmux = try chat(end)
      try compose(tmux, "a draft")
      try tmux.wait { $0.contains(complaint) && $0.contains("› a draft") }
      try expectWhole(tmux)
    }

    @Test func whatCantBeStartedLeavesNoFile() throws {
      let tmux = try chat("", shell: "/no/such/shell")
      try compose(tmux, "a draft")
      try tmux.wait { $0.contains("The draft is as it was") && $0.contains("› a draft") }
      try expectWhole(tmux)
    }

    @Test func whatInterruptsItInterruptsNothingElse() throws {
      let tmux = try chat("sleep 30")
      try compose(tmux, "a draft")
      try tmux.wait(for: "editing")
      tmux.press("C-c")
      try tmux.wait { $0.contains("ended by signal 2") && $0.contains("› a draft") }
      try expectWhole(tmux)
    }

    @Test func whatAFailedOneWroteIsKept() throws {
      let tmux = try chat(#"echo much > "$2"; exit 1"#)
      try compose(tmux, "a draft")
      try tmux.wait { $0.contains("What was written is in") && $0.contains("› a draft") }
      #expect(home.shell("cat \(home.path)/cache/termchat/termchat-*.md") == "much\n")
    }

    @Test func theWindowMayChangeMeanwhile() throws {
      let tmux = try chat(#"while [ ! -e $OUT/go ]; do sleep 0.05; done; echo wide > "$2""#)
      try compose(tmux, "a draft")
      try tmux.wait(for: "editing")
      tmux.resize(columns: 44, rows: 10)
      _ = home.file("go", "")
      try tmux.wait { $0.contains("F1 help") && $0.contains("› wide") }
      #expect(tmux.rows[0].count == 43)
      try expectWhole(tmux)
    }

    @Test(arguments: ["kill -STOP $$", "while [ ! -e $OUT/go ]; do sleep 0.05; done"])
    func itStopsAndGoesOnTogetherWithUs(_ way: String) throws {
      let tmux = try chat(way + #"; echo back > "$2""#)
      try compose(tmux, "a draft")
      try tmux.wait(for: "editing")
      if way.contains("go") { tmux.press("C-z") }
      try tmux.wait(for: "Stopped")
      _ = home.file("go", "")
      tmux.run("fg")
      try tmux.wait(for: "› back")
      try expectWhole(tmux)
    }

    @Test func whatInterruptsItIsNotForUs() throws {
      let tmux = try chat("trap 'exit 1' INT; while :; do sleep 0.05; done")
      try compose(tmux, "a draft")
      try tmux.wait(for: "editing")
      tmux.press("C-c")
      try tmux.wait { $0.contains("status 1") && $0.contains("› a draft") }
      try expectWhole(tmux)
    }

    @Test(arguments: ["TERM", "HUP"])
    func whoIsAskedToEndTakesItAlong(_ signal: String) throws {
      let tmux = try chat("exec sleep 1000", arguments: "demo")
      try compose(tmux, "a draft")
      try tmux.wait(for: "editing")
      _ = home.shell("pkill -\(signal) -f '^\(Binary.termchat) demo$'")
      try tmux.wait { !$0.contains("F1 help") && $0.contains("$") }
      tmux.run("clear; stty -a | tail -n +2 > after; jobs; echo le''ft")
      try tmux.wait(for: "left")
      #expect(home.read("after") == home.read("before"))
      tmux.start("demo")
      try tmux.wait(for: "› a draft")
    }

    @Test func whoDoesNotWantToEndIsKilled() throws {
      let tmux = try chat("trap '' TERM; while :; do sleep 0.05; done")
      try compose(tmux, "a draft")
      try tmux.wait(for: "editing")
      _ = home.shell("pkill -TERM -f '^\(Binary.termchat) replay'")
      try tmux.wait(for: "editing\n$")
      tmux.run("clear; stty -a | tail -n +2 > after; echo le''ft")
      try tmux.wait(for: "left")
      #expect(home.read("after") == home.read("before"))
    }

    @Test func withoutAnEditorItIsSaid() throws {
      let tmux = try Tmux(
        columns: 60, rows: 16, home: home, environment: ["EDITOR": "", "VISUAL": "no-such -x"])
      try tmux.startEmpty()
      try compose(tmux, "a draft")
      try tmux.wait { $0.contains("there is no program no-such") && $0.contains("› a draft") }
    }
  }
}
