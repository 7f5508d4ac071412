import Glibc

/// Paths as users give them: absolute, from `~`, from the working folder, or as `file://` addresses.
struct UserPath: Sendable {
  private let home: String?
  private let folder: String

  /// `folder` is where relative paths start; nil: the working folder.
  init(environment: [String: String], folder: String? = nil) {
    home = environment["HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    self.folder = folder ?? Self.workingFolder
  }

  /// The absolute path, whether there is such a file or not.
  func absolute(_ text: String) throws(AttachmentFailure) -> String {
    let isAddress = text.lowercased().hasPrefix("file:")
    let path = isAddress ? try Self.path(ofAddress: text) : expanded(text)
    guard !path.isEmpty, !path.utf8.contains(0), path.utf8.count < PATH_MAX else {
      throw .notPath
    }
    return Path.join(folder, path)
  }

  /// With the home folder in the place of `~`.
  func expanded(_ text: String) -> String {
    guard let home, text == "~" || text.hasPrefix("~/") else { return text }
    return home + text.dropFirst()
  }
}

extension UserPath {
  private static var workingFolder: String {
    guard let path = getcwd(nil, 0) else { return "/" }
    defer { free(path) }
    return String(cString: path)
  }

  /// What `file:///a%20b` or `file://localhost/a` leads to.
  private static func path(ofAddress text: String) throws(AttachmentFailure) -> String {
    var rest = text.dropFirst("file:".count)
    if rest.hasPrefix("//") {
      rest = rest.dropFirst(2)
      let host = rest.prefix { $0 != "/" }
      guard host.isEmpty || host.lowercased() == "localhost" else { throw .elsewhere(String(host)) }
      rest = rest.dropFirst(host.count)
    }
    guard rest.hasPrefix("/"), let path = unescaped(rest) else { throw .notPath }
    return path
  }

  /// Nil for a bad escape, and for bytes that aren't UTF-8.
  private static func unescaped(_ text: Substring) -> String? {
    var bytes: [UInt8] = []
    var rest = text.utf8
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard rest.count >= 2, let code = UInt8(String(rest.prefix(2)) ?? "", radix: 16) else {
        return nil
      }
      bytes.append(code)
      rest = rest.dropFirst(2)
    }
    return String(validating: bytes, as: UTF8.self)
  }
}
