import TermChat
import TestSupport
import Testing

private let start = Instant(milliseconds: 1000)

private func decode(_ text: String, keys: [(bytes: [UInt8], key: Key)] = []) -> [TerminalInput] {
  decode(Array(text.utf8), keys: keys)
}

private func decode(
  _ bytes: [UInt8], keys: [(bytes: [UInt8], key: Key)] = []
) -> [TerminalInput] {
  var decoder = KeyDecoder(keys: keys)
  return decoder.decode(bytes, at: start) + decoder.flush(at: start + 5000)
}

/// Turns `^[` into Esc and so on, so that no test prints a control byte.
private func control(_ text: String) -> String {
  var result = ""
  var rest = text[...]
  while let character = rest.popFirst() {
    if character == "^", let next = rest.first?.asciiValue, 0x3F...0x5F ~= next {
      result.unicodeScalars.append(Unicode.Scalar(next ^ 0x40))
      rest.removeFirst()
    } else {
      result.append(character)
    }
  }
  return result
}

private func names(_ inputs: [TerminalInput]) -> [String] {
  inputs.map { if case .key(let key) = $0 { key.description } else { "\($0)" } }
}

@Suite struct KeyDecoderTests {
  @Test(arguments: [
    ("a", "a"), ("A", "A"), ("é", "é"), ("漢", "漢"), (" ", "Space"), ("^M", "Enter"),
    ("^J", "Ctrl-j"), ("^I", "Tab"), ("^@", "Ctrl-Space"), ("^A", "Ctrl-a"),
    ("^H", "Backspace"), ("^?", "Backspace"), ("^_", "Ctrl-_"), ("^\\", "Ctrl-\\"),
    ("^]", "Ctrl-]"), ("^^", "Ctrl-^"), ("^Z", "Ctrl-z"),
    ("^[", "Esc"), ("^[x", "Alt-x"), ("^[X", "Alt-X"), ("^[é", "Alt-é"),
    ("^[^M", "Alt-Enter"), ("^[^?", "Alt-Backspace"), ("^[^H", "Alt-Backspace"),
    ("^[^A", "Ctrl-Alt-a"), ("^[[", "Alt-["), ("^[O", "Alt-O"),
    ("^[]", "Alt-]"), ("^[P", "Alt-P"), ("^[<", "Alt-<"),
  ])
  func plainKeys(_ bytes: String, _ name: String) {
    #expect(names(decode(control(bytes))) == [name])
  }

  @Test(arguments: [
    ("[A", "Up"), ("OB", "Down"), ("[C", "Right"), ("OD", "Left"), ("[H", "Home"), ("OF", "End"),
    ("[1~", "Home"), ("[7~", "Home"), ("[4~", "End"), ("[8~", "End"), ("[2~", "Insert"),
    ("[3~", "Delete"), ("[5~", "PageUp"), ("[6~", "PageDown"), ("[Z", "Shift-Tab"),
    ("OP", "F1"), ("OS", "F4"), ("[15~", "F5"), ("[17~", "F6"), ("[24~", "F12"), ("[[A", "F1"),
    ("[1;5A", "Ctrl-Up"), ("[1;2D", "Shift-Left"), ("[1;3C", "Alt-Right"), ("[1;2P", "Shift-F1"),
    ("[5;5~", "Ctrl-PageUp"), ("[3;2~", "Shift-Delete"), ("[1;2R", "Shift-F3"),
    ("[27;5;105~", "Ctrl-i"), ("[27;2;13~", "Shift-Enter"), ("[27;5;13~", "Ctrl-Enter"),
    ("[27;5;9~", "Ctrl-Tab"), ("[27;2;65~", "A"), ("[13;2u", "Shift-Enter"), ("[97;5u", "Ctrl-a"),
    ("[97;2u", "A"), ("[65;5u", "Ctrl-a"), ("[32;5u", "Ctrl-Space"), ("[64;5u", "Ctrl-Space"),
    ("[32;2u", "Space"), ("[47;5u", "Ctrl-_"), ("[127;3u", "Alt-Backspace"), ("[27u", "Esc"),
    ("[49:33;2u", "!"), ("[57414u", "Enter"), ("[57405u", "6"), ("[128512u", "😀"),
    ("OM", "Enter"), ("Oj", "*"), ("Op", "0"), ("OX", "="), ("Oa", "Ctrl-Up"), ("O5A", "Ctrl-Up"),
    ("[a", "Shift-Up"), ("[5$", "Shift-PageUp"), ("[5^", "Ctrl-PageUp"),
    ("[5@", "Ctrl-Shift-PageUp"), ("^[[A", "Alt-Up"), ("^[OA", "Alt-Up"),
  ])
  func sequences(_ rest: String, _ name: String) {
    #expect(names(decode("\u{1B}" + control(rest))) == [name])
  }

