/// How big a file is, as people say it: `512 bytes`, `34 kB`, `1.2 MB`.
///
/// A kilobyte has 1000 bytes.
public struct FileSize: Hashable, Sendable {
  public var bytes: Int64

  public init(_ bytes: Int64) { self.bytes = bytes }

  private static let units = ["kB", "MB", "GB", "TB", "PB", "EB"]
}

extension FileSize: CustomStringConvertible {
  public var description: String {
    let bytes = max(0, bytes)
    guard bytes >= 1_000 else { return bytes == 1 ? "1 byte" : "\(bytes) bytes" }
    var unit = 0
    // Tenths of the unit, rounded down.
    var tenths = bytes / 100
    while tenths >= 10_000, unit + 1 < Self.units.count {
      tenths /= 1_000
      unit += 1
    }
    let whole = tenths / 10
    let shows = whole < 10 && tenths % 10 > 0
    return "\(whole)\(shows ? ".\(tenths % 10)" : "") \(Self.units[unit])"
  }
}
