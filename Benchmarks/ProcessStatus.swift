import Glibc
import TestSupport

/// What the kernel counts for a process (`/proc/PID/status`).
struct ProcessStatus {
  let id: pid_t

  /// The most memory it ever held at once, in MB.
  ///
  /// Not `ru_maxrss`: that remembers the benchmark's own memory from before `exec`.
  var peakMemory: Double { Double(field("VmHWM", in: "/proc/\(id)/status")) / 1_000 }

  var memory: Double { Double(field("VmRSS", in: "/proc/\(id)/status")) / 1_000 }

  /// How often one of its threads went to sleep by itself, since it began.
  var sleeps: Int {
    threads.reduce(0) {
      $0 + field("voluntary_ctxt_switches", in: "/proc/\(id)/task/\($1)/status")
    }
  }

  /// How many programs wanted a processor in the last minute: the 99th percentiles hang on it.
  static var load: String {
    contents(of: "/proc/loadavg").split(separator: " ").first.map(String.init) ?? "unknown"
  }

  private var threads: [String] {
    guard let directory = opendir("/proc/\(id)/task") else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      // d_name ends in 0.
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names
  }

  /// The first number of a field, 0 where it is missing.
  private func field(_ name: String, in path: String) -> Int {
    let line = contents(of: path).split(separator: "\n").first { $0.hasPrefix(name + ":") }
    let digits = line?.drop { !$0.isNumber }.prefix { $0.isNumber }
    return digits.flatMap { Int($0) } ?? 0
  }
}
