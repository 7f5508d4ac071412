extension KeyDecoder {
  mutating func beginEscape(at now: Instant) {
    state = .escape
    since = now
  }

  mutating func escape(_ byte: UInt8, at now: Instant) {
    if byte == 0x1B { return escapeAgain(at: now) }
    sequence.append(byte)
    if giveKnown() { return }
    switch byte {
    case UInt8(ascii: "["): state = .control
    case UInt8(ascii: "O"): state = .shifted
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"),
      UInt8(ascii: "_"):
      state = .string
    default: alt(byte, at: now)
    }
  }

  // The first Esc of three or more was a key of its own.
  private mutating func escapeAgain(at now: Instant) {
    if isDoubled { inputs.append(.key(Key(.escape))) }
    isDoubled = true
    since = now
  }

  private mutating func alt(_ byte: UInt8, at now: Instant) {
    if isDoubled { inputs.append(.key(Key(.escape))) }
    reset()
    guard byte >= 0x20, byte != 0x7F else {
      var key = Key(control: byte)
      key.modifiers.insert(.alt)
      return inputs.append(.key(key))
    }
    isRunAlt = true
    ground(byte, at: now)
  }

  /// Whether what has come is one of the terminal's own keys.
  private mutating func giveKnown() -> Bool {
    guard let key = keys[sequence] else { return false }
    finish(key)
    return true
  }

  private mutating func finish(_ key: Key?) {
    if var key {
      if isDoubled { key.modifiers.insert(.alt) }
      inputs.append(.key(key))
    }
    reset()
  }
}

extension KeyDecoder {
  mutating func control(_ byte: UInt8, at now: Instant) {
    guard 0x20...0x7E ~= byte else { return restart(byte, at: now) }
    if sequence.count < Self.sequenceLimit { sequence.append(byte) }
    if giveKnown() { return }
    let isFirst = sequence.count == 2
    switch byte {
    case UInt8(ascii: "$") where !isFirst && sequence[1] != UInt8(ascii: "?"): endControl()
    // The Linux console writes F1 as `CSI [ A`.
    case UInt8(ascii: "[") where isFirst: break
    case UInt8(ascii: "M") where isFirst: state = .button
    case 0x40...0x7E: endControl()
    default: break
    }
  }

  private mutating func endControl() {
    guard sequence.count < Self.sequenceLimit else { return reset() }
    if sequence.count == 3, sequence[1] == UInt8(ascii: "[") { return endConsoleKey() }
    guard let parts = ControlSequence(sequence.dropFirst()) else { return reset() }
    switch parts.final {
    case UInt8(ascii: "M"), UInt8(ascii: "m"): report(parts)
    case UInt8(ascii: "I") where sequence.count == 2: give(.focus(true))
    case UInt8(ascii: "O") where sequence.count == 2: give(.focus(false))
    case UInt8(ascii: "R") where parts.isPosition: give(.answer(parts.position))
    case UInt8(ascii: "~") where parts.number(0) == 200: beginPaste()
    default: finish(parts.key)
    }
  }

  private mutating func endConsoleKey() {
    let number = Int(sequence[2]) - 0x40
    finish(1...5 ~= number ? Key(.function(number)) : nil)
  }

  private mutating func give(_ input: TerminalInput) {
    inputs.append(input)
    reset()
  }

  private mutating func beginPaste() {
    reset()
    state = .paste
  }

  private mutating func report(_ parts: ControlSequence) {
    defer { reset() }
    guard parts.prefix == UInt8(ascii: "<"), parts.parameters.count == 3 else { return }
    let action = mouse.read(
      code: parts.number(0, or: 0), column: parts.number(1, or: 0), row: parts.number(2, or: 0),
      isRelease: parts.final == UInt8(ascii: "m"))
    if let action { inputs.append(.mouse(action)) }
  }

  /// Old terminals report `CSI M` and three bytes, each 32 too high, with 3 for any button let go.
  mutating func button(_ byte: UInt8) {
    sequence.append(byte)
    guard sequence.count == 5 else { return }
    let parts = sequence.suffix(3).map { Int($0) - 32 }
    let isRelease = parts[0] & 0b110_0011 == 3
    let action = mouse.read(
      code: isRelease ? 0 : parts[0], column: parts[1], row: parts[2], isRelease: isRelease)
    if let action { inputs.append(.mouse(action)) }
    reset()
  }
}

extension KeyDecoder {
  mutating func shifted(_ byte: UInt8, at now: Instant) {
    guard 0x20...0x7E ~= byte else { return restart(byte, at: now) }
    if sequence.count < Self.sequenceLimit { sequence.append(byte) }
    if giveKnown() || 0x30...0x39 ~= byte { return }
    finish(Self.keypad(byte, modifiers: ControlSequence(sequence.dropFirst())))
  }

  private static func keypad(_ byte: UInt8, modifiers: ControlSequence?) -> Key? {
    switch byte {
    case UInt8(ascii: "M"): return Key(.enter)
    case UInt8(ascii: "I"): return Key(.tab)
    case UInt8(ascii: "X"): return Key(.character("="))
    // rxvt's arrows with Control.
    case UInt8(ascii: "a")...UInt8(ascii: "d"):
      return Key.Code(final: byte - 0x20).map { Key($0, .control) }
    // The keypad's * + , - . / and digits are 64 above the characters.
    case UInt8(ascii: "j")...UInt8(ascii: "y"):
      return Key(.character(Character(Unicode.Scalar(byte - 0x40))))
    default: return modifiers?.leadingModifiersKey
    }
  }
}

extension KeyDecoder {
  mutating func string(_ byte: UInt8) {
    switch byte {
    case 0x07: endString()
    case 0x18, 0x1A: reset()
    case 0x1B: state = .stringEnd
    default: if sequence.count < Self.sequenceLimit { sequence.append(byte) }
    }
  }

  mutating func stringEnd(_ byte: UInt8, at now: Instant) {
    if byte == UInt8(ascii: "\\") { return endString() }
    reset()
    beginEscape(at: now)
    escape(byte, at: now)
  }

  private mutating func endString() {
    defer { reset() }
    guard sequence[0] == UInt8(ascii: "]"), sequence.count < Self.sequenceLimit else { return }
    if let answer = TerminalAnswer(command: sequence.dropFirst()) {
      inputs.append(.answer(answer))
    }
  }
}

extension ControlSequence {
  /// Whether `CSI row;column R` is an answer: with row 1 it may be F3 with modifiers.
  var isPosition: Bool {
    parameters.count >= 2 && (prefix == UInt8(ascii: "?") || prefix == nil)
      && !(prefix == nil && number(0) == 1 && 2...8 ~= number(1))
  }

  var position: TerminalAnswer {
    .cursorPosition(Point(row: max(0, number(0) - 1), column: max(0, number(1) - 1)))
  }

  /// `SS3 5 A`: old xterms put the modifiers in front.
  var leadingModifiersKey: Key? {
    ControlSequence(Array("1;\(number(0))".utf8) + [final])?.key
  }
}
