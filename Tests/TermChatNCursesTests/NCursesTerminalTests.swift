import CNCurses
import Glibc
import TermChatNCurses
import TermChatSystem
import TestSupport
import Testing

@testable import TermChat

/// ncurses' state belongs to the process, so these take turns.
@Suite(.serialized) struct NCursesTerminalTests {
  private let pty = Pty()
  private let large = Size(rows: 40, columns: 120)

  private func open(
    _ size: Size = Size(rows: 24, columns: 80), _ changes: [String: String] = [:],
    options: TerminalOptions = TerminalOptions()
  ) throws -> NCursesTerminal {
    pty.resize(columns: size.columns, rows: size.rows)
    let environment = ["TERM": "xterm-256color", "LANG": "C.UTF-8"].merging(changes) { $1 }
    let device = try TerminalDevice(descriptor: pty.terminal)
    return try NCursesTerminal(device: device, options: options, environment: environment)
  }

  private func text() -> String { String(decoding: pty.take(), as: UTF8.self) }

  private func frame(_ size: Size, _ text: String, row: Int = 0, cursor: Point? = nil) -> Frame {
    var surface = Surface(size: size)
    surface.write(text, row: row, column: 0)
    return Frame(surface: surface, cursor: cursor)
  }

  @Test func theTerminalIsGivenBackAsFound() throws {
    let before = pty.modes
    let terminal = try open()
    let opening = text()
    #expect(pty.modes != before)
    #expect(opening.contains("\u{1B}[?1049h"))
    #expect(opening.contains("\u{1B}[?2004h\u{1B}[?1000h\u{1B}[?1002h\u{1B}[?1006h\u{1B}[?1004h"))
    terminal.show(Frame(surface: Surface(size: terminal.size), title: "chat\u{7}\u{9B}x"))
    let shown = text()
    #expect(shown.contains("\u{1B}[22;2t\u{1B}]2;chatx\u{1B}\\"))
    #expect(shown.contains("\u{1B}[?25l"))
    terminal.close()
    terminal.close()
    let closing = text()
    #expect(closing.contains("\u{1B}[?1004l\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?1000l\u{1B}[?2004l"))
    #expect(closing.contains("\u{1B}[?1049l"))
    #expect(closing.contains("\u{1B}[?25h"))
    #expect(closing.hasSuffix("\u{1B}[23;2t"))
    #expect(!(opening + shown + closing).contains("\u{1B}]104"))
    #expect(pty.modes == before)
    terminal.show(frame(terminal.size, "late"))
    #expect(text() == "")
  }

  @Test func suspendingGivesBackAndResumingPaints() throws {
    let before = pty.modes
    let terminal = try open()
    terminal.show(frame(terminal.size, "hello there"))
    _ = text()
    terminal.release()
    #expect(pty.modes == before)
    #expect(text().contains("\u{1B}[?1049l"))
    terminal.show(frame(terminal.size, "hidden"))
    #expect(text() == "")
    terminal.resume()
    #expect(pty.modes != before)
    let resumed = text()
    #expect(resumed.contains("\u{1B}[?1049h"))
    #expect(resumed.contains("hello"))
    #expect(!resumed.contains("\u{1B}]104"))
    #expect(resumed.contains("\u{1B}[?2004h"))
    terminal.show(frame(terminal.size, "hello then!"))
    #expect(text().utf8.count < 20)
    terminal.close()
    #expect(pty.modes == before)
  }

  @Test func theMouseIsTheTerminalsWhileAFrameSaysSo() throws {
    let terminal = try open()
    var frame = frame(terminal.size, "hello")
    terminal.show(frame)
    _ = text()
    frame.wantsMouse = false
    terminal.show(frame)
    #expect(text() == "\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?1000l")
    terminal.redraw()
    #expect(text().hasSuffix("\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?1000l"))
    frame.wantsMouse = true
    terminal.show(frame)
    #expect(text() == "\u{1B}[?1000h\u{1B}[?1002h\u{1B}[?1006h")
    terminal.close()
    let without = try open(options: TerminalOptions(mouse: false))
    _ = text()
    frame.wantsMouse = false
    without.show(frame)
    #expect(!text().contains("?1000"))
  }

  @Test func modesThatWereLostAreSetAnew() throws {
    let before = pty.modes
    let terminal = try open()
    terminal.show(frame(terminal.size, "hello there"))
    let taken = pty.modes
    _ = text()
    _ = system("stty sane < \(pty.path)")
    #expect(pty.modes != taken)
    terminal.redraw()
    #expect(pty.modes == taken)
    #expect(text().contains("hello"))
    terminal.close()
    #expect(pty.modes == before)
  }

