import TermChat

/// Reads the members of a configuration file, and finds what is wrong with them.
struct PreferencesReader {
  private let file: String
  private let bytes: [UInt8]
  private let document: JSONDocument
  private var problems = ThemeProblems()

  private static let keys = ["theme", "motion", "color", "ascii"]

  init(_ bytes: [UInt8], file: String) {
    self.file = file
    self.bytes = bytes
    document = JSONDocument(bytes)
    switch document.value {
    case .object(let members):
      for member in members where !Self.keys.contains(member.key) {
        problems.within(member.key) { $0.reportUnknown(member.key, among: Self.keys) }
      }
    case let other?: problems.report("expected an object, found \(other.found)")
    case nil: break
    }
  }
}

extension PreferencesReader {
  /// What is wrong, told as of themes.
  var findings: [ThemeFinding] {
    var findings = ThemeFindings(file: file, bytes: bytes)
    findings.report(document)
    findings.report(problems, in: document)
    return findings.all
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
    value(key, Value.allCases.map(\.rawValue).listed()) { $0.string.flatMap(Value.init) }
  }

  private mutating func value<Value>(
    _ key: String, _ expected: String, _ read: (JSON) -> Value?
  ) -> Value? {
    guard let json = document.value?[key] else { return nil }
    if let value = read(json) { return value }
    problems.within(key) { $0.report("expected \(expected), found \(json.found)") }
    return nil
  }
}
