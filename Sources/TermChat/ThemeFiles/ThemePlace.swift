/// A part of a value, to read and to change.
///
/// Written `{ $1(&$0.title) }`: a key path does the same, but a hundred of them take the run time
/// a millisecond when the program starts.
struct ThemePlace<Whole, Value>: Sendable {
  typealias Change = @Sendable (_ whole: inout Whole, _ body: (inout Value) -> Void) -> Void

  private let change: Change

  init(_ change: @escaping Change) { self.change = change }

  func put(_ value: Value, in whole: inout Whole) { change(&whole) { $0 = value } }

  func change(_ whole: inout Whole, _ body: (inout Value) -> Void) { change(&whole, body) }

  /// What is there now; `initial` is only what a variable begins with.
  func value(in whole: Whole, initial: Value) -> Value {
    var (whole, value) = (whole, initial)
    change(&whole) { value = $0 }
    return value
  }
}
