import Glibc
import TermChat

extension ThemeLibrary {
  /// All there are: the built-in ones in their order, then the user's by name. Reads every file in
  /// the user's folder.
  public var entries: [ThemeEntry] {
    let own = ownNames.map { entry(named: $0) }
    let builtIn = ThemeFamily.builtIn.filter { family in
      !own.contains { $0.isInPlaceOfBuiltIn && $0.name == family.name }
    }
    return builtIn.map { ThemeEntry(name: $0.name, summary: $0.summary) } + own
  }

  /// The names of the files in the user's folder, sorted by their bytes.
  private var ownNames: [String] {
    guard let folder, let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      // readdir's names end in 0, and live until its next call.
      let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
        name.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) {
          String(cString: $0)
        }
      }
      if name.hasSuffix(Path.ending), !name.hasPrefix(".") {
        names.append(String(name.dropLast(Path.ending.count)))
      }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private func entry(named name: String) -> ThemeEntry {
    let file = Path.join(folder ?? "", name + Path.ending)
    var entry = ThemeEntry(name: name, summary: "", file: file)
    entry.isInPlaceOfBuiltIn = ThemeFamily.names.contains(name)
    // Bytes that are no UTF-8 were replaced, and nobody can type what stands there now.
    guard Path.isName(name), !name.unicodeScalars.contains("\u{FFFD}") else {
      entry.complaint = "its name can't be used"
      entry.isUsable = false
      return entry
    }
    do {
      let found = try read(file: file)
      entry.summary = found.family?.summary ?? ""
      entry.complaint = found.outcome.errors.first?.description
      entry.isUsable = found.family != nil
    } catch {
      entry.complaint = error.description
      entry.isUsable = false
    }
    return entry
  }
}
