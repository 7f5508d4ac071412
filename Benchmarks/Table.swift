import Glibc

/// Prints figures line by line, as they are measured.
struct Table {
  private(set) var missed = 0

  mutating func heading(_ text: String) {
    print("\n\(text)")
    row("", "measured", "goal", "")
  }

  mutating func add(_ work: String, _ figure: Figure) {
    if !figure.isMet { missed += 1 }
    row(work, figure.text, figure.goalText, figure.verdict)
  }

  private func row(_ work: String, _ value: String, _ goal: String, _ verdict: String) {
    print(
      pad(work, 46), String(repeating: " ", count: max(0, 14 - value.count)) + value, " ",
      pad(goal, 9), verdict)
    fflush(nil)
  }

  private func pad(_ text: String, _ count: Int) -> String {
    text + String(repeating: " ", count: max(0, count - text.count))
  }
}
