public import TermChat

/// A theme that was found, good or not.
public struct FoundTheme: Equatable, Sendable {
  public let name: String
  /// What enters the inbox: the design of a file itself, the name of a built-in theme.
  public let reference: ThemeReference
  /// Nil when it is no theme.
  public let family: ThemeFamily?
  public let findings: [ThemeFinding]
  /// Where it was read from, if from a file.
  public let file: String?

  init(
    _ name: String, _ reference: ThemeReference, _ family: ThemeFamily?,
    findings: [ThemeFinding] = [], file: String? = nil
  ) {
    self.name = name
    self.reference = reference
    self.family = family
    self.findings = findings
    self.file = file
  }
}

extension FoundTheme {
  init(_ name: String, _ reading: ThemeReading, file: String) {
    // Without its design it couldn't enter the inbox.
    self.init(
      name, reading.design.map { .design(name: name, $0) } ?? .path(file),
      reading.design == nil ? nil : reading.family, findings: reading.findings, file: file)
  }

  public var outcome: ThemeOutcome {
    ThemeOutcome(family == nil ? nil : reference, findings: findings)
  }
}
