import Testing

@testable import TermChat

@Suite("How large a picture is shown")
struct MediaSizeTests {
  @Test("goes by its aspect, as Chatto has it")
  func aspects() {
    #expect(MediaSize(width: 1920, height: 1080) == .landscape)
    #expect(MediaSize(width: 1080, height: 1920) == .portrait)
    #expect(MediaSize(width: 110, height: 100) == .square)
    #expect(MediaSize(width: 111, height: 100) == .landscape)
    #expect(MediaSize(width: 90, height: 100) == .square)
    #expect(MediaSize(width: 89, height: 100) == .portrait)
    #expect(MediaSize(width: 1_000_000_000, height: 1) == .landscape)
  }

  @Test("is square where nothing is known")
  func unknown() {
    let sizes: [(Int?, Int?)] = [(nil, nil), (5, nil), (nil, 5), (0, 0), (-1, 5), (.max, .min)]
    for (width, height) in sizes { #expect(MediaSize(width: width, height: height) == .square) }
  }

  @Test("keeps its shape in less room, with a middle row and column")
  func narrow() {
    for size in [MediaSize.landscape, .portrait, .square] {
      for room in -1...30 {
        let fitted = size.fitting(room)
        #expect((1...max(1, room)).contains(fitted.columns))
        #expect((3...7).contains(fitted.rows))
        #expect(fitted.columns % 2 == 1 && fitted.rows % 2 == 1)
      }
    }
    #expect(MediaSize.landscape.fitting(12) == MediaSize(columns: 11, rows: 5))
  }
}
