/// Something to choose in the panel of a tab.
public struct InputChoice: Hashable, Sendable {
  public enum Action: Hashable, Sendable {
    /// Writes into the draft; the panel stays open.
    case insert(String)
    /// Sends a message of its own, and leaves the draft alone.
    case send(String)
    /// Tells the other side: a `press` of `tab` with this value.
    case press(String)
    /// Has the host look at a file to be sent.
    case attach(String)
    /// Goes on with another filter, as into a folder.
    case filter(String)
  }

  public var label: String
  public var detail: String
  public var action: Action

  public init(_ label: String, detail: String = "", _ action: Action) {
    self.label = label
    self.detail = detail
    self.action = action
  }
}
