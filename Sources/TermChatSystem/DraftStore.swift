import Glibc
public import TermChat

/// What is being written in a conversation, on disk: a `composer` line of the protocol.
///
/// Each process in a conversation has a file of its own, which it locks for as long as it lives.
public final class DraftStore: Sendable {
  private let file: StateFile
  private let lock: Int32

  // Windows on one conversation; nobody writes in more at once.
  private static let slots = 16

  /// Takes the first file that no other process has; nil without a place to keep one.
  public init?(conversation: String, environment: [String: String]) {
    for slot in 1...Self.slots {
      let suffix = slot == 1 ? "" : ".\(slot)"
      guard let file = StateFile("drafts", of: conversation, slot: suffix, in: environment) else {
        return nil
      }
      if let lock = file.lock(LOCK_EX | LOCK_NB) {
        self.file = file
        self.lock = lock
        return
      }
    }
    return nil
  }

  deinit { close(lock) }
}

extension DraftStore {
  /// Where it is kept.
  public var path: String { file.path }

  public func keep(_ update: ComposerUpdate) throws(SystemError) {
    if update.text == .clear, update.attach.isEmpty { return file.remove() }
    try file.write(WireEncoder().encode(.composer(update)) + "\n")
  }

  /// What was kept, as events for the inbox; a file that says anything else is put aside.
  public func restore() -> [Event] {
    do {
      let bytes = try PlainFile.read(file.path)
      if bytes.isEmpty { return [] }
      guard let update = Self.draft(in: bytes) else { return [lost()] }
      return update == ComposerUpdate() ? [] : [.chat(.composer(update))]
    } catch .missing {
      return []
    } catch {
      return [lost()]
    }
  }

  private func lost() -> Event {
    .chat(
      .banner(
        Banner(
          .warning, "A draft can't be read", subtitle: "It is in \(file.moveAside())", id: "draft")
      ))
  }

  /// Its text and files, whatever else it may say; nil when it isn't one.
  private static func draft(in bytes: [UInt8]) -> ComposerUpdate? {
    var reader = ScriptReader(name: "draft", allowsDirections: false)
    let items = reader.read(bytes) + reader.finish()
    guard items.count == 1, let item = items.first, item.diagnostics.isEmpty,
      case .event(.composer(let update)) = item.line.content
    else { return nil }
    if case .set(let text) = update.text, text.utf8.count > 2 * Draft.mostBytes { return nil }
    return ComposerUpdate(
      text: update.text, attach: update.attach.filter { $0.place != nil })
  }
}
