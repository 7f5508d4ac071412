extension Symbols {
  public func icon(of kind: Banner.Kind) -> String {
    switch kind {
    case .error: error
    case .warning: warning
    case .message: message
    case .success: success
    }
  }
}
