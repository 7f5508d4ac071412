/// A message kind inside another one: equatable, which a bare existential isn't.
public struct KindBox: Hashable, Sendable {
  public var kind: any MessageKind

  public init(_ kind: any MessageKind) { self.kind = kind }

  public static func == (left: KindBox, right: KindBox) -> Bool {
    left.kind.isEqual(to: right.kind)
  }

  public func hash(into hasher: inout Hasher) { kind.hash(into: &hasher) }
}
