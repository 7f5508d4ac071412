import Glibc
public import TermChat

extension Zone {
  /// The zone that `TZ` would name so, by libc's zone data.
  ///
  /// One at a time in a process: it sets `TZ`. To be called before any thread is started.
  public static func local(named name: String) -> Zone {
    setenv("TZ", name, 1)
    tzset()
    return Zone { instant in
      var seconds = time_t(instant.milliseconds / 1000)
      var parts = tm()
      return localtime_r(&seconds, &parts) == nil ? 0 : parts.tm_gmtoff
    }
  }
}
