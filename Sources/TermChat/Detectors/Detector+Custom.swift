import Synchronization

extension Detector {
  /// A custom pattern looks at no more of a text than so many bytes, line by line.
  static let patternLimit = 4096

  /// Finds what a regular expression (Swift's, which is PCRE's in the main) matches in one line of
  /// text; `name` comes back as `.custom(name)`.
  ///
  /// Swift's engine goes back and tries again: a pattern of nested repetitions, such as `(a+)+b`,
  /// takes exponential time on a text made for it, and nothing stops it. So patterns come from the
  /// program and never from a message. Only the first 4 KiB of a text are looked at, which keeps
  /// patterns that are merely quadratic in bounds.
  public static func custom(name: String, pattern: String) throws(PatternError) -> Detector {
    let regex: LockedPattern
    do {
      regex = LockedPattern(try Regex(pattern))
    } catch {
      throw PatternError(name: name, pattern: pattern, reason: "\(error)")
    }
    return Detector(.custom(name)) { regex.ranges(in: $0) }
  }
}

/// A regular expression that threads take turns with, since `Regex` isn't `Sendable`.
private final class LockedPattern: Sendable {
  private let regex: Mutex<Regex<AnyRegexOutput>>

  init(_ regex: sending Regex<AnyRegexOutput>) { self.regex = Mutex(regex) }

  func ranges(in text: String) -> [Range<String.Index>] {
    let lines = text.beginning(Detector.patternLimit).split(whereSeparator: \.isNewline)
    return regex.withLock { regex in lines.flatMap { $0.ranges(of: regex) } }
  }
}

extension String {
  /// At most so many bytes of it, up to the end of a character.
  fileprivate func beginning(_ bytes: Int) -> Substring {
    guard utf8.count > bytes else { return self[...] }
    let end = utf8.index(startIndex, offsetBy: bytes)
    // The last character may be cut, so it isn't looked at.
    return self[..<index(before: end)]
  }
}
