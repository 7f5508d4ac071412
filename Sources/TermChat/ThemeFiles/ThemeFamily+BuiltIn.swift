extension ThemeFamily {
  /// The embedded files of `themes/`, in the order that lists show them; `Package.swift` names
  /// them too.
  private static let files: [(name: String, bytes: @Sendable () -> [UInt8])] = [
    ("default", { PackageResources.default_json }),
    ("high-contrast", { PackageResources.high_contrast_json }),
    ("mono", { PackageResources.mono_json }),
    ("nord", { PackageResources.nord_json }),
    ("retro-phosphor", { PackageResources.retro_phosphor_json }),
    ("solarized", { PackageResources.solarized_json }),
  ]

  /// What the built-in themes are called.
  public static let names = files.map(\.name)

  /// Those that need no file of the user's, in the order that lists show them.
  public static let builtIn = names.compactMap(named)

  /// The theme that says what others leave out.
  public static let standard = named(names[0], ThemeFile.standard)

  /// The built-in theme of this name; all but the default one are read anew.
  public static func named(_ name: String) -> ThemeFamily? {
    if name == names[0] { return standard }
    return ThemeFile.named(name).map { named(name, $0) }
  }

  private static func named(_ name: String, _ file: ThemeFile) -> ThemeFamily {
    ThemeFamily(file, name: name)
  }

  /// The bytes of a built-in theme's file.
  package static func source(_ name: String) -> [UInt8]? {
    files.first { $0.name == name }?.bytes()
  }
}

extension ThemeFile {
  static let standard = named(ThemeFamily.names[0]) ?? ThemeFile()

  /// The file of a built-in theme.
  static func named(_ name: String) -> ThemeFile? {
    guard let bytes = ThemeFamily.source(name) else { return nil }
    var problems = ThemeProblems.silent
    return JSON.read(bytes[...]).value.flatMap { ThemeFile($0, &problems) }
  }
}
