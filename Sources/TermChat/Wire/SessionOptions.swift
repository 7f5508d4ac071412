/// The fields a `ready` line gave; options on the command line win over them.
public struct SessionOptions: Equatable, Sendable {
  public var session: String?
  public var user: String?
  public var columns: Int?
  public var rows: Int?
  public var clock: Instant?
  public var zone: String?
  public var language: String?
  public var theme: String?
  public var ascii: Bool?
  public var color: String?
  public var keepsHistory: Bool?
  public var motion: Bool?

  public init() {}
}
