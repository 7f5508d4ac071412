import Glibc

/// A file that is open, by its number.
package enum Descriptor {
  /// Writes everything, waiting where it must; false when nobody takes it any more, `errno` says why.
  package static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      // A part of `bytes`, which outlive this call.
      let part = UnsafeRawBufferPointer(rebasing: rest)
      let count = Glibc.write(descriptor, part.baseAddress, part.count)
      if count > 0 { rest = rest.dropFirst(count) }
      if count >= 0 || errno == EINTR { continue }
      guard errno == EAGAIN, isReady(descriptor, for: POLLOUT, within: -1) else { return false }
    }
    return true
  }

  /// Whether it can be read (`POLLIN`) or written (`POLLOUT`) now or within some milliseconds; -1: for
  /// ever.
  package static func isReady(
    _ descriptor: Int32, for event: Int32, within milliseconds: Int32
  ) -> Bool {
    var polled = pollfd(fd: descriptor, events: Int16(event), revents: 0)
    while true {
      let count = poll(&polled, 1, milliseconds)
      // A signal's handler ends any poll.
      if count < 0 && errno == EINTR { continue }
      return count > 0
    }
  }
}
