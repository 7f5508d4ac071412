/// A history that is made when it is looked at, so that it may have any length and takes no room.
public struct GeneratedHistory: Sendable {
  public let count: Int
  private let make: @Sendable (Int) -> Message

  /// `make` answers for 0 (the oldest) to `count - 1`, always the same; ids are given here.
  public init(count: Int, make: @escaping @Sendable (Int) -> Message) {
    self.count = max(0, count)
    self.make = make
  }

  /// No history at all.
  public static let none = GeneratedHistory(count: 0) { _ in Message(from: "", Text("")) }

  public func message(at index: Int) -> Message {
    var message = make(index)
    message.id = "h-\(index)"
    return message
  }

  public func index(of id: String) -> Int? {
    guard id.hasPrefix("h-"), let index = Int(id.dropFirst(2)) else { return nil }
    return (0..<count).contains(index) ? index : nil
  }
}
