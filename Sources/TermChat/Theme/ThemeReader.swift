/// Reads theme files.
///
/// What a file says wrong is left at its default; only one that says nothing of use is no theme.
public struct ThemeReader: Sendable {
  private let name: String
  private let file: String

  /// `name` is what the theme is called if it doesn't say so, `file` what findings call its file.
  public init(name: String, file: String = "") {
    self.name = name
    self.file = file
  }

  /// Reads a file's bytes; `hasImage` says whether an image's name resolves beside the file.
  public func read(_ bytes: [UInt8], hasImage: (String) -> Bool = { _ in false }) -> ThemeReading {
    var findings = ThemeFindings(file: file, bytes: bytes)
    var reading = ThemeReading()
    if bytes.count <= Self.mostBytes {
      let document = JSONDocument(bytes, maximumDepth: Self.mostDepth)
      findings.report(document)
      reading.design = document.value
      var problems = ThemeProblems()
      reading.family = document.value.flatMap { family($0, &problems, hasImage) }
      findings.report(problems, in: document)
    } else {
      findings.report(.error, Self.tooLong)
    }
    reading.findings = findings.all
    return reading
  }

  private func family(
    _ json: JSON, _ problems: inout ThemeProblems, _ hasImage: (String) -> Bool
  ) -> ThemeFamily? {
    guard let theme = ThemeFile(json, &problems) else { return nil }
    guard let family = family(of: theme, problems) else { return nil }
    theme.check(images: hasImage, &problems)
    theme.check(contrasts: family, &problems)
    return family
  }

  /// The theme that a file's value describes; nil when it isn't one.
  public func family(_ design: JSON) -> ThemeFamily? {
    // One problem is enough to know.
    var problems = ThemeProblems(limit: 1)
    return ThemeFile(design, &problems).flatMap { family(of: $0, problems) }
  }

  private func family(of theme: ThemeFile, _ problems: ThemeProblems) -> ThemeFamily? {
    theme.isEmpty && problems.hasErrors ? nil : ThemeFamily(theme, name: name)
  }

  /// 1 MiB.
  public static let mostBytes = 1 << 20
  /// What is said of a file with more.
  package static let tooLong = "larger than 1 MiB"
  // The deepest values of a theme stand in the fifth.
  private static let mostDepth = 16
}
