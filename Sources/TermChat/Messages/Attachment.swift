/// A file to be sent.
public struct Attachment: Hashable, Sendable {
  /// Where it is, from the root of the file system.
  public var path: String
  public var bytes: Int64

  public init(path: String, bytes: Int64) {
    self.path = path
    self.bytes = bytes
  }

  /// What people call it: the last part of its path.
  public var name: String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}
