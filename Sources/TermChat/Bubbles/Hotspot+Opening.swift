extension Hotspot.Action {
  // Longer ones no browser takes.
  private static let longestAddress = 2_048

  /// What opens an address from outside; nil unless it is a web or mail address.
  public static func opening(_ address: String) -> Hotspot.Action? {
    guard address.utf8.count <= longestAddress,
      address.unicodeScalars.allSatisfy({ $0.value > 0x20 && !(0x7F...0xA0).contains($0.value) })
    else { return nil }
    let start = address.prefix(8).lowercased()
    let isKnown = ["http://", "https://", "mailto:"].contains(where: start.hasPrefix)
    return isKnown ? .open(address) : nil
  }
}