  @Test func aTypedCharacterTakesFewBytes() throws {
    let terminal = try open(large)
    let point = Point(row: 38, column: 1)
    terminal.show(frame(large, "h", row: 38, cursor: point))
    _ = text()
    terminal.show(frame(large, "hi", row: 38, cursor: Point(row: 38, column: 2)))
    #expect(text() == "i")
    terminal.show(frame(large, "h", row: 38, cursor: point))
    #expect(text().utf8.count <= 8)
    terminal.show(frame(large, "h", row: 38, cursor: point))
    #expect(text() == "")
  }

  @Test(arguments: [
    ([:], Color.palette(33), Color.palette(71)),
    (["COLORTERM": "truecolor"], .rgb(0x3388FF), .rgb(0x44AA66)),
    (["NO_COLOR": "1"], .rgb(0x3388FF), .rgb(0x44AA66)),
  ])
  func aLineOfScrollUsesTheScrollRegion(
    _ changes: [String: String], _ left: Color, _ right: Color
  ) throws {
    let cache = TemporaryDirectory()
    let terminal = try open(large, changes.merging(["XDG_CACHE_HOME": cache.path]) { $1 })
    let cursor = Point(row: 38, column: 9)
    terminal.show(Frame(surface: .chat(large, from: 0, colors: (left, right)), cursor: cursor))
    var counts: [Int] = []
    for line in Array(1...30) + (0..<30).reversed() {
      _ = text()
      let surface = Surface.chat(large, from: line, colors: (left, right))
      terminal.show(Frame(surface: surface, cursor: cursor))
      counts.append(text().utf8.count)
    }
    #expect(counts.allSatisfy { $0 <= 500 }, "\(counts)")
  }

  @Test func theLastCornerIsDrawn() throws {
    let size = Size(rows: 3, columns: 5)
    let terminal = try open(size)
    terminal.show(frame(size, "abcde", row: 2))
    let shown = text()
    #expect(shown.contains("e"))
    #expect(!shown.contains("\n"))
  }

  @Test func everySizeIsBorne() throws {
    let terminal = try open(Size(rows: 1, columns: 1))
    for (rows, columns) in [
      (1, 1), (0, 0), (1, 300), (100, 1), (100, 300), (2, 2), (-5, 9), (24, 80),
    ] {
      let size = Size(rows: rows, columns: columns)
      terminal.resize(to: size)
      #expect(terminal.size == Size(rows: max(1, rows), columns: max(1, columns)))
      for drawn in [size, Size(rows: 30, columns: 90), Size(rows: 1, columns: 1)] {
        terminal.show(frame(drawn, "漢字 wide", cursor: Point(row: 50, column: 50)))
        terminal.show(frame(drawn, "other", cursor: Point(row: 0, column: 0)))
        _ = text()
      }
      terminal.redraw()
      _ = text()
    }
  }

  @Test func wideGlyphs() throws {
    let terminal = try open()
    var surface = Surface(size: terminal.size)
    surface.write("漢字", row: 0, column: 0, width: 2)
    terminal.show(Frame(surface: surface))
    #expect(text().contains("漢字"))
    surface.write("x", row: 0, column: 1)
    terminal.show(Frame(surface: surface))
    #expect(text().contains("x"))
    surface.write("漢", row: 0, column: terminal.size.columns - 2, width: 2)
    terminal.show(Frame(surface: surface))
    #expect(text().contains("漢"))
    // libc gives these one column, or none: a base or a question mark stands for them.
    surface.write("❤", row: 1, column: 0, width: 2)
    surface.write("\u{378}", row: 2, column: 0)
    terminal.show(Frame(surface: surface))
    let shown = text()
    #expect(shown.contains("❤"))
    #expect(shown.contains("?"))
  }

  @Test func clustersGoOutWhole() throws {
    let terminal = try open()
    let glyph = Glyph(["👩", "\u{200D}", "👩", "\u{200D}", "👧"], columns: 2)
    var surface = Surface(size: terminal.size)
    surface.draw([glyph], .plain, at: .zero, in: surface.bounds)
    terminal.show(Frame(surface: surface))
    #expect(text().contains("👩‍👩‍👧"))
  }

