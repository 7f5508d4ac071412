import Glibc

/// The names that decide which file a path leads to: each link on the way, and in the end the file,
/// or the first thing that isn't there.
enum PathTrail {
  struct Step: Equatable {
    /// Leads there without a link.
    var folder: String
    var name: String
  }

  // As many as Linux follows.
  private static let mostLinks = 40

  static func steps(of path: String) -> [Step] {
    var (folder, rest) = start(path, in: ".")
    var steps: [Step] = []
    var links = 0
    while let name = rest.popLast() {
      let here = Path.join(folder, name)
      if let target = target(of: here) {
        steps.append(Step(folder: folder, name: name))
        links += 1
        if links > mostLinks { return steps }
        let way = start(target, in: folder)
        folder = way.folder
        rest += way.rest
      } else if rest.isEmpty || access(here, F_OK) != 0 {
        steps.append(Step(folder: folder, name: name))
        return steps
      } else {
        folder = here
      }
    }
    return steps
  }
}

extension PathTrail {
  /// Where a path begins, and its parts from the last to the first.
  private static func start(_ path: String, in folder: String) -> (folder: String, rest: [String]) {
    let parts = path.split(separator: "/").filter { $0 != "." }.map(String.init)
    return (path.hasPrefix("/") ? "/" : folder, parts.reversed())
  }

  /// What a link holds; nil for anything else.
  private static func target(of path: String) -> String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &buffer, buffer.count)
    guard count > 0 else { return nil }
    return String(decoding: buffer.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
