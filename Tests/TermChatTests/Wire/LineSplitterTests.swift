import Testing

@testable import TermChat

struct LineSplitterTests {
  @Test(arguments: [1, 2, 3, 7, 64])
  func `Lines are the same however the bytes come`(size: Int) {
    let bytes = Array("one\n\r\ntwo\r\n\n  three is longer than eight\nlast".utf8)
    var splitter = LineSplitter()
    var lines: [LineSplitter.Line] = []
    for start in stride(from: 0, to: bytes.count, by: size) {
      lines += splitter.feed(bytes[start..<min(start + size, bytes.count)])
    }
    if let last = splitter.finish() { lines.append(last) }
    #expect(
      lines.map { String(decoding: $0.bytes, as: UTF8.self) }
        == ["one", "", "two", "", "  three is longer than eight", "last"])
    #expect(lines.map(\.number) == [1, 2, 3, 4, 5, 6])
    #expect(splitter.finish() == nil)
  }

  @Test func `Only a line over 1 MiB is dropped, and told once`() {
    let limit = LineSplitter.maximumLength
    var splitter = LineSplitter()
    let longest = Array(repeating: UInt8(ascii: "a"), count: limit)
    #expect(splitter.feed(longest + Array("\r\n".utf8)).map(\.isOverlong) == [false])
    #expect(splitter.feed(longest + Array("b\n".utf8)).map(\.isOverlong) == [true])
    let chunk = Array(repeating: UInt8(ascii: "a"), count: 1 << 16)
    let told = (0..<160).flatMap { _ in splitter.feed(chunk) }
    #expect(told.map(\.number) == [3])
    #expect(told.map(\.isOverlong) == [true])
    let rest = splitter.feed(Array("end\nnext\n".utf8))
    #expect(rest.map(\.number) == [4])
    #expect(splitter.finish() == nil)
  }

  @Test func `A long line byte by byte takes linear time`() {
    var splitter = LineSplitter()
    for _ in 0..<200_000 { #expect(splitter.feed([97]).isEmpty) }
    #expect(splitter.finish()?.bytes.count == 200_000)
  }
}
