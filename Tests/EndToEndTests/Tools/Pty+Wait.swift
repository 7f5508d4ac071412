import TestSupport
import Testing

extension Pty {
  /// Waits until `text` was written after `place`.
  func wait(
    for text: String, since place: Int = 0, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    if Deadline().reaches({ output(since: place).contains(text) }) { return }
    Issue.record(
      "no \(text.debugDescription) in \(output(since: place).suffix(2000).debugDescription)",
      sourceLocation: sourceLocation)
    throw NeverCame()
  }
}

/// What a test waited for didn't come; the issue recorded says more.
struct NeverCame: Error {}
