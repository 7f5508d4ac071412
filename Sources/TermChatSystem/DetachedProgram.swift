import CTermChatSignals
import Glibc

/// A program that runs on its own: in a session without our terminal, what it writes going nowhere.
struct DetachedProgram: Sendable {
  private let program: Program

  /// A program by its name, looked for in `PATH`, or by its whole path; nil when there is none.
  init?(_ name: String, in environment: [String: String]) {
    guard let program = Program(name, in: environment) else { return nil }
    self.program = program
  }

  var path: String { program.path }

  /// Starts it without a shell and without waiting for it; `input` is its standard input.
  ///
  /// A thread waits for its end, so that it leaves no zombie, and calls `ended` with its exit
  /// status, 128 and the signal's number for one that was killed.
  func start(
    _ arguments: [String], input: [UInt8] = [],
    ended: @escaping @Sendable (Int32) -> Void = { _ in }
  ) throws(SystemError) {
    let file = input.isEmpty ? nil : try Self.file(of: input)
    defer { if let file { close(file) } }
    let child = try program.spawn(
      arguments, streams: [file.map(Program.Stream.descriptor) ?? .nothing, .nothing, .nothing],
      isDetached: true)
    Reaper(child: child, ended: ended).start()
  }
}

extension DetachedProgram {
  /// A file in memory: unlike a pipe it takes everything at once, whether the program reads or not.
  private static func file(of bytes: [UInt8]) throws(SystemError) -> Int32 {
    let file = memfd_create("termchat", UInt32(TERMCHAT_MEMFD_CLOEXEC))
    guard file >= 0 else { throw SystemError("memfd_create") }
    guard bytes.withUnsafeBytes({ Descriptor.write($0, to: file) }), lseek(file, 0, SEEK_SET) == 0
    else {
      defer { close(file) }
      throw SystemError("write to memory")
    }
    return file
  }
}
