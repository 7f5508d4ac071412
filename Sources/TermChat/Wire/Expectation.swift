/// What a script says the screen must show.
public struct Expectation: Hashable, Sendable {
  public var text: String
  /// Zero-based; negative counts from the bottom; nil: anywhere.
  public var row: Int?
  /// It must not be there.
  public var isAbsent: Bool

  public init(text: String, row: Int? = nil, isAbsent: Bool = false) {
    self.text = text
    self.row = row
    self.isAbsent = isAbsent
  }
}

extension Expectation {
  public func isMet(by surface: Surface) -> Bool {
    lines(of: surface).contains { $0.contains(text) } != isAbsent
  }

  private func lines(of surface: Surface) -> [String] {
    guard let row else { return surface.textLines }
    let index = row < 0 ? surface.size.rows + row : row
    return surface.textLines.indices.contains(index) ? [surface.textLines[index]] : []
  }

  /// What wasn't met, for a diagnostic.
  public var description: String {
    let place = row.map { " in row \($0)" } ?? ""
    return (isAbsent ? "no " : "") + "“\(text)” on the screen\(place)"
  }
}
