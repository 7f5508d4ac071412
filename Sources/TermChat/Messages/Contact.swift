/// Somebody's address card.
public struct Contact: MessageKind {
  public var person: String
  public var initials: String?
  public var phones: [String]
  public var emails: [String]
  public var name: String { "contact" }
  public var text: String { ([person] + phones + emails).joined(separator: "\n") }

  public init(
    _ person: String, initials: String? = nil, phones: [String] = [], emails: [String] = []
  ) {
    self.person = person
    self.initials = initials
    self.phones = phones
    self.emails = emails
  }
}
