public import TermChat

/// What the user wants of the terminal.
public struct TerminalOptions: Hashable, Sendable {
  public enum ColorMode: String, Hashable, Sendable, CaseIterable {
    /// As many as there are, none where `NO_COLOR` is set.
    case auto
    case always, never
  }

  public var color: ColorMode
  /// The most that are used.
  public var depth: ColorDepth
  /// Whether clicks and the wheel come here; selecting text then needs Shift.
  public var mouse: Bool

  public init(color: ColorMode = .auto, depth: ColorDepth = .rgb, mouse: Bool = true) {
    self.color = color
    self.depth = depth
    self.mouse = mouse
  }
}

extension TerminalOptions {
  func usesColor(_ environment: [String: String]) -> Bool {
    guard depth > .none else { return false }
    return switch color {
    case .auto: environment["NO_COLOR", default: ""].isEmpty
    case .always: true
    case .never: false
    }
  }
}
