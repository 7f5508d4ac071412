/// A part of a text that can be pressed: a link, a name, a day.
public struct Detection: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    case url, email, phone, date, mention, hashtag
    /// What a pattern of that name has found.
    case custom(String)
  }

  public var kind: Kind
  public var range: Range<String.Index>
  /// What pressing it gives: a whole URL for links and e-mail addresses, else the text in `range`.
  public var value: String

  public init(kind: Kind, range: Range<String.Index>, value: String) {
    self.kind = kind
    self.range = range
    self.value = value
  }
}

extension Detection.Kind {
  /// Among finds of one length the lowest stays.
  var rank: Int {
    switch self {
    case .custom: 0
    case .url: 1
    case .email: 2
    case .date: 3
    case .phone: 4
    case .mention: 5
    case .hashtag: 6
    }
  }

  func value(of text: String) -> String {
    switch self {
    case .url: text.prefix(4).lowercased() == "www." ? "https://" + text : text
    case .email: "mailto:" + text
    default: text
    }
  }
}
