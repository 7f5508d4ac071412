import CMarkdown

/// The quotes, lists and items that aren't over.
struct ContainerStack {
  private struct Container {
    /// Of a quote or an item.
    var blocks: [MarkdownBlock] = []
    var isChecked: Bool?
    /// Of a list.
    var list: MarkdownList?
  }

  private var open: [Container] = []
  // Quotes and lists that lie too deep to be shown.
  private var hidden = 0

  /// Deeper quotes and lists are shown as part of the one round them; a list counts twice.
  private static let deepest = 24
}

extension ContainerStack {
  mutating func enter(_ kind: MD_BLOCKTYPE, _ detail: UnsafeMutableRawPointer?) {
    guard hidden == 0, open.count < Self.deepest else {
      hidden += 1
      return
    }
    switch kind {
    case MD_BLOCK_QUOTE: open.append(Container())
    case MD_BLOCK_LI: open.append(Container(isChecked: BlockDetail.isChecked(detail)))
    default: open.append(Container(list: BlockDetail.list(kind, detail)))
    }
  }

  /// The block that is complete now: a quote or a list.
  mutating func leave(_ kind: MD_BLOCKTYPE) -> MarkdownBlock? {
    switch kind {
    case MD_BLOCK_QUOTE, MD_BLOCK_UL, MD_BLOCK_OL, MD_BLOCK_LI: break
    default: return nil
    }
    if hidden > 0 {
      hidden -= 1
      return nil
    }
    guard let container = open.popLast() else { return nil }
    if kind == MD_BLOCK_QUOTE { return .quote(container.blocks) }
    if let list = container.list { return .list(list) }
    guard !open.isEmpty else { return nil }
    open[open.count - 1].list?.items.append(
      MarkdownList.Item(isChecked: container.isChecked, blocks: container.blocks))
    return nil
  }

  /// Whether there is an open one that takes the block.
  mutating func add(_ block: MarkdownBlock) -> Bool {
    guard let last = open.indices.last else { return false }
    // Below a list there are only items, unless those lie too deep.
    if open[last].list == nil {
      open[last].blocks.append(block)
    } else {
      open[last].list?.items.append(MarkdownList.Item(blocks: [block]))
    }
    return true
  }
}
