/// How far an own message has come.
public enum DeliveryStatus: String, Hashable, Sendable, CaseIterable {
  case sending, sent, delivered, read, failed
}
