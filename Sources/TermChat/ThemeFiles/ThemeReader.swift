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
    guard family.hidesMessages else { return family }
    problems.report("messages have the colour of their background: nothing could be read")
    return nil
  }

  /// The theme that a file's value describes; nil when it isn't one.
  public func family(_ design: JSON) -> ThemeFamily? {
    // One problem is enough to know.
    var problems = ThemeProblems(limit: 1)
    guard let theme = ThemeFile(design, &problems), let family = family(of: theme, problems),
      !family.hidesMessages
    else { return nil }
    return family
  }

  /// Whether a value describes a theme, and what is wrong with it, by its places below `design`.
  func check(_ design: JSON) -> (isTheme: Bool, faults: [JSONFault]) {
    var problems = ThemeProblems(limit: Self.mostFaults)
    let family = family(design, &problems) { _ in true }
    var faults = problems.list.filter { $0.severity == .error }.map {
      JSONFault(
        JSONFault.path("design", $0.path), expected: "a theme without mistakes", found: $0.message)
    }
    if family == nil, faults.isEmpty {
      faults = [JSONFault("design", expected: "a theme", found: "nothing of use")]
    }
    return (family != nil, faults)
  }

  // Of one line more would say no more.
  private static let mostFaults = 20

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

extension ThemeFamily {
  fileprivate var hidesMessages: Bool { dark.hidesMessages || light.hidesMessages }
}
