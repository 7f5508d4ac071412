/// Collects what is found in a file, by offset, and at the end tells lines and columns of it.
package struct ThemeFindings {
  // More than anybody reads.
  package static let limit = 1_000
  // In bytes, before the value of a whole file.
  private static let mostSpace = 4_096

  private struct Found: Hashable {
    var offset: Int
    var severity: ThemeFinding.Severity
    var key: String
    var message: String

    /// Two errors at one place are one to those who mend it.
    var distinction: Found {
      severity == .error ? Found(offset: offset, severity: severity, key: key, message: "") : self
    }
  }

  private let file: String
  private let bytes: [UInt8]
  private var found: [Found] = []

  package init(file: String, bytes: [UInt8]) {
    self.file = file
    self.bytes = bytes
  }
}

extension ThemeFindings {
  mutating func report(
    _ severity: ThemeFinding.Severity, at offset: Int? = nil, key: String = "", _ message: String
  ) {
    let start =
      bytes.dropFirst(LinePlaces.start(of: bytes)).prefix(Self.mostSpace)
      .firstIndex { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } ?? 0
    found.append(
      Found(offset: offset ?? start, severity: severity, key: key, message: message))
  }

  /// Reports what is wrong with the JSON itself.
  package mutating func report(_ document: JSONDocument) {
    for fault in document.faults.prefix(Self.limit + 1) {
      let offset = document.offset(of: fault)
      if let comma = comma(before: offset, fault) {
        report(.error, at: comma, "a comma with nothing after it; leave it out")
      } else {
        report(.error, at: offset, key: fault.field, message(fault, at: offset))
      }
    }
  }

  package mutating func report(_ problems: ThemeProblems, in document: JSONDocument) {
    for problem in problems.list {
      let offset =
        problem.isKey
        ? document.offset(ofKey: problem.path) : document.offset(ofValue: problem.path)
      report(problem.severity, at: offset, key: problem.path, problem.message)
    }
  }

  private func message(_ fault: JSONFault, at offset: Int) -> String {
    if fault.isDuplicate { return "given twice; the first counts" }
    let isComment = bytes[min(offset, bytes.count)...].first == UInt8(ascii: "/")
    return "expected \(fault.expected), found "
      + (fault.field.isEmpty && isComment ? "a comment, which JSON doesn't have" : fault.found)
  }

  /// The offset of the comma that makes `fault`, where it stands before a bracket.
  private func comma(before offset: Int, _ fault: JSONFault) -> Int? {
    guard fault.field.isEmpty, offset < bytes.count,
      bytes[offset] == UInt8(ascii: "}") || bytes[offset] == UInt8(ascii: "]")
    else { return nil }
    let last = bytes[..<offset].lastIndex { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    return last.flatMap { bytes[$0] == UInt8(ascii: ",") ? $0 : nil }
  }
}

extension ThemeFindings {
  /// In the order of the file; nothing twice.
  package var all: [ThemeFinding] {
    // What stands at the same place keeps its order.
    let sorted = found.enumerated()
      .sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }.map(\.element)
    var known: Set<Found> = []
    var places = LinePlaces(bytes)
    let distinct = sorted.filter { known.insert($0.distinction).inserted }
    var findings = distinct.prefix(Self.limit).map { finding($0, places.next($0.offset)) }
    if known.count > Self.limit {
      findings.append(
        ThemeFinding(
          .error, file: file, line: places.line, column: places.column,
          "more than \(Self.limit) findings; the rest isn't listed"))
    }
    return findings
  }

  private func finding(_ found: Found, _ place: (line: Int, column: Int)) -> ThemeFinding {
    ThemeFinding(
      found.severity, file: file, line: place.line, column: place.column, key: found.key,
      found.message)
  }
}

extension JSONFault {
  fileprivate var isDuplicate: Bool { expected == JSONReader.oneValue }
}
