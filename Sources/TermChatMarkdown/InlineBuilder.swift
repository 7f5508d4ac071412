import CMarkdown
import TermChat

/// Collects the text of one block in its looks.
struct InlineBuilder {
  private var text = AttributedText()
  // How many spans of each look are open: the inner one of two ends first.
  private var bold = 0
  private var italic = 0
  private var struck = 0
  private var code = 0
  private var link: String?
  private var picture = Picture()

  var isEmpty: Bool { text.isEmpty }

  mutating func take() -> AttributedText {
    defer { text = AttributedText() }
    return text
  }
}

extension InlineBuilder {
  mutating func enter(_ kind: MD_SPANTYPE, _ detail: UnsafeMutableRawPointer?) {
    switch kind {
    case MD_SPAN_A:
      link = detail?.assumingMemoryBound(to: MD_SPAN_A_DETAIL.self).pointee.href.string
    case MD_SPAN_IMG:
      picture.depth += 1
      guard picture.depth == 1 else { return }
      picture.address =
        detail?.assumingMemoryBound(to: MD_SPAN_IMG_DETAIL.self).pointee.src.string
      append("[image")
    default: count(kind, 1)
    }
  }

  mutating func leave(_ kind: MD_SPANTYPE) {
    switch kind {
    case MD_SPAN_A: link = nil
    case MD_SPAN_IMG:
      picture.depth -= 1
      guard picture.depth == 0 else { return }
      append("]")
      picture = Picture()
    default: count(kind, -1)
    }
  }

  mutating func add(_ kind: MD_TEXTTYPE, _ start: UnsafePointer<CChar>?, _ size: Int) {
    if picture.depth > 0, !picture.isNamed {
      picture.isNamed = true
      append(": ")
    }
    append(MarkdownText.decoded(kind, start, size))
  }
}

extension InlineBuilder {
  /// `[image: its alternative text]`; those in that text are part of it.
  private struct Picture {
    var depth = 0
    var isNamed = false
    var address: String?
  }

  private mutating func count(_ kind: MD_SPANTYPE, _ change: Int) {
    switch kind {
    case MD_SPAN_EM: italic += change
    case MD_SPAN_STRONG: bold += change
    case MD_SPAN_DEL: struck += change
    case MD_SPAN_CODE: code += change
    default: break
    }
  }

  private mutating func append(_ more: String) {
    var look = AttributedText.Look()
    if bold > 0 { look.insert(.bold) }
    if italic > 0 { look.insert(.italic) }
    if struck > 0 { look.insert(.strikethrough) }
    if code > 0 { look.insert(.code) }
    text.append(more, look, link: link ?? picture.address)
  }
}
