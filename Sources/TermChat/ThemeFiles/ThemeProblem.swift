/// Something to say about a theme's value, before it is known where in the file that stands.
struct ThemeProblem: Hashable, Sendable {
  var severity: ThemeFinding.Severity
  /// As `JSONDocument` knows places.
  var path: String
  /// The key is meant, not its value.
  var isKey = false
  var message: String
}

/// The problems found so far, and the place that is looked at.
package struct ThemeProblems {
  private(set) var list: [ThemeProblem] = []
  private let limit: Int
  private var steps: [String] = []

  /// Nobody asks: nothing is put together.
  static var silent: ThemeProblems { ThemeProblems(limit: 0) }

  /// From the limit on nothing is taken.
  package init(limit: Int = ThemeFindings.limit + 1) { self.limit = limit }

  var isFull: Bool { list.count >= limit }

  var hasErrors: Bool { list.contains { $0.severity == .error } }
}

extension ThemeProblems {
  package mutating func report(
    _ message: @autoclosure () -> String, _ severity: ThemeFinding.Severity = .error,
    isKey: Bool = false
  ) {
    if isFull { return }
    let path = steps.reversed().reduce("") { JSONFault.path($1, $0) }
    list.append(
      ThemeProblem(severity: severity, path: path, isKey: isKey, message: message()))
  }

  /// Looks at the value of a key.
  package mutating func within<Result>(_ key: String, _ body: (inout Self) -> Result) -> Result {
    isFull ? body(&self) : within(step: JSONFault.step(key), body)
  }

  /// Looks at an element.
  mutating func within<Result>(_ index: Int, _ body: (inout Self) -> Result) -> Result {
    isFull ? body(&self) : within(step: "[\(index)]", body)
  }

  private mutating func within<Result>(
    step: String, _ body: (inout Self) -> Result
  ) -> Result {
    steps.append(step)
    defer { steps.removeLast() }
    return body(&self)
  }
}
