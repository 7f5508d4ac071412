/// A measured number beside its goal.
struct Figure {
  enum Goal {
    case atMost(Double)
    case atLeast(Double)
    case none
  }

  var value: Double
  var unit: String
  var goal: Goal

  init(_ value: Double, _ unit: String, _ goal: Goal = .none) {
    self.value = value
    self.unit = unit
    self.goal = goal
  }

  var isMet: Bool {
    switch goal {
    case .atMost(let limit): value <= limit
    case .atLeast(let limit): value >= limit
    case .none: true
    }
  }
}

extension Figure {
  var text: String { Self.text(value) + " " + unit }

  var goalText: String {
    switch goal {
    case .atMost(let limit): "≤ " + Self.text(limit)
    case .atLeast(let limit): "≥ " + Self.text(limit)
    case .none: ""
    }
  }

  var verdict: String {
    if case .none = goal { "" } else { isMet ? "met" : "MISSED" }
  }

  /// Whole numbers as such, others with two places.
  private static func text(_ value: Double) -> String {
    guard value.isFinite else { return "–" }
    if value == value.rounded() { return String(Int(value)) }
    let hundredths = Int((value * 100).rounded())
    let rest = String(hundredths % 100)
    return "\(hundredths / 100).\(rest.utf8.count == 1 ? "0" + rest : rest)"
  }
}
