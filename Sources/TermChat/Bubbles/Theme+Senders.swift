extension Theme {
  /// The sender's own colour, or the one its id stands for: FNV-1a, the same in every process.
  public func color(of sender: Sender) -> Color {
    if let color = sender.color { return color }
    guard !senders.isEmpty else { return .terminal }
    let hash = sender.id.utf8.reduce(2_166_136_261 as UInt32) { ($0 ^ UInt32($1)) &* 16_777_619 }
    return senders[Int(hash % UInt32(senders.count))]
  }
}
