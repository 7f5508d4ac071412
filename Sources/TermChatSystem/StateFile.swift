import Glibc

/// A file of a conversation below the user's state directory, for this user alone.
struct StateFile: Sendable {
  let path: String

  /// Nil without a place for it; `kind` is the folder.
  init?(
    _ kind: String, of conversation: String, slot: String = "", in environment: [String: String]
  ) {
    guard let folder = UserDirectory.state.make(in: environment, subdirectory: kind) else {
      return nil
    }
    path = "\(folder)/\(Self.name(of: conversation))\(slot).jsonl"
  }
}

extension StateFile {
  // Bytes; with what is added a name stays within the 255 that file systems take.
  private static let longestName = 160

  /// The conversation's name as one of a file, another one for each.
  static func name(of conversation: String) -> String {
    let name = conversation.utf8.enumerated().map { place, byte in
      isPlain(byte) && !(place == 0 && byte == UInt8(ascii: "."))
        ? String(Unicode.Scalar(byte)) : "%" + hex(UInt64(byte), 2)
    }.joined()
    guard !name.isEmpty else { return "%" }
    guard name.utf8.count > longestName else { return name }
    return "\(name.prefix(longestName - 17))-\(hex(hash(conversation), 16))"
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
      UInt8(ascii: "."):
      true
    default: false
    }
  }

  private static func hex(_ value: UInt64, _ count: Int) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: max(0, count - digits.count)) + digits
  }

  /// FNV-1a: the same in every process, as Swift's own isn't.
  private static func hash(_ text: String) -> UInt64 {
    text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}

extension StateFile {
  /// Writes it whole or not at all, whatever ends this process meanwhile.
  func write(_ text: String) throws(SystemError) {
    let new = path + ".new"
    unlink(new)
    let file = open(new, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard file >= 0 else { throw SystemError("write \(new)") }
    let isWritten = text.withBytes { Descriptor.write($0, to: file) } && fsync(file) == 0
    let code = errno
    close(file)
    guard isWritten else {
      unlink(new)
      throw SystemError("write \(new)", code: code)
    }
    guard rename(new, path) == 0 else { throw SystemError("write \(path)") }
  }

  func remove() { unlink(path) }

  // One that nobody has looked at for so long isn't missed.
  private static let mostBroken = 100

  /// Puts it beside, where nobody reads it any more; the new path.
  func moveAside() -> String {
    let names = (1...Self.mostBroken).lazy.map { path + ($0 == 1 ? ".broken" : ".broken.\($0)") }
    let other = names.first { access($0, F_OK) != 0 } ?? path + ".broken"
    return rename(path, other) == 0 ? other : path
  }

  enum Lock {
    /// Until the descriptor is closed.
    case held(Int32)
    /// Another process has it.
    case elsewhere
    /// There can be none, as beside a file of somebody else's.
    case impossible
  }

  /// A lock beside the file.
  func lock(_ operation: Int32) -> Lock {
    let lock = open(path + ".lock", O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard lock >= 0 else { return .impossible }
    while flock(lock, operation) != 0 {
      let code = errno
      if code == EINTR { continue }
      close(lock)
      return code == EWOULDBLOCK ? .elsewhere : .impossible
    }
    return .held(lock)
  }
}

extension String {
  /// The bytes of UTF-8, for as long as `body` runs.
  func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    var text = self
    return text.withUTF8 { body(UnsafeRawBufferPointer($0)) }
  }
}
