/// A terminal that only remembers: the device of tests and of `--headless`.
public struct HeadlessTerminal: Terminal {
  public private(set) var size: Size
  public private(set) var frame: Frame?

  public init(size: Size) { self.size = size }

  public mutating func show(_ frame: Frame) { self.frame = frame }

  public mutating func resize(to size: Size) { self.size = size }
}
