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
      append(all.prefix(4))
    case .letter: append(all.prefix(1 + 4))
    case .flag: append(all.prefix(2 + 4))
    case .keycap: append(all.prefix(3 + 4))
    case .emoji(let count): append(all.prefix(count + 4))
    }
  }

  // Not `append(contentsOf:)`, which copies the whole text each time.
  private mutating func append(_ part: ArraySlice<Unicode.Scalar>) {
    for scalar in part { scalars.append(scalar) }
  }
}
