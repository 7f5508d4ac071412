import Glibc

/// A system call that failed.
public struct SystemError: Error, Hashable, Sendable {
  /// What was tried, such as `open /dev/tty`.
  public let operation: String
  public let code: Int32

  public init(_ operation: String, code: Int32) {
    self.operation = operation
    self.code = code
  }

  /// The call failed just now.
  init(_ operation: String) { self.init(operation, code: errno) }
}

extension SystemError: CustomStringConvertible {
  public var description: String {
    "\(operation): \(Self.text(code))"
  }

  /// What the C library calls this error.
  package static func text(_ code: Int32) -> String {
    // strerror answers every number with a string that ends in 0.
    strerror(code).map { String(cString: $0) } ?? "error \(code)"
  }
}
