/// A key with the modifiers held.
public struct Key: Hashable, Sendable {
  public enum Code: Hashable, Sendable {
    case character(Character)
    case enter, escape, tab, backspace, delete, insert
    case up, down, left, right, pageUp, pageDown, home, end
    case function(Int)
  }

  public struct Modifiers: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let control = Modifiers(rawValue: 1)
    public static let alt = Modifiers(rawValue: 2)
    public static let shift = Modifiers(rawValue: 4)
  }

  public var code: Code
  public var modifiers: Modifiers

  /// A character carries its own shift: `Shift-a` is `A`; with control it is lower case.
  public init(_ code: Code, _ modifiers: Modifiers = []) {
    self.code = code
    self.modifiers = modifiers
  }
}

extension Key {
  private static let names: [(name: String, code: Code)] = [
    ("Enter", .enter), ("Esc", .escape), ("Tab", .tab), ("Space", .character(" ")),
    ("Backspace", .backspace), ("Delete", .delete), ("Insert", .insert), ("Up", .up),
    ("Down", .down), ("Left", .left), ("Right", .right), ("PageUp", .pageUp),
    ("PageDown", .pageDown), ("Home", .home), ("End", .end),
  ]

  private static let prefixes: [(name: String, modifier: Modifiers)] = [
    ("Ctrl-", .control), ("Alt-", .alt), ("Shift-", .shift),
  ]

  /// Reads `Enter`, `Shift-Tab`, `Ctrl-a`, `F1`, or one character; nil for anything else.
  public init?(name: String) {
    var rest = Substring(name)
    var modifiers: Modifiers = []
    while let prefix = Self.prefixes.first(where: { rest.hasPrefix($0.name) }),
      rest.count > prefix.name.count
    {
      rest = rest.dropFirst(prefix.name.count)
      modifiers.insert(prefix.modifier)
    }
    guard let code = Self.code(named: rest) else { return nil }
    self.init(code, modifiers)
    normalize()
  }

  private static func code(named name: Substring) -> Code? {
    if let known = names.first(where: { $0.name == name }) { return known.code }
    if name.count == 1, let character = name.first { return .character(character) }
    guard name.first == "F", let number = Int(name.dropFirst()), 1...24 ~= number else {
      return nil
    }
    return .function(number)
  }

  mutating func normalize() {
    guard case .character(let character) = code, character.isLetter else { return }
    if modifiers.contains(.control) {
      code = .character(Character(character.lowercased()))
    } else if modifiers.remove(.shift) != nil, character.uppercased().count == 1 {
      code = .character(Character(character.uppercased()))
    }
  }
}

extension Key: CustomStringConvertible {
  /// The name the protocol uses; reading it gives the same key.
  public var description: String {
    let held = Self.prefixes.filter { modifiers.contains($0.modifier) }.map(\.name).joined()
    return held + codeName
  }

  private var codeName: String {
    switch code {
    case .character(let character) where character != " ": String(character)
    case .function(let number): "F\(number)"
    default: Self.names.first { $0.code == code }?.name ?? ""
    }
  }
}
