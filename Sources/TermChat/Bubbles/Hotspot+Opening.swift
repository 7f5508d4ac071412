extension Hotspot.Action {
  /// Opens a page or a mailbox; nil for an address that may not be handed to the system.
  public static func opening(_ address: String) -> Hotspot.Action? {
    WebAddress(address).map { .open($0.text) }
  }
}