  @Test(arguments: [
    "[?62;22c", "[>41;330;0c", "[0n", "[?2026;2$y", "[9;40;120t", "[?1u", "[99~", "[97;1:3u",
    "[57358u", "[E", "OE", "[201~", "]52;c;aGk=^G", "]0;title^[\\", "P>|XTerm(1)^[\\",
    "_Gi=1;OK^[\\", "]10;rgb:ff/ff/ff^[\\", "]11;rgb:zz/ff/ff^G", "]11;#fff^G",
    "[!p", "[ q", "[1;2;3x", "[<0;1M", "[<66;3;4M", "[<1;3;4M", "[Mb!!",
  ])
  func swallowedWhole(_ rest: String) { #expect(decode("\u{1B}" + control(rest)) == []) }

  @Test func escapeTwiceIsTwoKeys() {
    #expect(names(decode("\u{1B}\u{1B}")) == ["Esc", "Esc"])
    #expect(names(decode("\u{1B}\u{1B}x")) == ["Esc", "Alt-x"])
    #expect(names(decode("\u{1B}\u{1B}\u{1B}")) == ["Esc", "Esc", "Esc"])
  }

  @Test func ownKeysWin() {
    let keys: [(bytes: [UInt8], key: Key)] = [
      (Array("\u{1B}[25~".utf8), Key(.function(1), .shift)), (Array("\u{1B}A".utf8), Key(.up)),
      ([], Key(.down)), ([0x61], Key(.left)),
    ]
    #expect(names(decode("\u{1B}[25~\u{1B}Aa", keys: keys)) == ["Shift-F1", "Up", "a"])
  }

  @Test func textJoinsWithinOneRead() {
    #expect(names(decode("e\u{301}x👩‍👩‍👧")) == ["e\u{301}", "x", "👩‍👩‍👧"])
    #expect(names(decode("ab\u{1B}[Acd")) == ["a", "b", "Up", "c", "d"])
  }

  @Test(arguments: [
    ([0xFF, 0x61], "\u{FFFD}a"), ([0xC3, 0x61], "\u{FFFD}a"), ([0xE2, 0x82], "\u{FFFD}"),
    ([0xC0, 0xAF], "\u{FFFD}\u{FFFD}"), ([0xED, 0xA0, 0x80], "\u{FFFD}\u{FFFD}\u{FFFD}"),
    ([0xF4, 0x90, 0x80, 0x80], "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"), ([0x9B, 0x41], "\u{FFFD}A"),
    ([0x1B, 0xC3, 0x62], "Alt-\u{FFFD}b"),
  ])
  func invalidText(_ bytes: [UInt8], _ expected: String) {
    #expect(names(decode(bytes)).joined() == expected)
  }
}

@Suite struct KeyDecoderReportTests {
  @Test func mouse() {
    let events = "\u{1B}[<0;3;2M\u{1B}[<0;3;2m\u{1B}[<0;3;2M\u{1B}[<32;4;2M\u{1B}[<0;4;2m"
    #expect(
      decode(events) == [
        .mouse(Mouse(.press, at: Point(row: 1, column: 2))),
        .mouse(Mouse(.click, at: Point(row: 1, column: 2))),
        .mouse(Mouse(.press, at: Point(row: 1, column: 2))),
        .mouse(Mouse(.drag, at: Point(row: 1, column: 3))),
        .mouse(Mouse(.release, at: Point(row: 1, column: 3))),
      ])
    #expect(
      decode("\u{1B}[<64;1;1M\u{1B}[<65;1;1M\u{1B}[<68;200;1M") == [
        .mouse(Mouse(.wheelUp, at: .zero)), .mouse(Mouse(.wheelDown, at: .zero)),
        .mouse(Mouse(.wheelUp, at: Point(row: 0, column: 199))),
      ])
    #expect(decode("\u{1B}[<0;0;0M\u{1B}[<0;1;0M") == [])
    #expect(
      decode("\u{1B}[M #\"\u{1B}[M##\"") == [
        .mouse(Mouse(.press, at: Point(row: 1, column: 2))),
        .mouse(Mouse(.click, at: Point(row: 1, column: 2))),
      ])
  }

  @Test(arguments: [
    ("a^M^Jb^Mc^Jd", "a^Jb^Jc^Jd"), ("", ""), ("^[[A^C^[", "^[[A^C^["),
    ("^[[200~^[[201x", "^[[200~^[[201x"), ("^[^[[20", "^[^[[20"),
  ])
  func pastes(_ text: String, _ expected: String) {
    #expect(decode(control("^[[200~" + text + "^[[201~")) == [.paste(control(expected))])
  }

  @Test func answersAndFocus() {
    #expect(decode("\u{1B}[I\u{1B}[O") == [.focus(true), .focus(false)])
    let point = TerminalInput.answer(.cursorPosition(Point(row: 11, column: 39)))
    #expect(decode("\u{1B}[12;40R\u{1B}[?12;40R") == [point, point])
    let color = TerminalInput.answer(.background(red: 30, green: 0, blue: 255))
    #expect(
      decode("\u{1B}]11;rgb:1e1e/0/ff\u{7}\u{1B}]11;rgba:1e/00/fff/f\u{1B}\\") == [color, color])
  }
}

