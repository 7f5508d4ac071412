/// Sizes of files and texts for people, in powers of 1,000.
public enum ByteSize {
  private static let units = ["kB", "MB", "GB", "TB", "PB", "EB"]

  /// `812 B`, `1.4 kB`, `50 MB`.
  public static func text(_ bytes: some BinaryInteger) -> String {
    guard bytes >= 1_000 else { return "\(max(0, bytes)) B" }
    var tenths = UInt64(clamping: bytes) / 100
    var unit = 0
    while tenths >= 10_000, unit + 1 < units.count {
      tenths /= 1_000
      unit += 1
    }
    let hasTenths = tenths < 100 && tenths % 10 > 0
    return "\(tenths / 10)\(hasTenths ? ".\(tenths % 10)" : "") \(units[unit])"
  }
}
