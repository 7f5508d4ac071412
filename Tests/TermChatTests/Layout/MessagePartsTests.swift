import TestSupport
import Testing

@testable import TermChat

@Suite("The seven parts of a message")
struct MessagePartsTests {
  private func parts(
    _ vertical: VerticalPosition, _ horizontal: AvatarPosition.Horizontal = .leading,
    labels: (Int, Int, Int, Int) = (0, 0, 0, 0), bubble: Int = 3, avatar: Int = 1,
    accessory: Int = 0, side: MessageSide = .incoming
  ) -> MessageParts {
    var parts = MessageParts(
      columns: 40, side: side, bubble: Size(rows: bubble, columns: 12))
    let label = { (rows: Int) in Size(rows: rows, columns: rows == 0 ? 0 : 6) }
    parts.cellTopLabel = label(labels.0)
    parts.messageTopLabel = label(labels.1)
    parts.messageBottomLabel = label(labels.2)
    parts.cellBottomLabel = label(labels.3)
    parts.avatar = Size(rows: avatar, columns: avatar == 0 ? 0 : 4)
    parts.avatarPosition = AvatarPosition(horizontal, vertical)
    parts.avatarColumns = 5
    parts.accessory = Size(rows: accessory, columns: accessory == 0 ? 0 : 2)
    parts.margin = 1
    return parts
  }

  /// The rule as MessageKit's documentation has it.
  private func rows(
    _ vertical: VerticalPosition, _ labels: (Int, Int, Int, Int), _ bubble: Int, _ avatar: Int,
    _ accessory: Int
  ) -> Int {
    let (cellTop, top, bottom, cellBottom) = labels
    let all = cellTop + top + bubble + bottom + cellBottom
    let rows =
      switch vertical {
      case .cellTop, .cellBottom, .messageCenter: max(avatar, all)
      case .messageBottom: bottom + cellBottom + max(bubble + cellTop + top, avatar)
      case .messageTop: cellTop + top + max(bubble + bottom + cellBottom, avatar)
      case .messageLabelTop: cellTop + max(bubble + bottom + top + cellBottom, avatar)
      }
    return max(rows, accessory)
  }

  @Test("are as high as MessageKit's, nothing lies outside, and none covers another")
  func rule() {
    for vertical in VerticalPosition.allCases {
      for horizontal in AvatarPosition.Horizontal.allCases {
        for mask in 0..<16 {
          let labels = (mask & 1, mask >> 1 & 1, mask >> 2 & 1, mask >> 3 & 1)
          for (bubble, avatar, accessory) in [
            (1, 0, 0), (1, 1, 1), (3, 1, 1), (1, 4, 0), (3, 9, 1), (2, 2, 12), (5, 3, 3),
          ] {
            for side in [MessageSide.incoming, .outgoing] {
              let parts = parts(
                vertical, horizontal, labels: labels, bubble: bubble, avatar: avatar,
                accessory: accessory, side: side)
              check(parts, rows: rows(vertical, labels, bubble, avatar, accessory))
            }
          }
        }
      }
    }
  }

  @Test("never cover one another, whatever their sizes")
  func property() {
    for seed: UInt64 in 0..<20_000 {
      var random = Randomness(seed: seed)
      let one = { (random: inout Randomness) in Int.random(in: 0...1, using: &random) }
      var parts = MessageParts(
        columns: Int.random(in: 40...120, using: &random),
        side: .random(using: &random) ? .incoming : .outgoing,
        bubble: Size(
          rows: Int.random(in: 1...9, using: &random),
          columns: Int.random(in: 1...20, using: &random)))
      let label = { (random: inout Randomness) -> Size in
        let rows = one(&random)
        return Size(rows: rows, columns: rows * Int.random(in: 1...20, using: &random))
      }
      parts.cellTopLabel = label(&random)
      parts.messageTopLabel = label(&random)
      parts.messageBottomLabel = label(&random)
      parts.cellBottomLabel = label(&random)
      let rows = Int.random(in: 0...8, using: &random)
      parts.avatar = Size(
        rows: rows, columns: rows == 0 ? 0 : Int.random(in: 1...6, using: &random))
      parts.avatarColumns = parts.avatar.columns + 1
      parts.avatarPosition = AvatarPosition(
        AvatarPosition.Horizontal.allCases.randomElement(using: &random) ?? .natural,
        VerticalPosition.allCases.randomElement(using: &random) ?? .cellTop)
      let high = Int.random(in: 0...12, using: &random)
      parts.accessory = Size(rows: high, columns: min(high, 1) * 3)
      parts.accessoryPosition =
        VerticalPosition.allCases.randomElement(using: &random) ?? .messageCenter
      parts.margin = one(&random)
      let labels = (
        parts.cellTopLabel.rows, parts.messageTopLabel.rows, parts.messageBottomLabel.rows,
        parts.cellBottomLabel.rows
      )
      check(
        parts,
        rows: self.rows(
          parts.avatarPosition.vertical, labels, parts.bubble.rows, parts.avatar.rows,
          parts.accessory.rows), "seed \(seed)")
    }
  }

