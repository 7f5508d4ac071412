/// A terminal that only remembers: the device of tests and of `--headless`.
public struct HeadlessTerminal: Terminal {
  public var size: Size
  public private(set) var frame: Frame?

  public init(size: Size) { self.size = size }

  public mutating func show(_ frame: Frame) { self.frame = frame }
}
