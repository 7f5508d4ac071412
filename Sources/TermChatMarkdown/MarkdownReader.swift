import CMarkdown
import TermChat

/// Reads markdown as GitHub means it: tables, tasks, strike-through, bare addresses; HTML is text.
struct MarkdownReader {
  /// Nil when a short source makes a long document of itself: rows filled up to a thousand cells.
  func blocks(of source: String) -> [MarkdownBlock]? {
    // A string of its own, which ends with a zero: md4c 0.4.8 may look a byte too far.
    var source = source + "\n"
    var builder = MarkdownBuilder(budget: source.utf8.count * 8 + 4_096)
    let result = source.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { parse($0, into: &builder) }
    }
    return result == 0 ? builder.blocks : nil
  }

  private func parse(
    _ bytes: UnsafeBufferPointer<CChar>, into builder: inout MarkdownBuilder
  ) -> Int32 {
    var parser = MD_PARSER()
    parser.flags = termchat_markdown_flags
    parser.enter_block = { kind, detail, place in
      MarkdownReader.pass(to: place) { $0.enter(block: kind, detail) }
    }
    parser.leave_block = { kind, detail, place in
      MarkdownReader.pass(to: place) { $0.leave(block: kind, detail) }
    }
    parser.enter_span = { kind, detail, place in
      MarkdownReader.pass(to: place) { $0.enter(span: kind, detail) }
    }
    parser.leave_span = { kind, _, place in
      MarkdownReader.pass(to: place) { $0.leave(span: kind) }
    }
    parser.text = { kind, text, size, place in
      MarkdownReader.pass(to: place) { $0.add(kind, text, Int(size)) }
    }
    return withUnsafeMutablePointer(to: &builder) {
      md_parse(bytes.baseAddress, MD_SIZE(bytes.count), &parser, $0)
    }
  }

  /// Not 0 ends the reading.
  private static func pass(
    to place: UnsafeMutableRawPointer?, _ body: (inout MarkdownBuilder) -> Void
  ) -> Int32 {
    guard let place else { return -1 }
    // md4c hands back what `parse` gave it, which lives until md_parse returns.
    let builder = place.assumingMemoryBound(to: MarkdownBuilder.self)
    builder.pointee.budget -= 1
    body(&builder.pointee)
    return builder.pointee.budget < 0 ? -1 : 0
  }
}
