/// A device that shows frames.
public protocol Terminal {
  var size: Size { get }

  /// Makes the screen look like `frame`; cost grows with what differs from the last one.
  mutating func show(_ frame: Frame)

  /// The window has another size now; the next frame fits it.
  mutating func resize(to size: Size)

  /// The screen may show anything: the next frame paints all of it.
  mutating func redraw()

  /// Puts text, made safe, where the user pastes from; an empty one changes nothing.
  @discardableResult
  mutating func copy(_ text: String) -> CopyOutcome

  /// Gives the screen back, so that another program can have it.
  mutating func release()

  /// Takes the screen again.
  mutating func resume()

  /// Gives the screen back, stops the process until it is continued, and takes the screen again.
  mutating func suspend()
}

extension Terminal {
  public mutating func redraw() {}
  public mutating func release() {}
  public mutating func resume() {}
  public mutating func suspend() {}
}
