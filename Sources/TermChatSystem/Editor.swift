import Glibc
import TermChat

/// The user's editor: `$VISUAL`, `$EDITOR`, or what there usually is.
struct Editor {
  // Debian's own choice first, then what nobody has to learn.
  private static let usual = ["editor", "nano", "vi"]

  let environment: [String: String]
}

extension Editor {
  /// What became of an edit.
  struct Outcome {
    /// Nil when the text stays as it was.
    var text: String?
    /// What the user is told.
    var complaint: Banner?
    /// This process was asked to end meanwhile.
    var wasAskedToEnd = false
  }

  /// Has `text` edited on the terminal, which is nobody else's meanwhile; waits for the end.
  func edit(_ text: String, on device: TerminalDevice, signals: SignalPipe) -> Outcome {
    do throws(EditorFailure) {
      let (program, arguments) = try command
      let file = try EditorFile(text, in: environment)
      let end = try run(program, arguments, file, on: device, signals: signals)
      defer { giveBack(device) }
      return outcome(of: end, program, file, text)
    } catch {
      return Outcome(complaint: Self.complaint(error))
    }
  }

  /// The program and its arguments; it is never a shell that reads them.
  private var command: (Program, [String]) {
    get throws(EditorFailure) {
      let wish = ["VISUAL", "EDITOR"].lazy
        .map { environment[$0, default: ""].split { $0 == " " || $0 == "\t" }.map(String.init) }
        .first { !$0.isEmpty }
      if let wish {
        guard let program = Program(wish[0], in: environment) else { throw .noEditor(wish[0]) }
        return (program, Array(wish.dropFirst()))
      }
      let found = Self.usual.lazy.compactMap { Program($0, in: environment) }.first
      guard let found else { throw .noEditor("") }
      return (found, [])
    }
  }

  private func run(
    _ program: Program, _ arguments: [String], _ file: EditorFile, on device: TerminalDevice,
    signals: SignalPipe
  ) throws(EditorFailure) -> ForegroundProgram.End {
    do {
      var running = try ForegroundProgram(
        program, arguments + [file.path], on: device.descriptor, signals: signals)
      return running.wait()
    } catch {
      file.remove()
      throw .notStarted(error)
    }
  }

  /// However the editor left it; what was typed ahead was for the editor.
  private func giveBack(_ device: TerminalDevice) {
    device.comeToFront()
    device.restoreModes()
    tcflush(device.descriptor, TCIFLUSH)
  }

  private func outcome(
    of end: ForegroundProgram.End, _ program: Program, _ file: EditorFile, _ text: String
  ) -> Outcome {
    var outcome = Outcome(wasAskedToEnd: end.wasAskedToEnd)
    do throws(EditorFailure) {
      guard end.status == 0 else { throw .failed(program.path, status: end.status) }
      let new = try file.text()
      if new != text { outcome.text = new }
      file.remove()
    } catch {
      outcome.complaint = Self.complaint(error, file: file.removeUnlessChanged())
    }
    return outcome
  }

  private static func complaint(_ failure: EditorFailure, file: String? = nil) -> Banner {
    let rest = file.map { "\nWhat was written is in \($0)" } ?? ""
    return Banner(
      .warning, "The draft is as it was", subtitle: "\(failure)" + rest, id: "editor")
  }
}
