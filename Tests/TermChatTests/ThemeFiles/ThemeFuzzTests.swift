import TestSupport
import Testing

@testable import TermChat

/// No theme file brings the program down.
struct ThemeFuzzTests {
  @Test(arguments: 0..<8) func `A broken theme is a theme or has an error`(_ seed: UInt64) throws {
    var random = Randomness(seed: seed)
    let sources = ThemeFamily.names.compactMap(ThemeFamily.source)
    for round in 0..<40 {
      let source = try #require(sources.randomElement(using: &random))
      let bytes = Self.mutated(source, &random)
      let reading = ThemeReader(name: "fuzz").read(bytes) { _ in false }
      let errors = reading.findings.filter { $0.severity == .error }
      #expect(reading.family != nil || !errors.isEmpty, "seed \(seed), round \(round)")
      #expect(Set(reading.findings).count == reading.findings.count, "seed \(seed), \(round)")
      #expect(
        reading.findings.allSatisfy { Self.isSafe($0.description) }, "seed \(seed), \(round)")
    }
  }

  @Test(arguments: 0..<4) func `Strange values leave a theme`(_ seed: UInt64) {
    var random = Randomness(seed: seed)
    for round in 0..<40 {
      var members: [JSON.Member] = []
      for section in ThemeTable.sections where Bool.random(using: &random) {
        let inner = section.range.map { place in
          JSON.Member(ThemeTable.properties[place].key, Self.value(&random))
        }
        members.append(JSON.Member(section.name, .object(inner)))
      }
      let design = JSON.object(members + [JSON.Member("Screen", Self.value(&random))])
      let reading = ThemeReading(design.text)
      #expect(
        reading.family
          == ThemeReader(name: "test").family(
            JSON.read(
              Array(design.text.utf8)[...]
            ).value ?? .null), "seed \(seed), round \(round)")
    }
  }

  private static func mutated(_ source: [UInt8], _ random: inout Randomness) -> [UInt8] {
    var bytes = source
    for _ in 0..<Int.random(in: 1...12, using: &random) {
      let place = Int.random(in: 0..<bytes.count, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: bytes[place] = UInt8.random(in: .min ... .max, using: &random)
      case 1: bytes.remove(at: place)
      case 2: bytes.insert(contentsOf: signs.randomElement(using: &random) ?? [], at: place)
      default:
        let end = min(bytes.count, place + Int.random(in: 0..<60, using: &random))
        bytes.insert(contentsOf: bytes[place..<end], at: place)
      }
    }
    return bytes
  }

  private static let signs = [
    "\"", "{", "}", "[", ",", ":", "null", "\\u0000", "1e400", "-", "\u{202E}",
  ]
  .map { Array($0.utf8) }

  private static func value(_ random: inout Randomness) -> JSON {
    switch Int.random(in: 0..<9, using: &random) {
    case 0: .null
    case 1: .bool(Bool.random(using: &random))
    case 2: .number(Double(Int.random(in: -3...2_000, using: &random)) / 2)
    case 3:
      .string(
        ["", "red", "#123", "#12", "\u{1B}[31m", "漢", "%A", "mono"].randomElement(using: &random)
          ?? "")
    case 4: .array([value(&random), value(&random)])
    case 5: .object([JSON.Member("color", value(&random)), JSON.Member("bold", value(&random))])
    case 6: .string("tail")
    case 7: .number(1e300)
    default: .string(String(repeating: "x", count: 400))
    }
  }

  private static func isSafe(_ text: String) -> Bool {
    text.utf8.count < 600
      && text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F && $0 != "\u{202E}" }
  }
}
