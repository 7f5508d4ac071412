extension Theme {
  public func design(of kind: Banner.Kind) -> BannerDesign {
    switch kind {
    case .error: error
    case .warning: warning
    case .message: message
    case .success: success
    }
  }
}
