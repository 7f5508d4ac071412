/// Messages on their way to their places.
///
/// A function of time: a new message slides in from its sender's side, those round one that went or
/// changed glide to where they are now. Four frames each, and nothing waits for them.
struct Motion: Sendable {
  /// Off where motion isn't wanted.
  var isOn = false
  private var arrivals: [Arrival] = []
  private var glide: Glide?

  private struct Arrival: Sendable {
    var id: String
    var since: Instant
  }

  private struct Glide: Sendable {
    var from: [ShownBlock]
    var since: Instant
  }

  /// Milliseconds a frame of an arrival stays: 0.2 s in all (NMessenger's run from 0.15 to 0.3 s).
  private static let arrivalStep: Int64 = 50
  /// Of a glide: 0.3 s in all (NMessenger's groups).
  private static let glideStep: Int64 = 75
  private static let frames: Int64 = 4
  /// Columns that an arrival is away from its place.
  private static let distances = [16, 8, 4, 1]
  /// Parts of the way that are left.
  private static let parts = [1.0, 0.6, 0.3, 0.1]
  // So many at once are a flood, and no eye follows it.
  private static let mostArrivals = 3
}

extension Motion {
  mutating func arrive(_ id: String, at now: Instant) {
    guard isOn else { return }
    glide = nil
    arrivals.removeAll { Self.step($0.since, now, Self.arrivalStep) == nil }
    arrivals.append(Arrival(id: id, since: now))
    if arrivals.count > Self.mostArrivals { arrivals = [] }
  }

  /// What was on screen goes from there to where it is now.
  mutating func glide(from blocks: [ShownBlock], at now: Instant) {
    guard isOn else { return }
    if glide?.since != now { glide = Glide(from: blocks, since: now) }
  }

  mutating func stop() {
    arrivals = []
    glide = nil
  }

  /// When the next frame of it is due; nil when nothing moves.
  func nextStep(after now: Instant) -> Instant? {
    let arrivals = arrivals.compactMap { Self.next($0.since, now, Self.arrivalStep) }
    let glides = glide.flatMap { Self.next($0.since, now, Self.glideStep) }
    return (arrivals + [glides].compactMap(\.self)).min()
  }

  private static func step(_ since: Instant, _ now: Instant, _ length: Int64) -> Int? {
    let step = max(0, now - since) / length
    return step < frames ? Int(step) : nil
  }

  private static func next(_ since: Instant, _ now: Instant, _ length: Int64) -> Instant? {
    step(since, now, length).map { since + Int64($0 + 1) * length }
  }
}

/// Where things are meanwhile.
extension Motion {
  /// Columns to the right of its place that a message is drawn at.
  func columns(of id: String, _ side: MessageSide, at now: Instant) -> Int {
    guard let arrival = arrivals.first(where: { $0.id == id }),
      let step = Self.step(arrival.since, now, Self.arrivalStep)
    else { return 0 }
    return side == .incoming ? -Self.distances[step] : Self.distances[step]
  }

  /// Rows below its place that a block is drawn at.
  func rows(of block: ShownBlock, at now: Instant) -> Int {
    guard let glide, let step = Self.step(glide.since, now, Self.glideStep),
      let before = glide.from.first(where: { $0.isSame(as: block) })
    else { return 0 }
    // Halves away from where it goes, so that nothing stands still.
    return Int(Double(before.top - block.top) * Self.parts[step])
  }

  /// What went and is still seen, faintly, in the first frames.
  func ghosts(beside shown: [ShownBlock], at now: Instant) -> [ShownBlock] {
    guard let glide, let step = Self.step(glide.since, now, Self.glideStep), step < 2 else {
      return []
    }
    return glide.from.filter { before in
      before.id != nil && !shown.contains { $0.isSame(as: before) }
    }
  }
}
