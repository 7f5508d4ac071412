/// The parts of a control sequence: `CSI prefix parameters final`.
struct ControlSequence {
  /// One of `< = > ?`, which make a sequence private, or nil.
  private(set) var prefix: UInt8?
  /// Parameters, each with its sub-parameters; a missing number is nil.
  private(set) var parameters: [[Int?]] = [[nil]]
  private(set) var final: UInt8

  /// `bytes` is everything behind `CSI`; nil when there is no final byte.
  init?(_ bytes: some BidirectionalCollection<UInt8>) {
    guard let final = bytes.last else { return nil }
    self.final = final
    for (index, byte) in bytes.dropLast().enumerated() {
      switch byte {
      case 0x3C...0x3F where index == 0: prefix = byte
      case UInt8(ascii: ";"): parameters.append([nil])
      case UInt8(ascii: ":"): parameters[parameters.count - 1].append(nil)
      case 0x30...0x39: add(digit: Int(byte - 0x30))
      default: return nil
      }
    }
  }

  private mutating func add(digit: Int) {
    let last = parameters.count - 1
    let part = parameters[last].count - 1
    parameters[last][part] = min((parameters[last][part] ?? 0) * 10 + digit, 0x20_0000)
  }

  /// A parameter by its place, or `fallback` where it is missing.
  func number(_ index: Int, _ part: Int = 0, or fallback: Int = 1) -> Int {
    guard index < parameters.count, part < parameters[index].count else { return fallback }
    return parameters[index][part] ?? fallback
  }
}
