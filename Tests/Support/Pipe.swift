import Glibc

/// A pipe, closed at the latest when nobody needs it any more.
package final class Pipe {
  package private(set) var reading: Int32 = -1
  package private(set) var writing: Int32 = -1

  package init() {
    var ends: [Int32] = [-1, -1]
    // Swift's Glibc lacks pipe2.
    pipe(&ends)
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (reading, writing) = (ends[0], ends[1])
  }

  deinit {
    closeReading()
    closeWriting()
  }

  package func closeReading() {
    if reading >= 0 { close(reading) }
    reading = -1
  }

  package func closeWriting() {
    if writing >= 0 { close(writing) }
    writing = -1
  }

  package func send(_ text: String) { _ = write(writing, text, text.utf8.count) }

  /// What was written to it by now, without waiting; nil at its end.
  package func take() -> [UInt8]? {
    var ready = pollfd(fd: reading, events: Int16(POLLIN), revents: 0)
    guard poll(&ready, 1, 0) > 0 else { return [] }
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = read(reading, &bytes, bytes.count)
    return count > 0 ? Array(bytes.prefix(count)) : nil
  }
}
