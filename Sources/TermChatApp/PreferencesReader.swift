import TermChat

/// Reads the members of a configuration file, and finds what is wrong with them.
struct PreferencesReader {
  private(set) var findings: [ThemeFinding] = []
  private let document: JSONDocument
  private let file: String

  private static let keys = ["theme", "motion", "color", "ascii"]

  init(_ bytes: [UInt8], file: String) {
    document = JSONDocument(bytes)
    self.file = file
    for fault in document.faults {
      find(
        "expected \(fault.expected), found \(fault.found)", fault.field,
        at: document.position(of: fault))
    }
    switch document.value {
    case .object(let members): for member in members { check(member.key) }
    case let other?: find("expected an object, found \(other.found)")
    case nil: break
    }
  }
}

extension PreferencesReader {
  mutating func text(_ key: String) -> String? {
    value(key, "a string") { $0.string.flatMap { $0.isEmpty ? nil : $0 } }
  }

  mutating func flag(_ key: String) -> Bool? {
    value(key, "true or false") { if case .bool(let value) = $0 { value } else { nil } }
  }

  /// One of an enumeration's names.
  mutating func choice<Value: RawRepresentable & CaseIterable>(_ key: String) -> Value?
  where Value.RawValue == String {
    let names = Value.allCases.map(\.rawValue)
    let expected = names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
    return value(key, expected) { $0.string.flatMap(Value.init) }
  }

  private mutating func value<Value>(
    _ key: String, _ expected: String, _ read: (JSON) -> Value?
  ) -> Value? {
    guard let json = document.value?[key] else { return nil }
    if let value = read(json) { return value }
    find(
      "expected \(expected), found \(json.found)", key, at: document.position(ofValue: key))
    return nil
  }

  private mutating func check(_ key: String) {
    guard !Self.keys.contains(key) else { return }
    let known = Self.keys.joined(separator: ", ")
    find("unknown; there are \(known)", key, at: document.position(ofKey: key))
  }

  private mutating func find(
    _ message: String, _ key: String = "", at place: (line: Int, column: Int)? = nil
  ) {
    findings.append(
      ThemeFinding(
        .error, file: file, line: place?.line ?? 1, column: place?.column ?? 1, key: key, message))
  }
}
