import TestSupport
import Testing

extension EndToEnd {
  @Suite struct ResizingTests {
    @Test func itShrinksToOneCellAndComesBack() throws {
      let tmux = try Tmux(columns: 60, rows: 20)
      let file = tmux.home.file("a.jsonl", Script.ada, Script.says("still here"))
      tmux.start("replay \(file)")
      let before = try tmux.wait(for: "still here")
      for (columns, rows) in [(40, 10), (20, 5), (7, 3), (2, 2), (1, 1), (1, 20), (60, 1)] {
        tmux.resize(columns: columns, rows: rows)
        try tmux.wait(for: "pane_width", toBe: "\(columns)")
      }
      tmux.resize(columns: 200, rows: 60)
      try tmux.wait { $0.split(separator: "\n").first?.contains("F1 help") ?? false }
      tmux.resize(columns: 60, rows: 20)
      try tmux.wait { $0 == before }
    }

    @Test func itStartsInOneCell() throws {
      let tmux = try Tmux(columns: 60, rows: 20)
      tmux.run("read go; \(Binary.termchat) replay /dev/null")
      tmux.resize(columns: 1, rows: 1)
      try tmux.wait(for: "pane_width", toBe: "1")
      tmux.press("Enter")
      try tmux.wait(for: "alternate_on", toBe: "1")
      tmux.resize(columns: 60, rows: 20)
      try tmux.wait(for: "› Message")
    }

    @Test func theLineBeingReadStays() throws {
      let tmux = try Tmux(columns: 60, rows: 20)
      let lines = Script.many(60).map { $0 + "\n" }.joined()
      tmux.start("replay " + tmux.home.file("a.jsonl", lines.utf8))
      try tmux.wait(for: "number 60 ")
      tmux.press("PPage")
      try tmux.wait { !$0.contains("number 60 ") }
      tmux.press("PPage")
      let seen = try tmux.wait { !$0.contains("number 55 ") }
      let name = try #require(seen.split(separator: "│").first { $0.hasPrefix(" number") })
      tmux.resize(columns: 30, rows: 12)
      try tmux.wait { $0.contains(name.prefix(10)) }
      tmux.resize(columns: 60, rows: 20)
      try tmux.wait { $0 == seen }
    }
  }
}
