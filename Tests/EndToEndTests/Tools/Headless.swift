import Glibc
import TestSupport

/// A run without a terminal, from its start to its end.
struct Headless {
  var exit: Child.Exit?
  var output: String
  var errors: String
  /// The output as written, valid UTF-8 or not.
  var bytes: [UInt8]

  /// Runs `termchat` with the words of `arguments` and gives it `input`.
  init(
    _ arguments: String = "", input: some Collection<UInt8>, home: Home = Home(),
    environment: [String: String] = [:]
  ) throws {
    let file = home.file("input", input)
    let script = open(file, O_RDONLY | O_CLOEXEC)
    defer { close(script) }
    let (output, errors) = (Pipe(), Pipe())
    let child = try Child(
      [Binary.termchat] + arguments.split(separator: " ").map(String.init),
      environment: home.environment.merging(environment) { $1 },
      streams: [
        .descriptor(script), .descriptor(output.writing), .descriptor(errors.writing),
      ])
    output.closeWriting()
    errors.closeWriting()
    (bytes, self.errors) = Self.collect(output, errors)
    self.output = String(decoding: bytes, as: UTF8.self)
    exit = child.exit()
  }

  init(
    _ arguments: String = "", script: String..., home: Home = Home(),
    environment: [String: String] = [:]
  ) throws {
    try self.init(
      arguments, input: script.map { $0 + "\n" }.joined().utf8, home: home,
      environment: environment)
  }

  var lines: [Substring] { output.split(separator: "\n", omittingEmptySubsequences: false) }

  private static func collect(_ output: Pipe, _ errors: Pipe) -> ([UInt8], String) {
    var collected: [[UInt8]] = [[], []]
    var open = [output, errors]
    let deadline = Deadline()
    while !open.isEmpty, !deadline.hasPassed {
      for pipe in open {
        guard let more = pipe.take() else {
          open.removeAll { $0 === pipe }
          continue
        }
        collected[pipe === output ? 0 : 1] += more
        if more.isEmpty { usleep(1_000) }
      }
    }
    return (collected[0], String(decoding: collected[1], as: UTF8.self))
  }
}
