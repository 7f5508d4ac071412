/// A file to be sent.
public struct Attachment: Hashable, Sendable {
  /// Where it is, from the root of the file system.
  public var path: String
  public var bytes: Int64
  /// How many characters stand before it in a text that shows it already; nil for a new one.
  public var place: Int?

  public init(path: String, bytes: Int64, place: Int? = nil) {
    self.path = path
    self.bytes = bytes
    self.place = place
  }

  /// What people call it: the last part of its path.
  public var name: String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}
