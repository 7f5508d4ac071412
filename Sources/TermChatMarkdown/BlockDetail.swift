import CMarkdown
import TermChat

/// What md4c tells of a block or a span beside its kind: `detail` points to the structure of that
/// kind while the report lasts.
enum BlockDetail {
  static func level(_ detail: UnsafeMutableRawPointer?) -> Int {
    detail.map { Int($0.assumingMemoryBound(to: MD_BLOCK_H_DETAIL.self).pointee.level) } ?? 1
  }

  static func language(_ detail: UnsafeMutableRawPointer?) -> String {
    detail.map { $0.assumingMemoryBound(to: MD_BLOCK_CODE_DETAIL.self).pointee.lang.string } ?? ""
  }

  static func alignment(_ detail: UnsafeMutableRawPointer?) -> MarkdownTable.Alignment {
    switch detail?.assumingMemoryBound(to: MD_BLOCK_TD_DETAIL.self).pointee.align {
    case MD_ALIGN_CENTER: .center
    case MD_ALIGN_RIGHT: .right
    default: .left
    }
  }

  /// Nil for an item that isn't a task.
  static func isChecked(_ detail: UnsafeMutableRawPointer?) -> Bool? {
    let item = detail?.assumingMemoryBound(to: MD_BLOCK_LI_DETAIL.self).pointee
    guard let item, item.is_task != 0 else { return nil }
    return item.task_mark != 0x20
  }

  static func list(_ kind: MD_BLOCKTYPE, _ detail: UnsafeMutableRawPointer?) -> MarkdownList {
    guard let detail else { return MarkdownList() }
    if kind == MD_BLOCK_UL {
      let list = detail.assumingMemoryBound(to: MD_BLOCK_UL_DETAIL.self).pointee
      return MarkdownList(isTight: list.is_tight != 0)
    }
    let list = detail.assumingMemoryBound(to: MD_BLOCK_OL_DETAIL.self).pointee
    return MarkdownList(
      start: Int(list.start), delimiter: list.mark_delimiter == 0x29 ? ")" : ".",
      isTight: list.is_tight != 0)
  }
}

extension MD_ATTRIBUTE {
  /// Its entities decoded.
  var string: String {
    guard let start = text, let kinds = substr_types,
      let offsets = substr_offsets
    else { return "" }
    var string = ""
    var part = 0
    // The offsets end with the size.
    while offsets[part] < size {
      let length = Int(offsets[part + 1] - offsets[part])
      string += MarkdownText.decoded(kinds[part], start + Int(offsets[part]), length)
      part += 1
    }
    return string
  }
}
