/// What is wrong in a JSON text: with its syntax, or with what a field holds.
public struct JSONFault: Error, Hashable, Sendable {
  /// The field's path (`contact.phones[2]`); "" for the whole text and for syntax.
  public var field: String
  public var expected: String
  public var found: String
  /// In bytes from the text's beginning; nil where only the field is known.
  public var offset: Int?

  public init(_ field: String = "", expected: String, found: String, offset: Int? = nil) {
    self.field = field
    self.expected = expected
    self.found = found
    self.offset = offset
  }
}

extension JSONFault {
  /// Says that the fault lies inside the member `key`.
  mutating func enter(_ key: String) { field = Self.path(Self.step(key), field) }

  /// Says that the fault lies inside the element at `index`.
  mutating func enter(_ index: Int) { field = Self.path("[\(index)]", field) }

  static func path(_ step: String, _ rest: String) -> String {
    rest.isEmpty || rest.hasPrefix("[") ? step + rest : step + "." + rest
  }

  /// A key as paths show it: quoted and cut where it could be mistaken for something else.
  static func step(_ key: String) -> String {
    let isPlain = key.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
    return isPlain && 1...40 ~= key.utf8.count ? key : JSON.string(key).excerpt
  }
}
