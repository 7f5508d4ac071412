import Glibc
import TermChat

/// Writing to descriptors, whatever happens at the other end.
enum StandardStreams {
  /// False when nobody reads any more.
  @discardableResult
  static func write(_ text: String, to descriptor: Int32) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)[...]
      while !rest.isEmpty {
        let count = Glibc.write(
          descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count > 0 { rest = rest.dropFirst(count) }
        if count < 0, errno != EINTR { return false }
      }
      return true
    }
  }

  static func fail(_ message: String) {
    write("termchat: \(GlyphFilter().plain(message))\n", to: 2)
  }
}
