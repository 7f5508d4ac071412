/// Why a text didn't come back from the editor.
enum EditorFailure: Error, Hashable {
  /// What `VISUAL` or `EDITOR` names, or "" where neither does and there is no usual one.
  case noEditor(String)
  case noFile(String)
  case notStarted(SystemError)
  case failed(String, status: Int32)
  case unreadable(FileFailure)
  case tooLong
}

extension EditorFailure: CustomStringConvertible {
  var description: String {
    switch self {
    case .noEditor(""): "there is no editor; set EDITOR"
    case .noEditor(let name): "there is no program \(name)"
    case .noFile(let reason): "no file for it: \(reason)"
    case .notStarted(let error): "\(error)"
    case .failed(let program, let status) where status > 128:
      "\(program) was ended by signal \(status - 128)"
    case .failed(let program, let status): "\(program) ended with status \(status)"
    case .unreadable(let failure): "its file can't be read: \(failure)"
    case .tooLong: "the text is too long"
    }
  }
}
