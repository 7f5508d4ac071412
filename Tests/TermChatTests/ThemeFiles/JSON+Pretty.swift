@testable import TermChat

extension JSON {
  /// On lines of their own what doesn't fit on one of 96 characters.
  func pretty(_ indent: String = "", after used: Int = 0) -> String {
    let line = spaced
    let inner = indent + "  "
    if indent.count + used + line.count <= 96 { return line }
    switch self {
    case .array(let values):
      let lines = values.map { inner + $0.pretty(inner) }
      return "[\n" + lines.joined(separator: ",\n") + "\n\(indent)]"
    case .object(let members):
      let lines = members.map { member in
        let key = JSON.string(member.key).text + ": "
        return inner + key + member.value.pretty(inner, after: key.count + 1)
      }
      return "{\n" + lines.joined(separator: ",\n") + "\n\(indent)}"
    default: return line
    }
  }

  private var spaced: String {
    switch self {
    case .array(let values): "[" + values.map(\.spaced).joined(separator: ", ") + "]"
    case .object(let members):
      "{ "
        + members.map { JSON.string($0.key).text + ": " + $0.value.spaced }
        .joined(separator: ", ") + " }"
    default: text
    }
  }
}