  private func check(_ parts: MessageParts, rows: Int, _ hint: String = "") {
    let frames = parts.frames
    let hint = "\(hint) \(parts) \(frames)"
    #expect(frames.rows == rows, "\(hint)")
    let cell = Rect(row: 0, column: 0, rows: frames.rows, columns: parts.columns)
    // MessageKit lets an accessory stand beside the labels: columns of its own aren't kept there.
    let all = [
      frames.cellTopLabel, frames.messageTopLabel, frames.bubble, frames.messageBottomLabel,
      frames.cellBottomLabel, frames.avatar,
    ].filter { !$0.isEmpty }
    for rect in all + [frames.accessory].filter({ !$0.isEmpty }) {
      #expect(rect.intersection(cell) == rect, "\(hint)")
    }
    for (index, rect) in all.enumerated() {
      for other in all[(index + 1)...] {
        #expect(rect.intersection(other).isEmpty, "\(hint)")
      }
    }
    #expect(frames.bubble.intersection(frames.accessory).isEmpty, "\(hint)")
    #expect(frames.avatar.intersection(frames.accessory).isEmpty, "\(hint)")
    // From top to bottom.
    let order = [
      frames.cellTopLabel, frames.messageTopLabel, frames.bubble, frames.messageBottomLabel,
      frames.cellBottomLabel,
    ].filter { !$0.isEmpty }
    for (upper, lower) in zip(order, order.dropFirst()) {
      #expect(upper.rows.upperBound <= lower.rows.lowerBound, "\(hint)")
    }
  }

  @Test(
    "have the avatar beside what it is named after",
    arguments: [
      (VerticalPosition.cellTop, 0), (.messageLabelTop, 1), (.messageTop, 2), (.messageCenter, 3),
      (.messageBottom, 4), (.cellBottom, 6),
    ])
  func avatarRow(vertical: VerticalPosition, row: Int) {
    let frames = parts(vertical, labels: (1, 1, 1, 1)).frames
    #expect(frames.rows == 7)
    #expect(frames.avatar == Rect(row: row, column: 0, rows: 1, columns: 4))
    #expect(frames.bubble == Rect(row: 2, column: 5, rows: 3, columns: 12))
    var accessory = parts(.cellBottom, labels: (1, 1, 1, 1), accessory: 1)
    accessory.accessoryPosition = vertical
    #expect(accessory.frames.accessory == Rect(row: row, column: 18, rows: 1, columns: 2))
  }

  @Test(
    "make room for an avatar higher than the bubble",
    arguments: [
      (VerticalPosition.cellTop, 0, 2, 6), (.messageLabelTop, 1, 2, 7), (.messageTop, 2, 2, 8),
      (.messageCenter, 0, 2, 6), (.messageBottom, 0, 4, 8), (.cellBottom, 0, 2, 6),
    ])
  func highAvatar(vertical: VerticalPosition, row: Int, bubble: Int, rows: Int) {
    let frames = parts(vertical, labels: (1, 1, 1, 1), bubble: 2, avatar: 6).frames
    #expect(frames.rows == rows)
    #expect(frames.avatar.rows == row..<row + 6)
    #expect(frames.bubble.rows == bubble..<bubble + 2)
  }

  @Test("stand on the avatar's side")
  func sides() {
    for (horizontal, side, avatar, bubble, label, accessory) in [
      (AvatarPosition.Horizontal.natural, MessageSide.incoming, 0, 5, 5, 18),
      (.natural, .outgoing, 36, 23, 29, 20), (.leading, .outgoing, 0, 5, 5, 18),
      (.trailing, .incoming, 36, 23, 29, 20),
    ] {
      let frames = parts(.cellBottom, horizontal, labels: (1, 1, 1, 1), accessory: 1, side: side)
        .frames
      #expect(frames.avatar.columns.lowerBound == avatar)
      #expect(frames.bubble.columns.lowerBound == bubble)
      #expect(frames.messageTopLabel.columns.lowerBound == label)
      #expect(frames.cellBottomLabel.columns.lowerBound == label)
      #expect(frames.cellTopLabel.columns.lowerBound == 17)
      #expect(frames.accessory.columns.lowerBound == accessory)
    }
  }

  @Test("have labels and avatar beside the text in the bubble's frame")
  func insets() {
    var parts = parts(.messageBottom, labels: (0, 1, 1, 0))
    parts.bubbleInsets = Insets(top: 1, left: 2, bottom: 1, right: 2)
    #expect(parts.frames.messageTopLabel.columns == 7..<13)
    #expect(parts.frames.avatar.rows == 2..<3)
    parts.avatarPosition.vertical = .messageTop
    #expect(parts.frames.avatar.rows == 2..<3)
    parts.avatar.rows = 4
    #expect(parts.frames.rows == 6 && parts.frames.avatar.rows == 2..<6)
    parts.avatarPosition = AvatarPosition(.trailing, .messageBottom)
    #expect(parts.frames.rows == 6 && parts.frames.avatar.rows == 0..<4)
    #expect(parts.frames.bubble.rows == 2..<5)
    #expect(parts.frames.messageTopLabel.columns == 27..<33)
  }
}
