import Glibc

/// The programs under test, beside the test bundle in the build directory.
enum Binary {
  static let termchat = path("termchat")
  /// Takes a screen and then goes wrong in the way its argument says.
  static let crashDummy = path("CrashDummy")
  /// A program that embeds the toolkit; its argument is a theme's file.
  static let weather = path("Weather")

  private static func path(_ name: String) -> String {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = readlink("/proc/self/exe", &bytes, bytes.count)
    let bundle = String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
    return bundle.split(separator: "/").dropLast().map { "/" + $0 }.joined() + "/" + name
  }
}
