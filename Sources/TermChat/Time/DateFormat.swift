/// How a day is written: text with the fields of strftime that a day has.
///
/// `%A` Monday, `%a` Mon, `%b` Mar, `%d` 03, `%e` 3, `%m` 03, `%Y` 2025, `%y` 25, `%%` a per cent
/// sign.
public struct DateFormat: Hashable, Sendable {
  public let text: String
  private let pieces: [Piece]

  private enum Piece: Hashable {
    case text(String)
    case field(Character)
  }

  /// Nil where a field isn't one of a day.
  public init?(_ text: String) {
    self.text = text
    var pieces: [Piece] = []
    var rest = text[...]
    while let character = rest.popFirst() {
      guard character == "%" else {
        pieces.append(.text(String(character)))
        continue
      }
      guard let field = rest.popFirst(), Self.fields.contains(field) else { return nil }
      pieces.append(.field(field))
    }
    self.pieces = pieces
  }

  private static let fields: Set<Character> = ["A", "a", "b", "d", "e", "m", "Y", "y", "%"]
}

extension DateNames {
  /// The day as a format writes it.
  func day(_ time: LocalTime, as format: DateFormat) -> String {
    format.text(time, self)
  }
}

extension DateFormat {
  fileprivate func text(_ time: LocalTime, _ names: DateNames) -> String {
    pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .field(let field): Self.text(field, time, names)
      }
    }.joined()
  }

  private static func text(_ field: Character, _ time: LocalTime, _ names: DateNames) -> String {
    switch field {
    case "A": names.weekday(time)
    case "a": names.shortWeekday(time)
    case "b": names.month(time)
    case "d": time.day.digits(2)
    case "e": "\(time.day)"
    case "m": time.month.digits(2)
    case "Y": "\(time.year)"
    case "y": time.year.flooredDivision(by: 100).remainder.digits(2)
    default: "%"
    }
  }
}
