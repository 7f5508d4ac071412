/// Makes keys, mouse actions, pastes and answers of the bytes a terminal sends, however they are
/// cut.
///
/// Pure: an Esc alone is told from the start of a sequence by the instants given. What isn't known
/// is swallowed whole and never comes out as text. A mark joins its base when one read brings both.
public struct KeyDecoder: Sendable {
  enum State: Sendable {
    case ground
    /// Esc has come, or Esc Esc.
    case escape
    /// `CSI` (Esc [), whose bytes follow in `sequence`.
    case control
    /// `SS3` (Esc O).
    case shifted
    /// The three bytes of an old mouse report.
    case button
    /// `OSC`, `DCS` and the like, up to `ST`.
    case string
    /// Esc in a string: the first half of `ST`.
    case stringEnd
    case paste
  }

  static let escapeDelay: Int64 = 25
  static let sequenceDelay: Int64 = 1000
  static let pasteDelay: Int64 = 2000
  static let sequenceLimit = 4096

  let keys: [[UInt8]: Key]
  var state = State.ground
  // Behind the Esc.
  var sequence: [UInt8] = []
  var isDoubled = false
  // When the sequence began; in a paste, when its last bytes came.
  var since = Instant(milliseconds: 0)
  var reader = ScalarReader()
  var run = String.UnicodeScalarView()
  var isRunAlt = false
  var paste = PasteReader()
  var mouse = MouseReader()
  var inputs: [TerminalInput] = []

  /// `keys` are this terminal's own strings, each beginning with Esc; they win over the usual ones.
  public init(keys: [(bytes: [UInt8], key: Key)] = []) {
    let sequences = keys.filter { $0.bytes.count > 1 && $0.bytes[0] == 0x1B }
    self.keys = Dictionary(sequences.map { (Array($0.bytes.dropFirst()), $0.key) }) { a, _ in a }
  }

  public mutating func decode(
    _ bytes: some Sequence<UInt8>, at now: Instant
  ) -> [TerminalInput] {
    expire(at: now)
    var rest = Array(bytes)[...]
    while let byte = rest.first {
      if state == .paste {
        readPaste(&rest)
      } else {
        rest.removeFirst()
        step(byte, at: now)
      }
    }
    if state == .paste { since = now }
    return takeInputs()
  }

  /// What waited for more bytes until now; to be called when `deadline` has come.
  public mutating func flush(at now: Instant) -> [TerminalInput] {
    expire(at: now)
    return takeInputs()
  }
}

extension KeyDecoder {
  /// A paste has begun and not ended.
  public var isPasting: Bool { state == .paste }

  /// When waiting for the rest of a sequence ends; nil when nothing is waited for.
  public var deadline: Instant? {
    switch state {
    case .ground: reader.isMidway ? since + Self.sequenceDelay : nil
    case .escape: since + Self.escapeDelay
    case .control, .shifted, .string:
      since + (sequence.count == 1 ? Self.escapeDelay : Self.sequenceDelay)
    case .button, .stringEnd: since + Self.sequenceDelay
    case .paste: since + Self.pasteDelay
    }
  }

  private mutating func takeInputs() -> [TerminalInput] {
    endRun()
    defer { inputs = [] }
    return inputs
  }
}

extension KeyDecoder {
  private mutating func step(_ byte: UInt8, at now: Instant) {
    switch state {
    case .ground: ground(byte, at: now)
    case .escape: escape(byte, at: now)
    case .control: control(byte, at: now)
    case .shifted: shifted(byte, at: now)
    case .button: button(byte)
    case .string: string(byte)
    case .stringEnd: stringEnd(byte, at: now)
    case .paste: break
    }
  }

  private mutating func expire(at now: Instant) {
    guard let deadline, deadline <= now else { return }
    switch state {
    case .ground: break
    case .escape: give(.escape)
    case .control, .shifted, .string:
      if sequence.count == 1 { typeAlt(sequence[0]) }
    case .button, .stringEnd: break
    case .paste: inputs.append(paste.take())
    }
    breakText()
    reset()
  }

  /// Alt and a character that could have begun a sequence.
  private mutating func typeAlt(_ byte: UInt8) {
    if isDoubled { inputs.append(.key(Key(.escape))) }
    inputs.append(.key(Key(.character(Character(Unicode.Scalar(byte))), .alt)))
  }

  /// Esc, or as many as have come.
  private mutating func give(_ code: Key.Code) {
    inputs.append(.key(Key(code)))
    if isDoubled { inputs.append(.key(Key(code))) }
  }

  mutating func reset() {
    state = .ground
    sequence.removeAll(keepingCapacity: sequence.capacity <= 64)
    isDoubled = false
  }

  /// Leaves a sequence and reads `byte` anew.
  mutating func restart(_ byte: UInt8, at now: Instant) {
    reset()
    ground(byte, at: now)
  }
}
