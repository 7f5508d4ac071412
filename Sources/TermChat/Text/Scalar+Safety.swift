extension Unicode.Scalar {
  /// Needs neither filter nor composition when the next scalar is of this kind too; 0 means
  /// unknown.
  ///
  /// Every one is its own NFC, assigned since Unicode 14 at the latest and visible; a test proves
  /// it.
  @inline(__always)
  var simpleColumns: UInt8 {
    switch value {
    case 0x20...0x7E: 1
    case 0..<0xA0: 0
    case 0xA0...0x2FF: value == 0xAD ? 0 : 1
    case 0x4E00...0x9FFF, 0xAC00...0xD7A3: 2
    case 0x391...0x3A1, 0x3A3...0x3FF, 0x400...0x482, 0x48A...0x52F: 1
    case 0x5D0...0x5EA, 0x620...0x64A, 0xE01...0xE30: 1
    case 0x2010...0x2027, 0x2500...0x259F, 0x2800...0x28FF: 1
    // The signs our own screens are made of.
    case 0x203A, 0x25BC, 0x25CB...0x25CF, 0x2713: 1
    case 0x3001...0x3029, 0x3041...0x3096, 0x30A1...0x30FF, 0xFF01...0xFF5E: 2
    default: 0
    }
  }

  /// Composes with nothing, so that text of such scalars needs no normalisation.
  var isComposed: Bool {
    switch value {
    case 0x1F000...0x1FAFF, 0x2600...0x27BF, 0x200D, 0xFE0F: true
    default: simpleColumns > 0
    }
  }
}

extension Unicode.Scalar {
  /// What may be shown in place of this scalar between two others; nil to drop it.
  ///
  /// `starter` is the last scalar kept that combining marks don't hide.
  func safe(
    after previous: Unicode.Scalar?, starter: Unicode.Scalar?, before next: Unicode.Scalar?
  ) -> Unicode.Scalar? {
    switch value {
    case 0..<0x20: Unicode.Scalar(0x2400 + value)
    case 0x7F: "\u{2421}"
    case 0x80..<0xA0: .replacement
    case 0x200C: joinsLetters(starter) ? self : nil
    case 0x200D: joinsLetters(starter) || joinsEmoji(previous, next) ? self : nil
    case 0xFE0F: selectsEmoji(previous, next) ? self : nil
    default: safeByCategory
    }
  }

  private var safeByCategory: Unicode.Scalar? {
    if simpleColumns > 0 { return self }
    switch properties.generalCategory {
    case .format: return isVisibleFormat ? self : nil
    case .unassigned, .privateUse, .surrogate:
      return properties.isDefaultIgnorableCodePoint ? nil : .replacement
    default: return properties.isDefaultIgnorableCodePoint ? nil : self
    }
  }

  // From Arabic to Sinhala joiners choose between shapes of a letter; elsewhere they only hide.
  private func joinsLetters(_ starter: Unicode.Scalar?) -> Bool {
    starter.map { (0x600...0xDFF).contains($0.value) } ?? false
  }

  private func joinsEmoji(_ previous: Unicode.Scalar?, _ next: Unicode.Scalar?) -> Bool {
    guard let previous, let next else { return false }
    return (previous.isEmoji || previous == .emojiSelector) && next.isEmoji
  }

  private func selectsEmoji(_ previous: Unicode.Scalar?, _ next: Unicode.Scalar?) -> Bool {
    guard let previous else { return false }
    return previous.isEmoji || next == .keycap && previous.isKeycapBase
  }

  var isKeycapBase: Bool { value == 0x23 || value == 0x2A || (0x30...0x39).contains(value) }
}
