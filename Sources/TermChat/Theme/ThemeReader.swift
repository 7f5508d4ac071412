/// Reads theme files.
public struct ThemeReader: Sendable {
  private let name: String
  private let file: String

  /// `name` is what the theme is called, `file` what findings call its file.
  public init(name: String, file: String = "") {
    self.name = name
    self.file = file
  }

  /// Reads a file's bytes; `hasImage` says whether an image's name resolves beside the file.
  public func read(_ bytes: [UInt8], hasImage: (String) -> Bool = { _ in false }) -> ThemeReading {
    ThemeReading()
  }

  /// The theme that a file's value describes; nil when it isn't one.
  public func family(_ design: JSON) -> ThemeFamily? { nil }
}
