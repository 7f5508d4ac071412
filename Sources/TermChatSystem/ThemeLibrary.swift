import Glibc
public import TermChat

/// Looks for themes where they are: built in, in the user's folder, in files.
public struct ThemeLibrary: Sendable {
  /// Reads the bytes of the file that findings call `file`.
  package typealias Reading =
    @Sendable (
      _ name: String, _ file: String, _ bytes: [UInt8], _ hasImage: (String) -> Bool
    ) -> ThemeReading

  /// Where the user's themes are; nil without a home.
  public let folder: String?
  /// What relative paths start from; "" for the working directory.
  public var base: String
  private let reading: Reading

  public init(environment: [String: String], base: String = "") {
    self.init(environment: environment, base: base) { name, file, bytes, hasImage in
      ThemeReader(name: name, file: file).read(bytes, hasImage: hasImage)
    }
  }

  package init(environment: [String: String], base: String = "", reading: @escaping Reading) {
    folder = UserDirectory.config.path(in: environment).map { $0 + "/themes" }
    self.base = base
    self.reading = reading
  }
}

extension ThemeLibrary {
  /// Reads at most one small file.
  public func find(_ reference: ThemeReference) throws(ThemeFailure) -> FoundTheme {
    switch reference {
    case .name(let name): try find(named: name)
    case .path(let path): try read(file: Path.join(base, path))
    case .design(let name, let design):
      FoundTheme(name, reference, ThemeReader(name: name).family(design))
    }
  }

  /// As `find`; what can't be had is a theme without a family, whose file may yet come.
  public func look(for reference: ThemeReference) -> FoundTheme {
    do {
      return try find(reference)
    } catch {
      return FoundTheme(reference, error)
    }
  }

  /// As `find`, for whoever only plays what comes of it.
  public func outcome(of reference: ThemeReference) -> ThemeOutcome {
    // A theme that came as a whole needs nothing from here.
    if case .design = reference { return ThemeOutcome(reference) }
    return look(for: reference).outcome
  }

  /// Reads a file by its path, which starts from the working directory.
  func read(file: String) throws(ThemeFailure) -> FoundTheme {
    let bytes: [UInt8]
    do {
      bytes = try PlainFile.read(file)
    } catch {
      throw .unreadable(path: file, error)
    }
    return try read(bytes, file: file)
  }

  /// What a file's bytes say; `file` is what findings call it.
  public func read(_ bytes: [UInt8], file: String) throws(ThemeFailure) -> FoundTheme {
    let name = Path.stem(of: file)
    let folder = Path.folder(of: file)
    let reading = reading(name, file, bytes) { image in
      Path.isName(image) && PlainFile.exists(Path.join(folder, image))
    }
    let theme = FoundTheme(name, reading, file: file)
    guard bytes.count <= Self.safeSize || Self.fitsLine(theme.reference) else {
      throw .unreadable(path: file, .tooLongForLine)
    }
    return theme
  }
}

extension ThemeLibrary {
  // Bytes of a line of the protocol that its other fields need.
  private static let lineReserve = 1_024
  // Bytes of a file that fits a line for sure: written again nothing takes eight times the room.
  private static let safeSize = PlainFile.sizeLimit / 8 - lineReserve

  private func find(named name: String) throws(ThemeFailure) -> FoundTheme {
    guard Path.isName(name) else { throw .unknown(name: name) }
    if let folder {
      do {
        return try read(file: Path.join(folder, name + Path.ending))
      } catch .unreadable(_, .missing), .unreadable(_, .system(ENOTDIR)) {
        // Then it may be a built-in one.
      }
    }
    guard let family = ThemeFamily.named(name) else { throw .unknown(name: name) }
    return FoundTheme(name, .name(name), family)
  }

  /// A recording has the design on one line.
  private static func fitsLine(_ reference: ThemeReference) -> Bool {
    guard case .design(_, let design) = reference else { return true }
    return design.text.utf8.count <= PlainFile.sizeLimit - lineReserve
  }
}
