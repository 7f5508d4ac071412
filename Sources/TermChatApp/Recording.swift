import Glibc

/// The file of `--record`.
final class Recording {
  private let descriptor: Int32
  private var isBroken = false

  /// Nil when the file can't be written.
  init?(_ path: String) {
    descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    if descriptor < 0 { return nil }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// After a failure (a full disk) the rest is left out: a recording never ends the chat.
  func write(_ text: String) {
    guard !isBroken else { return }
    isBroken = !StandardStreams.write(text, to: descriptor)
  }
}
