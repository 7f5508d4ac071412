import Glibc
import TermChat

/// The file that an editor is given, for this user alone.
struct EditorFile {
  let path: String
  private let original: [UInt8]

  init(_ text: String, in environment: [String: String]) throws(EditorFailure) {
    guard
      let folder = UserDirectory.runtime.make(in: environment)
        ?? UserDirectory.cache.make(in: environment)
    else { throw .noFile("there is no folder of yours") }
    path = "\(folder)/termchat-\(SessionName.random).md"
    // Editors end a last line that has no end.
    original = Array((text.isEmpty ? "" : text + "\n").utf8)
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard file >= 0 else { throw .noFile(SystemError.text(errno)) }
    defer { close(file) }
    guard original.withUnsafeBytes({ Descriptor.write($0, to: file) }) else {
      defer { unlink(path) }
      throw .noFile(SystemError.text(errno))
    }
  }
}

extension EditorFile {
  /// What stands in it, made safe, without its last end of line.
  func text() throws(EditorFailure) -> String {
    do {
      let bytes = try PlainFile.read(path)
      var text = GlyphFilter().clean(String(decoding: bytes, as: UTF8.self))
      if text.hasSuffix("\n") { text.removeLast() }
      guard text.utf8.count <= Draft.mostBytes else { throw EditorFailure.tooLong }
      return text
    } catch let failure as FileFailure {
      throw failure == .tooLong ? .tooLong : .unreadable(failure)
    } catch {
      throw .tooLong
    }
  }

  func remove() { unlink(path) }

  /// Its path, where it says anything new; else it is gone.
  func removeUnlessChanged() -> String? {
    let bytes = try? PlainFile.read(path)
    if bytes == original || bytes == nil && !PlainFile.exists(path) {
      remove()
      return nil
    }
    return path
  }
}
