/// Splits a stream of bytes into lines, holding no more than one line of the longest allowed.
public struct LineSplitter: Sendable {
  /// The longest line, 1 MiB, without its end.
  public static let maximumLength = 1 << 20

  public struct Line: Equatable, Sendable {
    /// Without its end (`\n` or `\r\n`); empty when overlong.
    public let bytes: ArraySlice<UInt8>
    /// Counted from 1.
    public let number: Int
    /// Longer than `maximumLength`: told once, as soon as it is known, and then dropped.
    public let isOverlong: Bool
  }

  private var pending: [UInt8] = []
  private var number = 1
  private var isDropping = false

  public init() {}

  /// The lines that `bytes` completes.
  public mutating func feed(_ bytes: some Collection<UInt8>) -> [Line] {
    var lines: [Line] = []
    var rest = Array(bytes)[...]
    while let end = rest.firstNewline {
      close(rest[..<end], into: &lines)
      rest = rest[(end + 1)...]
    }
    keep(rest, into: &lines)
    return lines
  }

  /// The last line, when it lacks its end.
  public mutating func finish() -> Line? {
    defer { self = LineSplitter() }
    return pending.isEmpty ? nil : line(pending[...])
  }
}

extension LineSplitter {
  private mutating func close(_ end: ArraySlice<UInt8>, into lines: inout [Line]) {
    if !isDropping {
      if pending.isEmpty {
        lines.append(line(end))
      } else {
        pending += end
        lines.append(line(pending[...]))
      }
    }
    // A fresh array: the one that was filled belongs to the line now.
    pending = []
    isDropping = false
    number += 1
  }

  private mutating func keep(_ start: ArraySlice<UInt8>, into lines: inout [Line]) {
    if isDropping { return }
    pending += start
    // One byte more may be the \r of a line's end.
    guard pending.count > Self.maximumLength + 1 else { return }
    lines.append(line(pending[...]))
    pending = []
    isDropping = true
  }

  private func line(_ bytes: ArraySlice<UInt8>) -> Line {
    let bytes = bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes
    let isOverlong = bytes.count > Self.maximumLength
    return Line(bytes: isOverlong ? [] : bytes, number: number, isOverlong: isOverlong)
  }
}

extension ArraySlice<UInt8> {
  /// Looks at eight bytes at a time.
  fileprivate var firstNewline: Int? {
    withUnsafeBytes { bytes in
      var offset = 0
      // `offset + 8 <= count`, so each load stays inside.
      while offset + 8 <= bytes.count {
        let word = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        let zeros = word ^ 0x0A0A_0A0A_0A0A_0A0A
        if (zeros &- 0x0101_0101_0101_0101) & ~zeros & 0x8080_8080_8080_8080 != 0 { break }
        offset += 8
      }
      while offset < bytes.count, bytes[offset] != 0x0A { offset += 1 }
      return offset < bytes.count ? startIndex + offset : nil
    }
  }
}
