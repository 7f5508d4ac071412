import Synchronization
import TermChat

/// Opens links with the user's programs: `$BROWSER`, else `xdg-open`.
///
/// Only `http`, `https` and `mailto`, so that no message can start anything else; a link is one
/// argument and never begins with a hyphen.
public final class LinkOpener: Sendable {
  /// Readable when an opener has failed; -1 when the system has no descriptor left.
  public var descriptor: Int32 { waker?.descriptor ?? -1 }
  private let waker = try? Waker()
  private let failures = Mutex<[LinkFailure]>([])
  private let environment: [String: String]

  // Whoever fails later has opened something before.
  private static let patience: Int64 = 10_000

  public init(environment: [String: String] = ProcessEnvironment.current) {
    self.environment = environment
  }

  /// Starts the program without waiting for it; when it fails soon, that is among `takeFailures()`.
  public func open(_ url: String) throws(LinkFailure) {
    guard let scheme = Self.scheme(of: url) else { throw .refused }
    guard let program = program(for: scheme) else { throw .noOpener }
    let (clock, start) = (SystemClock(), SystemClock().now)
    do {
      try program.start([url]) { [weak self] status in
        guard status != 0, clock.now - start < Self.patience else { return }
        self?.fail(.failed(program.path, status: status))
      }
    } catch {
      throw .notStarted(error)
    }
  }

  /// What has failed since the last time.
  public func takeFailures() -> [LinkFailure] {
    waker?.drain()
    return failures.withLock { failures in
      defer { failures = [] }
      return failures
    }
  }

  private func fail(_ failure: LinkFailure) {
    failures.withLock { $0.append(failure) }
    waker?.wake()
  }
}

extension LinkOpener {
  private enum Scheme { case web, mail }

  /// Nil for what isn't opened.
  private static func scheme(of url: String) -> Scheme? {
    guard url.unicodeScalars.allSatisfy({ $0.value > 0x20 && !(0x7F...0xA0 ~= $0.value) }) else {
      return nil
    }
    let lower = url.lowercased()
    if lower.hasPrefix("http://") || lower.hasPrefix("https://") { return .web }
    // Some mail programs attach whatever file a link says.
    return lower.hasPrefix("mailto:") && !lower.contains("attach") ? .mail : nil
  }

  /// Browsers rarely know what to do with mail.
  private func program(for scheme: Scheme) -> DetachedProgram? {
    // By convention a list, each with arguments.
    let browser = environment["BROWSER", default: ""].split(separator: ":").first?
      .split(separator: " ").first.map(String.init)
    let names = [browser, "xdg-open"].compactMap(\.self)
    return (scheme == .web ? names : names.reversed()).lazy
      .compactMap { DetachedProgram($0, in: self.environment) }.first
  }
}
