/// The parts of a file's path, and what may be one.
package enum Path {
  /// What the names of theme files end in.
  package static let ending = ".json"
  // Bytes; more makes a list hard to read.
  private static let nameLimit = 64

  /// What stands before the last part: "" for the working directory.
  package static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  package static func last(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(path[path.utf8.index(after: slash)...])
  }

  /// The last part without its `.json`.
  static func stem(of path: String) -> String {
    let last = last(of: path)
    return last.count > ending.count && last.hasSuffix(ending)
      ? String(last.dropLast(ending.count)) : last
  }

  package static func join(_ folder: String, _ path: String) -> String {
    if folder.isEmpty || path.hasPrefix("/") { return path }
    return folder.hasSuffix("/") ? folder + path : "\(folder)/\(path)"
  }

  /// Whether a theme or an image may be called so: one part of a path, and nothing hides in it.
  static func isName(_ text: String) -> Bool {
    1...nameLimit ~= text.utf8.count && !text.contains("/") && text != "." && !text.contains("..")
      && !text.unicodeScalars.contains { $0.value < 0x20 || 0x7F...0x9F ~= $0.value }
  }
}