  @Test func otherLocalesShowASCII() throws {
    let terminal = try open(Size(rows: 24, columns: 80), ["LC_ALL": "C"])
    #expect(terminal.forms.ascii)
    terminal.show(frame(terminal.size, "aé漢b"))
    #expect(text().contains("a??b"))
  }

  @Test(arguments: [
    (["TERM": "xterm-256color"], ColorDepth.palette), (["TERM": "xterm"], .eight),
    (["TERM": "xterm-256color", "COLORTERM": "truecolor"], .rgb), (["TERM": "vt100"], .none),
    (["TERM": "xterm-256color", "NO_COLOR": "1"], .none), (["NO_COLOR": ""], .palette),
    (["TERM": "screen-256color", "COLORTERM": "truecolor", "STY": "1.x"], .palette),
    (["TERM": "linux", "COLORTERM": "truecolor"], .eight),
    (["COLORTERM": "truecolor", "XDG_CACHE_HOME": "/proc/none"], .palette),
  ])
  func colorDepths(_ changes: [String: String], _ depth: ColorDepth) throws {
    let cache = TemporaryDirectory()
    let found = getenv("TERMINFO_DIRS").map { String(cString: $0) }
    let terminal = try open(large, ["XDG_CACHE_HOME": cache.path].merging(changes) { $1 })
    #expect(terminal.colorDepth == depth)
    #expect(getenv("TERMINFO_DIRS").map { String(cString: $0) } == found)
  }

  @Test func everyColorIsWritten() throws {
    let cache = TemporaryDirectory()
    let terminal = try open(large, ["XDG_CACHE_HOME": cache.path, "COLORTERM": "truecolor"])
    var surface = Surface(size: large)
    surface.write("a", row: 0, column: 0, style: Style(.rgb(0x010203), on: .palette(200)))
    surface.write("b", row: 1, column: 0, style: Style(.palette(3), on: .rgb(0xFFFFFF)))
    surface.write("c", row: 2, column: 0, style: Style(.rgb(0), on: .terminal, [.bold, .dim]))
    terminal.show(Frame(surface: surface))
    let shown = text()
    for part in ["38;2;1;2;3m", "48;5;200m", "38;5;3m", "48;2;255;255;255m", "38;2;0;0;0m"] {
      #expect(shown.contains(part))
    }
  }

  @Test func frugalTerminalsGetNoModes() throws {
    let terminal = try open(large, ["TERM": "vt100"])
    terminal.show(Frame(surface: .chat(large, from: 3, colors: (.palette(3), .rgb(5))), title: "t"))
    terminal.close()
    let all = text()
    #expect(!all.contains("\u{1B}[?2004") && !all.contains("\u{1B}]2;") && !all.contains("?2026"))
  }

  @Test(arguments: ["", "dumb", "no-such-terminal"])
  func unknownTerminalsAreRefused(_ type: String) {
    #expect(throws: TerminalError.unknownType(type)) { try open(large, ["TERM": type]) }
  }

  @Test func manyColorsDontRunOut() throws {
    let terminal = try open(large, ["TERM": "xterm"])
    for seed in 0..<4 {
      var surface = Surface(size: large)
      for index in 0..<100 {
        let style = Style(.palette(UInt8(index % 8)), on: .palette(UInt8((index / 8 + seed) % 8)))
        surface.write("x", row: index / 50, column: index % 50, style: style)
      }
      terminal.show(Frame(surface: surface))
      #expect(!text().isEmpty)
    }
  }

  @Test func copyingLeavesTheScreenAlone() throws {
    let terminal = try open()
    terminal.show(frame(terminal.size, "hello"))
    _ = text()
    #expect(terminal.copy("foo") == .sent)
    #expect(text() == "\u{1B}]52;c;Zm9v\u{7}\u{1B}]52;p;Zm9v\u{7}")
    terminal.show(frame(terminal.size, "hello"))
    #expect(text() == "")
    terminal.release()
    _ = text()
    #expect(terminal.copy("foo") == .unsupported)
    #expect(text() == "")
    terminal.close()
  }

  @Test func terminfoKnowsTheKeys() throws {
    let terminal = try open()
    var decoder = KeyDecoder(keys: terminal.keys)
    let inputs = decoder.decode(Array("\u{1B}OA\u{1B}[6~".utf8), at: Instant(milliseconds: 0))
    #expect(inputs == [.key(Key(.up)), .key(Key(.pageDown))])
    #expect(terminal.forms.unicode >= 12)
  }
}
