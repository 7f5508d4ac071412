/// Messages on their way to their places.
///
/// A function of time: a new message slides in from its sender's side, those round one that went or
/// changed glide to where they are now. Four frames each, and nothing waits for them.
struct Motion: Sendable {
  /// Off where motion isn't wanted.
  var isOn = false
  private var arrivals: [Arrival] = []
  private var glide: Glide?
  /// When the last message of a flood came.
  private var flood: Instant?

  private struct Arrival: Sendable {
    var id: String
    var since: Instant
  }

  private struct Glide: Sendable {
    var from: [ShownBlock]
    /// Ids of the messages that went.
    var gone: Set<String>
    var since: Instant
  }

  /// Milliseconds a frame of an arrival stays: 0.2 s in all (NMessenger's run from 0.15 to 0.3 s).
  private static let arrivalStep: Int64 = 50
  /// Of a glide: 0.3 s in all (NMessenger's groups).
  private static let glideStep: Int64 = 75
  private static let frames: Int64 = 4
  /// Columns that an arrival is away from its place.
  private static let distances = [16, 8, 4, 1]
  /// Parts of a glide's way that are left.
  private static let parts = [1.0, 0.6, 0.3, 0.1]
  /// Frames in which one that went is still seen.
  private static let ghostFrames = 2
  // So many at once are a flood, and no eye follows it.
  private static let mostArrivals = 3
}

extension Motion {
  mutating func arrive(_ id: String, at now: Instant) {
    guard isOn else { return }
    glide = nil
    if let flood, Self.step(flood, now, Self.arrivalStep) != nil {
      self.flood = now
      return
    }
    flood = nil
    arrivals.removeAll { Self.step($0.since, now, Self.arrivalStep) == nil }
    arrivals.append(Arrival(id: id, since: now))
    if arrivals.count > Self.mostArrivals {
      arrivals = []
      flood = now
    }
  }

  /// What was on screen goes from there to where it is now; `gone` fades.
  mutating func glide(from blocks: [ShownBlock], without gone: String?, at now: Instant) {
    guard isOn else { return }
    if glide?.since != now { glide = Glide(from: blocks, gone: [], since: now) }
    if let gone { glide?.gone.insert(gone) }
  }

  mutating func stop() {
    arrivals = []
    glide = nil
  }

  /// Whether anything may be elsewhere than in its place.
  func isUnderWay(at now: Instant) -> Bool {
    arrivals.contains { Self.step($0.since, now, Self.arrivalStep) != nil }
      || glide.map { Self.step($0.since, now, Self.glideStep) != nil } ?? false
  }

  /// When the next frame is due of what is on screen; nil when nothing there moves.
  func nextStep(of shown: [ShownBlock], after now: Instant) -> Instant? {
    guard isUnderWay(at: now) else { return nil }
    let arrivals = arrivals.filter { arrival in shown.contains { $0.id == arrival.id } }
    let moves =
      shown.contains { rows(of: $0, at: now) != 0 } || !ghosts(beside: shown, at: now).isEmpty
    let glides = moves ? glide.flatMap { Self.next($0.since, now, Self.glideStep) } : nil
    return
      (arrivals.map { Self.next($0.since, now, Self.arrivalStep) } + [glides])
      .compactMap(\.self).min()
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
    return Int(Double(before.top - block.top) * Self.parts[step])
  }

  /// What went and is still seen, faintly, in the first frames.
  func ghosts(beside shown: [ShownBlock], at now: Instant) -> [ShownBlock] {
    guard let glide, !glide.gone.isEmpty,
      let step = Self.step(glide.since, now, Self.glideStep), step < Self.ghostFrames
    else { return [] }
    return glide.from.filter { before in
      before.id.map(glide.gone.contains) ?? false && !shown.contains { $0.id == before.id }
    }
  }
}
