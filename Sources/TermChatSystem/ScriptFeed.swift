import Glibc
import Synchronization
public import TermChat

/// Reads a script on a thread of its own and hands its lines to the loop, with bounded memory.
public final class ScriptFeed: Sendable {
  private struct Shelf {
    var items: [ScriptItem] = []
    var isAtEnd = false
  }

  /// Readable when there are lines.
  private let filled: Waker
  /// Readable when there is room again.
  private let emptied: Waker
  private let shelf = Mutex(Shelf())
  private let input: Int32
  private let reader: Mutex<ScriptReader>

  // Lines that wait at most; beyond them the writer waits.
  private static let most = 8_192
  private static let chunk = 1 << 16

  /// `descriptor` is read until its end, but not closed; `name` is what diagnostics call it.
  public init(descriptor: Int32, name: String) throws(SystemError) {
    filled = try Waker()
    emptied = try Waker()
    input = descriptor
    reader = Mutex(ScriptReader(name: name))
  }
}

extension ScriptFeed {
  public var descriptor: Int32 { filled.descriptor }

  /// Reads what is there within `patience` milliseconds, before any thread is started.
  public func prime(patience: Int32) {
    if Descriptor.isReady(input, for: POLLIN, within: patience) { step() }
  }

  /// Goes on reading on a thread; without one when all has been read already.
  public func start() {
    if shelf.withLock(\.isAtEnd) { return }
    var thread = pthread_t()
    // Retained until `runScriptFeed` takes it.
    let feed = Unmanaged.passRetained(self).toOpaque()
    pthread_create(&thread, nil, runScriptFeed, feed)
    pthread_detach(thread)
  }

  /// The lines read since the last time.
  public func take() -> [ScriptItem] {
    filled.drain()
    return shelf.withLock { shelf in
      defer { shelf.items = [] }
      if shelf.items.count >= Self.most { emptied.wake() }
      return shelf.items
    }
  }

  /// The next lines, waiting for them; nil at the end. For callers without a loop or a thread.
  public func next() -> [ScriptItem]? {
    while true {
      let items = take()
      if !items.isEmpty { return items }
      if shelf.withLock(\.isAtEnd) { return nil }
      step()
    }
  }

  /// What the first line says, when it is a recording's.
  public var ready: SessionOptions? {
    shelf.withLock { shelf in
      guard case .ready(let options) = shelf.items.first?.line.content else { return nil }
      return options
    }
  }

  fileprivate func run() {
    while !shelf.withLock(\.isAtEnd) {
      while shelf.withLock({ $0.items.count }) >= Self.most { waitForRoom() }
      step()
    }
  }

  private func waitForRoom() {
    _ = Descriptor.isReady(emptied.descriptor, for: POLLIN, within: -1)
    emptied.drain()
  }

  private enum Reading {
    case bytes([UInt8])
    case end
    case failed(String)
  }

  /// Reads once.
  private func step() {
    let reading = readOnce()
    let (new, isLast) = reader.withLock { reader in
      switch reading {
      case .bytes(let bytes): (reader.read(bytes), false)
      case .end: (reader.finish(), true)
      case .failed(let reason): (reader.finish(reason), true)
      }
    }
    shelf.withLock { shelf in
      shelf.items += new
      shelf.isAtEnd = isLast
    }
    if !new.isEmpty { filled.wake() }
  }

  private func readOnce() -> Reading {
    var error: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: Self.chunk) { buffer, count in
      var got: Int
      repeat {
        // The buffer has room for `chunk` bytes; of them the first `count` are filled in.
        got = read(input, buffer.baseAddress, Self.chunk)
      } while got < 0 && errno == EINTR
      if got < 0 { error = errno }
      count = max(0, got)
    }
    if error != 0 { return .failed(SystemError.text(error)) }
    return bytes.isEmpty ? .end : .bytes(bytes)
  }
}

// A plain function: a closure would be isolated to whoever starts the thread.
private func runScriptFeed(_ feed: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  // Made by `passRetained` in `start()`, and taken exactly once.
  if let feed { Unmanaged<ScriptFeed>.fromOpaque(feed).takeRetainedValue().run() }
  return nil
}
