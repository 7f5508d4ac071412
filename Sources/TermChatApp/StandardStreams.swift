import TermChat
import TermChatSystem

/// Writing to descriptors, whatever happens at the other end.
enum StandardStreams {
  /// False when nobody reads any more.
  @discardableResult
  static func write(_ text: String, to descriptor: Int32) -> Bool {
    var text = text
    return text.withUTF8 { Descriptor.write(UnsafeRawBufferPointer($0), to: descriptor) }
  }

  /// Says why the program doesn't begin; its exit status.
  static func refuse(_ refusal: ThemeRefusal) -> Int32 {
    for line in refusal.lines { tell(line) }
    return refusal.status
  }

  static func fail(_ message: String) { tell("termchat: \(message)") }

  /// A line of standard error.
  static func tell(_ line: String) { write(GlyphFilter().plain(line) + "\n", to: 2) }
}
