import Glibc
import TermChat

/// Goes on with a path that is being typed.
struct PathCompleter: Sendable {
  /// The most that are offered, and that a recording's line has to hold.
  static let most = 200
  // So many entries of a folder are read: more would be listed only after a wait.
  private static let mostRead = 100_000

  private let paths: UserPath

  /// Relative paths start from `folder`, or where the process stands.
  init(
    environment: [String: String] = ProcessEnvironment.current, folder: String? = nil
  ) {
    paths = UserPath(environment: environment, folder: folder)
  }

  /// What begins with `typed`, by name; hidden files only behind a dot that was typed.
  ///
  /// Reads the folder, which may take long; names that aren't UTF-8 or hide something are left out.
  func completions(of typed: String) -> [Completion] {
    if typed == "~" { return [Completion("~/", isPartial: true)] }
    let start = typed.utf8.lastIndex(of: UInt8(ascii: "/")).map { typed.utf8.index(after: $0) }
    let folder = String(typed[..<(start ?? typed.startIndex)])
    let beginning = String(typed[(start ?? typed.startIndex)...])
    guard let path = try? paths.absolute(folder.isEmpty ? "." : folder) else { return [] }
    return names(in: path, beginning: beginning)
      .lazy.compactMap { completion(of: $0, in: path, typed: folder) }
      .prefix(Self.most).map(\.self)
  }
}

extension PathCompleter {
  private func names(in path: String, beginning: String) -> [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    for _ in 0..<Self.mostRead {
      guard let entry = readdir(folder) else { break }
      if let name = Self.name(of: entry), name.hasPrefix(beginning),
        name.hasPrefix(".") == beginning.hasPrefix("."), name != ".", name != ".."
      {
        names.append(name)
      }
    }
    return names.map { (key: $0.lowercased(), name: $0) }
      .sorted { ($0.key, $0.name) < ($1.key, $1.name) }.map(\.name)
  }

  private static func name(of entry: UnsafeMutablePointer<dirent>) -> String? {
    // The name ends in 0, inside the entry that `readdir` has just filled in.
    let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
      name.withMemoryRebound(to: CChar.self, capacity: 1) { String(validatingCString: $0) }
    }
    return name.flatMap { GlyphFilter().plain($0) == $0 ? $0 : nil }
  }

  /// Nil for what can't be sent.
  private func completion(of name: String, in path: String, typed: String) -> Completion? {
    var status = stat()
    guard stat(Path.join(path, name), &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: return Completion(typed + name + "/", isPartial: true)
    case S_IFREG: return Completion(typed + name, detail: ByteSize.text(status.st_size))
    default: return nil
    }
  }
}
