extension KeyDecoder {
  mutating func ground(_ byte: UInt8, at now: Instant) {
    guard byte >= 0x20, byte != 0x7F else {
      breakText()
      if byte == 0x1B { return beginEscape(at: now) }
      return inputs.append(.key(Key(control: byte)))
    }
    if byte >= 0x80, !reader.isMidway { since = now }
    reader.read(byte, into: &run)
    endAlt()
  }

  /// Ends a scalar that was cut and the run of text it stood in.
  mutating func breakText() {
    reader.breakOff(into: &run)
    endAlt()
    endRun()
  }

  /// Hands out the text that came together, one key a character.
  mutating func endRun() {
    guard !run.isEmpty else { return }
    for character in String(run) { inputs.append(.key(Key(.character(character)))) }
    run.removeAll()
  }

  private mutating func endAlt() {
    guard isRunAlt, !run.isEmpty else { return }
    isRunAlt = false
    inputs.append(.key(Key(.character(Character(run.removeFirst())), .alt)))
  }

  mutating func readPaste(_ bytes: inout ArraySlice<UInt8>) {
    guard let pasted = paste.read(&bytes) else { return }
    inputs.append(pasted)
    reset()
  }
}

extension Key {
  /// The key behind a control byte; terminals send the same one for several.
  init(control byte: UInt8) {
    switch byte {
    case 0x00: self.init(.character(" "), .control)
    case 0x08, 0x7F: self.init(.backspace)
    case 0x09: self.init(.tab)
    case 0x0D: self.init(.enter)
    case 0x1B: self.init(.escape)
    case 0x01...0x1A:
      self.init(.character(Character(Unicode.Scalar(byte + 0x60))), .control)
    default: self.init(.character(Character(Unicode.Scalar(byte & 0x1F + 0x40))), .control)
    }
  }
}