@Suite struct KeyDecoderTimeTests {
  @Test func escapeWaits25Milliseconds() {
    var decoder = KeyDecoder()
    #expect(decoder.deadline == nil)
    #expect(decoder.decode([0x1B], at: start) == [])
    #expect(decoder.deadline == start + 25)
    #expect(decoder.flush(at: start + 24) == [])
    #expect(names(decoder.flush(at: start + 25)) == ["Esc"])
    #expect(decoder.deadline == nil)
    #expect(decoder.decode([0x1B], at: start) == [])
    #expect(names(decoder.decode([0x78], at: start + 25)) == ["Esc", "x"])
  }

  @Test(arguments: ["^[]52;c;abc", "^[P1$r", "^[[1;2", "^[[Mab", "^[]x^["])
  func sequencesWaitOneSecond(_ bytes: String) {
    var decoder = KeyDecoder()
    #expect(decoder.decode(Array(control(bytes).utf8), at: start) == [])
    #expect(decoder.deadline == start + 1000)
    #expect(names(decoder.decode([0x78], at: start + 1000)) == ["x"])
  }

  @Test func pasteWaitsTwoSecondsAfterItsLastBytes() {
    var decoder = KeyDecoder()
    #expect(decoder.decode(Array("\u{1B}[200~ab".utf8), at: start) == [])
    #expect(decoder.decode(Array("c".utf8), at: start + 1999) == [])
    #expect(decoder.deadline == start + 3999)
    #expect(decoder.flush(at: start + 3999) == [.paste("abc")])
  }

