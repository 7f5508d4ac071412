extension ThemeFamily {
  public static let standard = ThemeFamily(name: "default", dark: .standard, light: .standard)
  public static let mono = ThemeFamily(name: "mono", dark: .mono, light: .mono)

  /// Those that need no file, in the order that lists show them.
  public static let builtIn = [standard, mono]

  /// The built-in theme of this name.
  public static func named(_ name: String) -> ThemeFamily? {
    builtIn.first { $0.name == name }
  }
}
