/// How large a picture is shown, in cells.
///
/// Chatto's 210×136, 136×210 and 210×210 points at 10×20 points a cell, seven rows at most.
struct MediaSize: Hashable {
  var columns: Int
  var rows: Int

  static let landscape = MediaSize(columns: 21, rows: 7)
  static let portrait = MediaSize(columns: 9, rows: 7)
  static let square = MediaSize(columns: 15, rows: 7)
}

extension MediaSize {
  /// By the aspect of a picture of so many pixels: 0.9 to 1.1 and unknown ones are square.
  init(width: Int?, height: Int?) {
    guard let width, let height, width > 0, height > 0 else {
      self = .square
      return
    }
    let aspect = Double(width) / Double(height)
    self = aspect > 1.1 ? .landscape : aspect < 0.9 ? .portrait : .square
  }

  /// The same shape in at most `room` columns, three rows at least; odd, so that it has a middle.
  func fitting(_ room: Int) -> MediaSize {
    guard columns > room else { return self }
    let room = max(1, room - (room + 1) % 2)
    return MediaSize(columns: room, rows: max(3, (rows * room + columns / 2) / columns | 1))
  }
}
