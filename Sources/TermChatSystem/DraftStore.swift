import Glibc
import Synchronization
import TermChat

/// What is being written in a conversation, on disk: a `composer` line of the protocol.
///
/// Each process in a conversation has a file of its own, which it locks for as long as it lives.
final class DraftStore: Sendable {
  private let file: StateFile
  /// Nil where there can be none: better two windows on one draft than a draft that isn't found.
  private let lock: Int32?
  /// What couldn't be written.
  private let unkept = Mutex<DraftUpdate?>(nil)

  // Windows on one conversation; nobody writes in more at once.
  private static let slots = 16

  /// Takes the first file that no other process has and a draft is in, else the first that no other
  /// has; nil without a place to keep one.
  init?(conversation: String, environment: [String: String]) {
    let files = (1...Self.slots).compactMap { slot in
      StateFile(
        "drafts", of: conversation, slot: slot == 1 ? "" : ".\(slot)", in: environment)
    }
    for file in files.filter({ PlainFile.exists($0.path) }) + files {
      switch file.lock(LOCK_EX | LOCK_NB) {
      case .held(let lock): self.lock = lock
      case .impossible: lock = nil
      case .elsewhere: continue
      }
      self.file = file
      return
    }
    return nil
  }

  deinit { if let lock { close(lock) } }
}

extension DraftStore {
  /// Where it is kept.
  var path: String { file.path }

  /// True when the one before couldn't be kept.
  @discardableResult
  func keep(_ update: DraftUpdate) throws(SystemError) -> Bool {
    let isAgain = unkept.withLock { unkept in
      defer { unkept = update }
      return unkept != nil
    }
    if update.text == .clear, update.attach.isEmpty {
      file.remove()
    } else {
      try file.write(WireEncoder().encode(.draft(update)) + "\n")
    }
    unkept.withLock { $0 = nil }
    return isAgain
  }

  /// Keeps what couldn't be written, now that there may be room.
  func keepAgain() {
    if let update = unkept.withLock({ $0 }) { _ = try? keep(update) }
  }

  /// What was kept, as events for the inbox; a file that says anything else is put aside.
  func restore() -> [Event] {
    do {
      let bytes = try PlainFile.read(file.path)
      if bytes.isEmpty { return [] }
      guard let update = Self.draft(in: bytes) else { return [lost()] }
      return update == DraftUpdate() ? [] : [.drafted(update)]
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
  private static func draft(in bytes: [UInt8]) -> DraftUpdate? {
    var reader = ScriptReader(name: "draft")
    let items = reader.read(bytes) + reader.finish()
    guard items.count == 1, let item = items.first, item.diagnostics.isEmpty,
      let update = item.line.draft
    else { return nil }
    if case .set(let text) = update.text, text.utf8.count > 2 * Draft.mostBytes { return nil }
    return DraftUpdate(text: update.text, attach: update.attach.filter { $0.place != nil })
  }
}

extension ScriptLine {
  /// What it says of the draft, with files or without.
  fileprivate var draft: DraftUpdate? {
    switch content {
    case .direction(.draft(let update)): update
    case .event(.composer(let update)): DraftUpdate(text: update.text)
    default: nil
    }
  }
}
