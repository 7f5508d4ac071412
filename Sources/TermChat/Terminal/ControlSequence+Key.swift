extension ControlSequence {
  /// The key a sequence stands for, as xterm, kitty, rxvt and the Linux console write them.
  var key: Key? {
    // Kitty's third kind of event is a key let go.
    guard prefix == nil, number(1, 1) != 3 else { return nil }
    switch final {
    case UInt8(ascii: "Z"): return Key(.tab, modifiers(1).union(.shift))
    case UInt8(ascii: "u"): return typed(number(0, 1, or: number(0, or: 0)), modifiers(1))
    case UInt8(ascii: "~"): return tilde
    case UInt8(ascii: "$"): return numbered(.shift)
    case UInt8(ascii: "^"): return numbered(.control)
    case UInt8(ascii: "@"): return numbered([.control, .shift])
    case UInt8(ascii: "a")...UInt8(ascii: "d"):
      return Key.Code(final: final - 0x20).map { Key($0, .shift) }
    default: return Key.Code(final: final).map { Key($0, modifiers(1)) }
    }
  }

  private var tilde: Key? {
    number(0) == 27 && parameters.count > 2
      ? typed(number(2, or: 0), modifiers(1)) : numbered(modifiers(1))
  }

  private func numbered(_ modifiers: Key.Modifiers) -> Key? {
    Key.Code(number: number(0, or: 0)).map { Key($0, modifiers) }
  }

  private func modifiers(_ index: Int) -> Key.Modifiers {
    let bits = number(index) - 1
    var modifiers: Key.Modifiers = []
    if bits & 1 != 0 { modifiers.insert(.shift) }
    if bits & 2 != 0 { modifiers.insert(.alt) }
    if bits & 4 != 0 { modifiers.insert(.control) }
    return modifiers
  }

  private func typed(_ code: Int, _ modifiers: Key.Modifiers) -> Key? {
    if let special = Key.Code(unicode: code) { return Key(special, modifiers) }
    guard code >= 0x20, let scalar = UInt32(exactly: code).flatMap(Unicode.Scalar.init),
      !(0xE000...0xF8FF ~= scalar.value)
    else { return nil }
    return Key(typed: Character(scalar), modifiers)
  }
}

extension Key {
  /// A character as typed: its shift is in it, and the keys old terminals can't tell apart are one.
  init(typed character: Character, _ modifiers: Modifiers) {
    self.init(.character(character), modifiers)
    normalize()
    if !character.isLetter { self.modifiers.remove(.shift) }
    guard modifiers.contains(.control) else { return }
    switch character {
    case "@": code = .character(" ")
    case "/": code = .character("_")
    case "[": self = Key(.escape, modifiers.subtracting(.control))
    default: break
    }
  }
}

extension Key.Code {
  /// The final byte of `CSI` or `SS3` sequences.
  init?(final: UInt8) {
    switch final {
    case UInt8(ascii: "A"): self = .up
    case UInt8(ascii: "B"): self = .down
    case UInt8(ascii: "C"): self = .right
    case UInt8(ascii: "D"): self = .left
    case UInt8(ascii: "F"): self = .end
    case UInt8(ascii: "H"): self = .home
    case UInt8(ascii: "P")...UInt8(ascii: "S"): self = .function(Int(final) - 0x4F)
    default: return nil
    }
  }

  /// The number of `CSI number ~`.
  init?(number: Int) {
    switch number {
    case 1, 7: self = .home
    case 2: self = .insert
    case 3: self = .delete
    case 4, 8: self = .end
    case 5: self = .pageUp
    case 6: self = .pageDown
    case 11...15: self = .function(number - 10)
    case 17...21: self = .function(number - 11)
    case 23...26: self = .function(number - 12)
    case 28, 29: self = .function(number - 13)
    case 31...34: self = .function(number - 14)
    default: return nil
    }
  }

  /// The number of `CSI number u`, where it isn't a character.
  init?(unicode number: Int) {
    switch number {
    case 8, 127: self = .backspace
    case 9: self = .tab
    case 13, 57414: self = .enter
    case 27: self = .escape
    case 57399...57413:
      self = .character(Array("0123456789./*-+")[number - 57399])
    case 57417...57426:
      let keypad: [Self] = [
        .left, .right, .up, .down, .pageUp, .pageDown, .home, .end, .insert, .delete,
      ]
      self = keypad[number - 57417]
    default: return nil
    }
  }
}
