public import TermChat

/// A theme that was found, good or not.
public struct FoundTheme: Equatable, Sendable {
  public let name: String
  /// The design of a file itself, the name of a built-in theme.
  public let reference: ThemeReference
  /// Nil when it is no theme.
  public let family: ThemeFamily?
  public let findings: [ThemeFinding]
  /// Where it was read from, if from a file.
  public let file: String?
  /// Why there is nothing to read.
  private let failure: ThemeFailure?

  init(
    _ name: String, _ reference: ThemeReference, _ family: ThemeFamily?,
    findings: [ThemeFinding] = [], file: String? = nil,
    failure: ThemeFailure? = nil
  ) {
    self.name = name
    self.reference = reference
    self.family = family
    self.findings = findings
    self.file = file
    self.failure = failure
  }
}

extension FoundTheme {
  init(_ name: String, _ reading: ThemeReading, file: String) {
    // Without its design it couldn't enter the inbox.
    self.init(
      name, reading.design.map { .design(name: name, $0) } ?? .path(file),
      reading.design == nil ? nil : reading.family, findings: reading.findings, file: file)
  }

  init(_ reference: ThemeReference, _ failure: ThemeFailure) {
    let file: String? = if case .unreadable(let path, _) = failure { path } else { nil }
    self.init(
      file.map(Path.stem) ?? "\(failure)", reference, nil, file: file, failure: failure)
  }

  public var outcome: ThemeOutcome {
    failure?.outcome ?? ThemeOutcome(family == nil ? nil : wish, findings: findings)
  }

  /// What enters the inbox: such that it means the same where other themes are.
  private var wish: ThemeReference {
    guard case .name(let name) = reference else { return reference }
    return .design(name: name, .object([JSON.Member("base", .string(name))]))
  }
}
