extension JSON {
  /// Reads one value; nil when it isn't JSON, and then the last fault says why.
  ///
  /// Other faults tell what was repaired: invalid UTF-8 and halves of surrogate pairs became
  /// U+FFFD, of duplicate keys the first counts, raw control characters stay, numbers saturate.
  public static func read(
    _ bytes: ArraySlice<UInt8>, maximumDepth: Int = 32
  ) -> (value: JSON?, faults: [JSONFault]) {
    bytes.withUnsafeBufferPointer { bytes in
      var reader = JSONReader(bytes, maximumDepth: maximumDepth)
      do throws(JSONFault) {
        return (try reader.document(), reader.faults)
      } catch {
        return (nil, reader.faults + [error])
      }
    }
  }
}
