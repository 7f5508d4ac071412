/// A terminal that only remembers: the device of tests and of `--headless`.
public struct HeadlessTerminal: Terminal {
  public private(set) var size: Size
  public private(set) var frame: Frame?
  /// The text that was copied last.
  public private(set) var copied: String?

  public init(size: Size) { self.size = size }

  public mutating func show(_ frame: Frame) { self.frame = frame }

  public mutating func resize(to size: Size) { self.size = size }

  @discardableResult
  public mutating func copy(_ text: String) -> CopyOutcome {
    let clean = GlyphFilter().clean(text)
    if !clean.isEmpty { copied = clean }
    return .sent
  }
}
