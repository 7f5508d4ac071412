import CMarkdown
import TermChat

/// Makes a tree of what md4c reports on its way through the source.
struct MarkdownBuilder {
  /// How many more reports are taken.
  var budget: Int
  private(set) var blocks: [MarkdownBlock] = []
  private var containers = ContainerStack()
  private var inline = InlineBuilder()
  private var language = ""
  private var table = TableBuilder()

  init(budget: Int) { self.budget = budget }
}

extension MarkdownBuilder {
  mutating func enter(block kind: MD_BLOCKTYPE, _ detail: UnsafeMutableRawPointer?) {
    finishParagraph()
    switch kind {
    case MD_BLOCK_QUOTE, MD_BLOCK_UL, MD_BLOCK_OL, MD_BLOCK_LI: containers.enter(kind, detail)
    case MD_BLOCK_CODE: language = BlockDetail.language(detail)
    case MD_BLOCK_TABLE: table = TableBuilder()
    case MD_BLOCK_TH: table.add(BlockDetail.alignment(detail))
    default: break
    }
  }

  mutating func leave(block kind: MD_BLOCKTYPE, _ detail: UnsafeMutableRawPointer?) {
    switch kind {
    case MD_BLOCK_HR: add(.rule)
    case MD_BLOCK_H: add(.heading(BlockDetail.level(detail), inline.take()))
    case MD_BLOCK_CODE: finishCode()
    case MD_BLOCK_TH, MD_BLOCK_TD: table.add(inline.take())
    case MD_BLOCK_TR: table.endRow()
    case MD_BLOCK_TABLE: add(.table(table.table))
    default: finishParagraph()
    }
    guard let container = containers.leave(kind) else { return }
    add(container)
  }

  mutating func enter(span kind: MD_SPANTYPE, _ detail: UnsafeMutableRawPointer?) {
    inline.enter(kind, detail)
  }

  mutating func leave(span kind: MD_SPANTYPE) { inline.leave(kind) }

  mutating func add(_ kind: MD_TEXTTYPE, _ start: UnsafePointer<CChar>?, _ size: Int) {
    inline.add(kind, start, size)
  }
}

extension MarkdownBuilder {
  /// In a tight list the text of an item comes without a paragraph round it.
  private mutating func finishParagraph() {
    if !inline.isEmpty { add(.paragraph(inline.take())) }
  }

  private mutating func finishCode() {
    var text = inline.take().text
    if text.utf8.last == 0x0A { text.removeLast() }
    add(.code(text, language: language))
  }

  private mutating func add(_ block: MarkdownBlock) {
    if !containers.add(block) { blocks.append(block) }
  }
}
