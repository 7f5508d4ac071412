import TermChat

extension MarkdownLayout {
  func list(_ list: MarkdownList) -> Presentation {
    let last = (list.start ?? 0) + list.items.count - 1
    let digits = list.start == nil ? 0 : String(last).count
    var presentation = Presentation(lines: [])
    for (index, item) in list.items.enumerated() {
      if index > 0, !list.isTight { presentation.addGap() }
      let number = list.start.map { padded($0 + index, to: digits) + list.delimiter }
      presentation.append(self.item(item, marker: number ?? bullet, isTight: list.isTight))
    }
    return presentation
  }

  private func item(
    _ item: MarkdownList.Item, marker: String, isTight: Bool
  ) -> Presentation {
    let symbols = context.appearance.symbols
    let marker = item.isChecked.map { $0 ? symbols.checked : symbols.unchecked } ?? marker
    let first = cells(marker + " ", context.styles.text)
    var inner = self
    inner.level += 1
    let indent = cells(String(repeating: " ", count: first.columns), context.styles.text)
    return inset(first, indent, isMark: true) { columns in
      inner.context.columns = columns
      return inner.presentation(of: item.blocks, isTight: isTight)
    }
  }

  private var bullet: String {
    let bullets = context.appearance.symbols.bullets
    return bullets.isEmpty ? "" : bullets[level % bullets.count]
  }

  private func padded(_ number: Int, to digits: Int) -> String {
    let digitsMissing = digits - String(number).count
    return String(repeating: " ", count: max(0, digitsMissing)) + String(number)
  }
}
