/// A delivery status with what is known about it.
public struct Delivery: Hashable, Sendable {
  public var status: DeliveryStatus
  /// Why it failed.
  public var reason: String?
  /// 0…1 while something is transferred.
  public var progress: Double?

  public init(_ status: DeliveryStatus, reason: String? = nil, progress: Double? = nil) {
    self.status = status
    self.reason = reason
    self.progress = progress
  }
}
