/// Beside which part of a message its avatar or accessory stands.
public enum VerticalPosition: Hashable, Sendable, CaseIterable {
  case cellTop, messageLabelTop, messageTop, messageCenter, messageBottom, cellBottom
}