  @Test func anEndlessPasteGivesTheKeysBackAndKeepsNothing() {
    var decoder = KeyDecoder()
    let piece = Array(repeating: UInt8(ascii: "x"), count: 1 << 16)
    #expect(decoder.decode(Array("\u{1B}[200~".utf8), at: start) == [])
    for _ in 0..<16 { #expect(decoder.decode(piece, at: start) == []) }
    #expect(decoder.flush(at: start + 2000) == [.overlongPaste(bytes: 1 << 20)])
    #expect(names(decoder.decode([0x78], at: start + 2001)) == ["x"])
  }

  @Test(arguments: [1, 7, 4096])
  func aPasteThatIsTooLongIsOnlyCounted(_ size: Int) {
    var decoder = KeyDecoder()
    let text = String(repeating: "ab\u{1B}[2", count: Draft.mostBytes / 5 + 1)
    var rest = Array("\u{1B}[200~\(text)\u{1B}[201~y".utf8)[...]
    var inputs: [TerminalInput] = []
    while !rest.isEmpty {
      inputs += decoder.decode(rest.prefix(size), at: start)
      rest = rest.dropFirst(size)
    }
    #expect(inputs == [.overlongPaste(bytes: text.utf8.count), .key(Key(.character("y")))])
  }

  @Test func aPasteWhoseSignsAreLongerIsTooLong() {
    let text = String(repeating: "\u{1}", count: Draft.mostBytes / 3 + 1)
    #expect(decode("\u{1B}[200~\(text)\u{1B}[201~") == [.overlongPaste(bytes: text.utf8.count)])
  }

  @Test func theLongestPasteIsALineOfARecording() {
    let signs = String(repeating: "\"", count: Draft.mostBytes)
    let control = String(repeating: "\u{1}", count: Draft.mostBytes / 3)
    for text in [signs, control] {
      #expect(decode("\u{1B}[200~\(text)\u{1B}[201~") == [.paste(text)])
      #expect(WireEncoder().encode(.paste(text)).utf8.count < LineSplitter.maximumLength)
    }
  }

  @Test func longSequencesAreDropped() {
    for opening in ["\u{1B}[", "\u{1B}]11;", "\u{1B}P", "\u{1B}O"] {
      let rest = String(repeating: "1", count: 9000) + (opening.last == "[" ? "A" : "\u{7}")
      let inputs = decode(opening + rest + "x")
      #expect(names(inputs).last == "x")
      #expect(inputs.count <= 2)
    }
  }
}

@Suite struct KeyDecoderLawTests {
  // Bytes that open, close and fill sequences come often, so that random streams reach every state.
  private static let alphabet: [UInt8] =
    Array("\u{1B}\u{1B}\u{1B}[[O]P<M~;:012~ABRumI$^?\\\u{7}\r\n\u{7F}\u{18}x".utf8)
    + [0xC3, 0xA9, 0xF0, 0x9F, 0x98, 0x80, 0xFF, 0x9B, 0xCC, 0x81]

  private static let pieces = ["\u{1B}[200~", "\u{1B}[201~", "\u{1B}[<0;1;1M", "\u{1B}]11;", "é👍🏽"]

  private func stream(_ random: inout Randomness) -> [UInt8] {
    var bytes: [UInt8] = []
    for _ in 0..<Int.random(in: 0..<60, using: &random) {
      switch Int.random(in: 0..<20, using: &random) {
      case 0: bytes += Self.pieces[Int.random(in: 0..<5, using: &random)].utf8
      case 1: bytes.append(UInt8.random(in: 0...255, using: &random))
      default: bytes.append(Self.alphabet[Int.random(in: 0..<Self.alphabet.count, using: &random)])
      }
    }
    return bytes
  }

  // Text that a read cut comes in smaller pieces, so the law is about its scalars.
  private func scalars(_ inputs: [TerminalInput]) -> [TerminalInput] {
    inputs.flatMap { input -> [TerminalInput] in
      guard case .key(let key) = input, case .character(let character) = key.code,
        key.modifiers.isEmpty
      else { return [input] }
      return character.unicodeScalars.map { .key(Key(.character(Character($0)))) }
    }
  }

  @Test func choppingChangesNothing() {
    var random = Randomness(seed: 7)
    for _ in 0..<3000 {
      let bytes = stream(&random)
      var pieces: [TerminalInput] = []
      var decoder = KeyDecoder()
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = Int.random(in: 1...min(5, rest.count), using: &random)
        pieces += decoder.decode(rest.prefix(count), at: start)
        rest = rest.dropFirst(count)
      }
      pieces += decoder.flush(at: start + 5000)
      #expect(scalars(pieces) == scalars(decode(bytes)), "\(bytes)")
    }
  }

  @Test func nothingBlocksForEver() {
    var random = Randomness(seed: 11)
    for _ in 0..<3000 {
      var decoder = KeyDecoder()
      _ = decoder.decode(stream(&random), at: start)
      _ = decoder.flush(at: decoder.deadline ?? start)
      #expect(decoder.deadline == nil)
      #expect(decoder.decode([0x71], at: start + 9000).last == .key(Key(.character("q"))))
    }
  }
}
