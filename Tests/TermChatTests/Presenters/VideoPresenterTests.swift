import Testing

@testable import TermChat

@Suite("A video")
struct VideoPresenterTests {
  private let video = Video(
    .url("https://example.org/boat.mp4"), width: 900, height: 1600, duration: 59.3, caption: "湖の朝")

  @Test("shows a sign to play it and how long it is")
  func framed() {
    #expect(
      Picturing().picture(video, 40) == """
        ┌───────┐
        │       │
        │       │
        │   ▶   │
        │       │
        │       │
        └───────┘
        boat.mp4 · 900×1600 · 1:00
        湖の朝
        """)
    #expect(
      Picturing().picture(video, 20) == """
        ┌───────┐
        │       │
        │       │
        │   ▶   │
        │       │
        │       │
        └───────┘
        boat.mp4 · 1:00
        湖の朝
        """)
    #expect(
      Picturing().picture(video, 8) == """
        ┌─────┐
        │     │
        │  ▶  │
        │     │
        └─────┘
        boat.mp4
        湖の朝
        """)
    #expect(
      Picturing().picture(video, 3) == """
        ┌─┐
        │▶│
        └─┘
        bo…
        湖
        の
        朝
        """)
    #expect(
      Picturing().picture(video, 1) == """
        ▶
        湖
        の
        朝
        """)
    #expect(
      Picturing(ascii: true).picture(video, 20) == """
        +-------+
        |       |
        |       |
        |   >   |
        |       |
        |       |
        +-------+
        boat.mp4 - 1:00
        ???
        """)
  }

  @Test("is opened from the web")
  func hotspots() {
    #expect(
      Picturing().hotspots(video, 8).joined(separator: "\n") == """
        open https://example.org/boat.mp4: ┌─────┐|│     │|│  ▶  │|│     │|└─────┘|boat.mp4
        """)
  }
}
