extension Theme {
  public func design(of kind: Banner.Kind) -> BannerDesign {
    switch kind {
    case .error: banners.error
    case .warning: banners.warning
    case .message: banners.message
    case .success: banners.success
    }
  }
}
