import TermChat

/// Why a file can't be sent.
enum AttachmentFailure: Error, Hashable, Sendable {
  /// Empty, too long, or not UTF-8 once its escapes are read.
  case notPath
  /// An address on another computer.
  case elsewhere(String)
  case missing
  case folder
  /// A pipe, a device or a socket.
  case special
  case tooBig(Int64)
  case system(Int32)
}

extension AttachmentFailure {
  /// Who pastes such a path has pasted text.
  var isNoFile: Bool {
    switch self {
    case .notPath, .elsewhere, .missing, .folder: true
    case .special, .tooBig, .system: false
    }
  }
}

extension AttachmentFailure: CustomStringConvertible {
  var description: String {
    switch self {
    case .notPath: "not a path"
    case .elsewhere(let host): "on another computer, \(host)"
    case .missing: "there is no such file"
    case .folder: "a folder"
    case .special: "not a plain file"
    case .tooBig(let bytes):
      "\(ByteSize.text(bytes)), and at most \(ByteSize.text(AttachmentInspector.mostBytes)) can be sent"
    case .system(let code): SystemError.text(code)
    }
  }
}
