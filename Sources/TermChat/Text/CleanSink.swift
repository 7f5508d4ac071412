/// Collects safe text in full form.
struct CleanSink: TextSink {
  let oneLine: Bool
  private var scalars = String.UnicodeScalarView()

  init(oneLine: Bool) { self.oneLine = oneLine }

  var text: String { String(scalars) }

  mutating func newline() { scalars.append(oneLine ? " " : "\n") }
  mutating func tab() { scalars.append(oneLine ? " " : "\t") }
  mutating func simple(_ scalar: Unicode.Scalar, columns: UInt8) { scalars.append(scalar) }

  mutating func cluster(_ cluster: Cluster) {
    let all = cluster.scalars
    switch cluster.kind {
    case .marks:
      scalars.append("\u{25CC}")
      scalars.append(contentsOf: all.prefix(4))
    case .letter: scalars.append(contentsOf: all.prefix(1 + 4))
    case .flag: scalars.append(contentsOf: all.prefix(2 + 4))
    case .keycap: scalars.append(contentsOf: all.prefix(3 + 4))
    case .emoji(let count): scalars.append(contentsOf: all.prefix(count + 4))
    }
  }
}
