import Testing

@testable import TermChat

/// Whatever the bytes: a line or a diagnostic, never a crash.
struct WireFuzzTests {
  private let decoder = WireDecoder(file: "-")

  private func check(_ bytes: [UInt8]) {
    let result = decoder.decode(bytes[...], number: 2)
    let isBlank = bytes.allSatisfy { $0 == 0x20 || 0x09...0x0D ~= $0 }
    let isComment = bytes.first { $0 != 0x20 && !(0x09...0x0D ~= $0) } == UInt8(ascii: "#")
    let isSilent = result.line == nil && result.diagnostics.isEmpty
    #expect(isSilent == (isBlank || isComment), "\(bytes)")
    for diagnostic in result.diagnostics {
      let isSafe = diagnostic.description.unicodeScalars.allSatisfy {
        $0.value >= 0x20 && !(0x7F...0x9F ~= $0.value)
      }
      #expect(isSafe && diagnostic.description.count < 400, "\(bytes)")
    }
  }

  @Test func `Valid lines, changed here and there`() {
    var random = WireRandomness(3)
    let encoder = WireEncoder()
    for _ in 0..<4_000 {
      let line =
        random.bool() ? encoder.encode(random.event()) : encoder.encode(random.direction())
      var bytes = Array(line.utf8)
      for _ in 0..<random.int(1...4) { mutate(&bytes, &random) }
      check(bytes)
    }
  }

  private func mutate(_ bytes: inout [UInt8], _ random: inout WireRandomness) {
    let place = random.int(0...bytes.count)
    let syntax = Array(#"{}[]",:\0-1eE.u#"#.utf8)
    switch random.int(0...4) {
    case 0: bytes.insert(random.one(of: syntax), at: place)
    case 1: bytes.insert(UInt8(random.int(0...255)), at: place)
    case 2: bytes.removeSubrange(place...)
    case 3: bytes.removeSubrange(place..<min(bytes.count, place + random.int(1...9)))
    default: bytes.insert(contentsOf: bytes[..<place].suffix(random.int(1...30)), at: place)
    }
  }

  @Test func `Random bytes`() {
    var random = WireRandomness(4)
    for _ in 0..<3_000 { check(random.list { $0.list { UInt8($0.int(0...255)) } }.flatMap(\.self)) }
  }

  @Test func `Random values in known fields`() {
    var random = WireRandomness(5)
    let types = (Array(LineTypes.events.keys) + LineTypes.directions.keys).sorted()
    let keys =
      WireContents.keys + [
        "id", "from", "at", "status", "reason", "progress", "edited", "reactions", "messages",
        "kind", "title", "duration", "columns", "rows", "key", "times", "on", "name", "path",
        "seconds", "row", "column", "action", "after", "color", "limit", "edge",
      ]
    for _ in 0..<5_000 {
      var members = [JSON.Member("type", .string(random.one(of: types)))]
      for _ in 0..<random.int(0...8) { members.append(.init(random.one(of: keys), random.json())) }
      check(Array(JSON.object(members).text.utf8))
    }
  }

  @Test func `Control bytes, and a line cut anywhere`() {
    for byte in UInt8.min...UInt8.max { check([byte]) }
    for byte in UInt8.min..<0x20 {
      check(Array(#"{"type":"notice","text":"a"#.utf8) + [byte] + Array("b\"}".utf8))
    }
    let line = Array(#"{"type":"message","from":"a","at":"é","photo":{"url":"\ud83d\ude00"}}"#.utf8)
    for length in 0..<line.count { check(Array(line.prefix(length))) }
  }

  @Test func `A key with thousands of prefixes takes no time`() {
    check(Array(#"{"type":"key","key":"\#(String(repeating: "Ctrl-", count: 200_000))x"}"#.utf8))
  }
}
