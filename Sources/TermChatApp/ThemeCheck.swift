import TermChat
import TermChatSystem

/// Says what is wrong with theme files.
struct ThemeCheck {
  var files: [String]
  var asJSON: Bool
  var library: ThemeLibrary

  /// The exit status: 1 when there is an error.
  func run() -> Int32 {
    var status: Int32 = 0
    for file in files {
      let findings = findings(in: file)
      if findings.contains(where: { $0.severity == .error }) { status = 1 }
      guard StandardStreams.write(report(findings, of: file), to: 1) else { return 1 }
    }
    return status
  }
}

extension ThemeCheck {
  private func findings(in file: String) -> [ThemeFinding] {
    do {
      return try found(file).findings
    } catch .unreadable(_, let failure) {
      return [unreadable(file, "\(failure)")]
    } catch {
      return [unreadable(file, "\(error)")]
    }
  }

  private func found(_ file: String) throws(ThemeFailure) -> FoundTheme {
    guard file == "-" else { return try library.find(.path(file)) }
    let bytes: [UInt8]
    do {
      bytes = try PlainFile.read(from: 0)
    } catch {
      throw .unreadable(path: file, error)
    }
    return try library.read(bytes, file: file)
  }

  private func unreadable(_ file: String, _ reason: String) -> ThemeFinding {
    ThemeFinding(.error, file: file, line: 1, column: 1, "can't be read: \(reason)")
  }

  private func report(_ findings: [ThemeFinding], of file: String) -> String {
    let lines =
      asJSON
      ? findings.map(\.json.text)
      : (findings.map(\.description) + [summary(findings, of: file)]).map(GlyphFilter().plain)
    return lines.map { $0 + "\n" }.joined()
  }

  /// `mine.json: 2 errors, 1 warning`.
  private func summary(_ findings: [ThemeFinding], of file: String) -> String {
    let counts = [ThemeFinding.Severity.error, .warning].compactMap { severity -> String? in
      let count = findings.count { $0.severity == severity }
      return count == 0 ? nil : "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
    }
    return "\(file): " + (counts.isEmpty ? "good" : counts.joined(separator: ", "))
  }
}

extension ThemeFinding {
  fileprivate var json: JSON {
    .object([
      JSON.Member("file", .string(file)), JSON.Member("line", .number(Double(line))),
      JSON.Member("column", .number(Double(column))),
      JSON.Member("severity", .string(severity.rawValue)), JSON.Member("key", .string(key)),
      JSON.Member("message", .string(message)),
    ])
  }
}
