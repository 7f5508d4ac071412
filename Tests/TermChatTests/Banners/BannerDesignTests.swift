import Testing

@testable import TermChat

/// What the properties of a design do.
struct BannerDesignTests {
  /// Black on white, a square button, no shadow, no blur.
  private let plain = BannerDesign(
    background: .rgb(0xFFFFFF), title: .rgb(0x000000), subtitle: .rgb(0x000000))

  private func driver(
    button: String? = "OK", icon: String? = nil, backdrop: Backdrop = .dark, contrast: Double = 1,
    _ change: (inout BannerDesign) -> Void
  ) -> ScreenDriver {
    var theme = Theme.standard
    theme.banners.error = plain
    change(&theme.banners.error)
    theme.minimumContrast = contrast
    var configuration = ChatScreenConfiguration(appearance: Appearance(theme: theme))
    configuration.backdrop = backdrop
    var driver = ScreenDriver(40, 18, configuration: configuration)
    driver.chat(.banner(Banner(.error, "Title", subtitle: "Sub", icon: icon, button: button)))
    return driver
  }

  private func cell(_ driver: ScreenDriver, _ row: Int, _ column: Int) -> Cell {
    driver.screen.draw().surface[row, column]
  }

  @Test(arguments: [(1.0, 0xFF0000), (0.5, 0x800000), (0.05, 0x0D0000)] as [(Double, UInt32)])
  func `The background is mixed with what is behind`(alpha: Double, color: UInt32) {
    let dark = driver {
      $0.background = .rgb(0xFF0000)
      $0.backgroundAlpha = alpha
    }
    #expect(cell(dark, 1, 2).style.background == .rgb(color))
  }

  @Test func `A background that could hardly be seen leaves the conversation`() {
    var driver = driver {
      $0.background = .rgb(0xFF0000)
      $0.backgroundAlpha = 0.04
    }
    driver.chat(.message(Message(id: "1", from: "bo", Text(String(repeating: "x", count: 400)))))
    let lines = driver.lines
    #expect(lines[2].hasPrefix(" ✖  Titlexxx"), "\(lines.joined(separator: "\n"))")
    #expect(cell(driver, 2, 4).style.background == .terminal)
  }

  @Test func `Bubbles shine through, cell by cell`() {
    var theme = Theme.standard
    theme.banners.error = plain
    theme.banners.error.backgroundAlpha = 0.5
    theme.banners.error.background = .rgb(0x000000)
    var style = ConversationStyle.standard
    style.outgoingBubble = .fill
    var driver = ScreenDriver(
      40, 10,
      configuration: ChatScreenConfiguration(appearance: Appearance(theme: theme), style: style))
    driver.chat(.message(Message(id: "1", from: "me", Text("a\nb\nc\nd\ne"))))
    driver.chat(.banner(Banner(.error, "Title", position: .center)))
    let surface = driver.screen.draw().surface
    let row = driver.row(of: "Title") ?? 0
    let colors = Set((0..<40).map { surface[row, $0].style.background })
    #expect(colors == [.rgb(0x000000), Color.rgb(0x2F6FBF).blended(with: 0, 0.5)])
  }

  @Test func `A painted ground is behind where nothing else is`() {
    var theme = Theme.standard
    theme.ground = Style(.rgb(0), on: .rgb(0x0000FF))
    theme.banners.error.background = .rgb(0xFF0000)
    theme.banners.error.backgroundAlpha = 0.5
    var driver = ScreenDriver(
      40, 14, configuration: ChatScreenConfiguration(appearance: Appearance(theme: theme)))
    driver.chat(.banner(Banner(.error, "Title")))
    #expect(cell(driver, 1, 2).style.background == .rgb(0x800080))
  }

  @Test func `The button is round or square, with a border's colour or its text's`() {
    var driver = driver { $0.button.text.color = .rgb(0x111111) }
    #expect(driver.row(of: "[ OK ]") == 2)
    #expect(cell(driver, 2, 33).style.foreground == .rgb(0x111111))
    driver = self.driver {
      $0.button.cornerRadius = 5
      $0.button.background = .rgb(0x000000)
      $0.button.backgroundAlpha = 0.5
      $0.background = .rgb(0x000080)
      $0.button.border = .rgb(0xFFFFFF)
      $0.button.borderAlpha = 0.5
      $0.button.borderSize = 1
      $0.button.text.size = 16
    }
    #expect(driver.row(of: "( OK )") == 2)
    #expect(cell(driver, 2, 33).style.background == .rgb(0x000040))
    #expect(cell(driver, 2, 33).style.foreground == .rgb(0x8080A0))
    #expect(cell(driver, 2, 35).style.attributes == .bold)
  }

  @Test func `Small text is dim and big text bold`() {
    let driver = driver {
      $0.subtitle.size = 16
      $0.title.size = 10
    }
    #expect(cell(driver, 2, 4).style.attributes == [.bold, .dim])
    #expect(cell(driver, 3, 4).style.attributes == .bold)
  }

  @Test func `The button's shadow stands beside it, if it can be seen`() {
    func shade(_ alpha: Double, _ y: Double) -> Bool {
      let driver = driver {
        $0.button.text.shadow.alpha = alpha
        $0.button.text.shadow.y = y
      }
      return driver.row(of: "[ OK ]▌") != nil
    }
    #expect(shade(0.25, 1))
    #expect(!shade(0.24, 1))
    #expect(!shade(1, 0))
    #expect(driver { $0 = .terminal }.row(of: "▌") == nil)
  }

  @Test(arguments: [
    (nil, nil, "✖  Title"), ("", nil, "Title"), ("★", nil, "★  Title"), ("🚨", nil, "🚨 Title"),
    ("!", nil, "!  Title"), ("icon.png", nil, "✖  Title"), ("x", nil, "✖  Title"),
    ("★", "☂", "☂  Title"), ("★", "", "Title"), ("🚨🚨", nil, "✖  Title"),
    ("OK", nil, "✖  Title"), ("1", nil, "✖  Title"), ("é", nil, "é  Title"),
  ])
  func `The icon is the banner's own, the design's sign or the kind's`(
    image: String?, icon: String?, line: String
  ) {
    let driver = driver(icon: icon) { $0.image = image }
    #expect(driver.lines[2].contains(" " + line), "\(driver.lines[2])")
    #expect(driver.lines[2].prefix { $0 == " " }.count == (line == "Title" ? 2 : 1))
  }

  @Test func `Texts are moved to the contrast that the theme asks for`() throws {
    let driver = driver(contrast: 4.5) {
      $0.background = .rgb(0x78EE8A)
      $0.title.color = .rgb(0x3BAF4A)
    }
    guard case .rgb(let text) = cell(driver, 2, 4).style.foreground.value else {
      Issue.record("no colour")
      return
    }
    #expect(Luminance.contrast(text, 0x78EE8A) >= 4.5)
    #expect(text != 0)
  }

  @Test func `On the user's own colours texts stay as the design has them`() {
    for backdrop in [Backdrop.dark, .light] {
      var configuration = ChatScreenConfiguration()
      configuration.backdrop = backdrop
      var driver = ScreenDriver(40, 18, configuration: configuration)
      driver.play(#"{"type":"theme","design":{"Error":{"backgroundColor":"yellow"}}}"#)
      driver.chat(.banner(Banner(.error, "Title")))
      #expect(cell(driver, 2, 4).style == Style(.rgb(0), on: .palette(3), .bold))
    }
    let faint = driver(contrast: 4.5) {
      $0.background = .terminal
      $0.title.color = .rgb(0x333333)
    }
    #expect(cell(faint, 2, 4).style.foreground == .rgb(0x333333))
  }

  @Test func `On the fixed colours of the palette they are moved`() {
    let driver = driver(contrast: 4.5) {
      $0.background = .palette(226)
      $0.title.color = .rgb(0xFFFFFF)
    }
    let style = cell(driver, 2, 4).style
    let contrast = style.foreground.rgb.map { Luminance.contrast($0, Palette.colors[226]) }
    #expect(style.background == .palette(226) && contrast ?? 0 >= 4.5)
  }

  @Test func `A button is mixed with a known colour, and covers one that isn't`() {
    for (background, color) in [
      (Color.palette(196), Color.rgb(0x800000)), (.palette(1), .rgb(0)),
      (.rgb(0xFF0000), .rgb(0x800000)),
    ] {
      let driver = driver {
        $0.background = background
        $0.button.background = .rgb(0)
        $0.button.backgroundAlpha = 0.5
      }
      #expect(cell(driver, 2, 34).style.background == color)
    }
  }

  @Test func `Blur dims the conversation behind, not what stands round it`() {
    var theme = Theme.standard
    theme.banners.error.blurRadius = 20
    var configuration = ChatScreenConfiguration(appearance: Appearance(theme: theme))
    configuration.animates = true
    var driver = ScreenDriver(40, 14, configuration: configuration)
    driver.chat(.message(Message(id: "1", from: "bo", Text("text"))))
    driver.wait(1_000)
    let clear = driver.screen.draw().surface
    driver.chat(.banner(Banner(.error, "T", duration: .milliseconds(1_000))))
    func part() -> (border: Color, text: Style.Attributes) {
      let surface = driver.screen.draw().surface
      #expect(surface.row(0) == clear.row(0) && surface.row(13) == clear.row(13))
      let row = driver.row(of: "│ text") ?? 0
      return (surface[row, 5].style.foreground, surface[row, 7].style.attributes)
    }
    let row = driver.row(of: "│ text") ?? 0
    guard case .rgb = clear[row, 5].style.foreground.value else {
      Issue.record("no border")
      return
    }
    let color = clear[row, 5].style.foreground
    for (wait, strength) in [(0, 0.25), (200, 0.5), (1_300, 0.5), (200, 0.25), (300, 0)]
      as [(Int64, Double)]
    {
      driver.wait(wait)
      let (border, text) = part()
      #expect(border == color.blended(with: 0, strength))
      #expect(text == (strength == 0.5 ? .dim : []))
    }
  }

  @Test func `A long text is laid out once, and anew for another width`() {
    let text = String(repeating: "word ", count: 3_000)
    var driver = ScreenDriver(40, 18)
    driver.chat(.banner(Banner(.error, text, subtitle: text, duration: .endless)))
    let place = place(driver)
    #expect(place != nil)
    driver.type("typed")
    driver.press("Tab", "Space")
    driver.wait(1_000)
    #expect(self.place(driver) == place)
    driver.resize(60, 18)
    var fresh = ScreenDriver(60, 18)
    fresh.chat(.banner(Banner(.error, text, subtitle: text, duration: .endless)))
    #expect(driver.lines[1...8] == fresh.lines[1...8])
    driver.chat(.hide(id: nil))
    #expect(self.place(driver) == nil)
  }

  /// Where the lines of the banner on screen are kept.
  private func place(_ driver: ScreenDriver) -> Int? {
    driver.screen.bannerLayout?.lines.withUnsafeBufferPointer {
      $0.baseAddress.map { Int(bitPattern: $0) }
    }
  }

  @Test func `Any text on any screen is fine`() {
    let texts = [
      "", "a", String(repeating: "e\u{301}", count: 500), "日本語のテキスト", "👨‍👩‍👧👍🏽", "שלום عالم",
      String(repeating: "x", count: 1_000_000), "\u{202E}\u{0}\n\n\n",
    ]
    for (index, text) in texts.enumerated() {
      var driver = ScreenDriver(40, 12)
      driver.chat(
        .banner(
          Banner(
            .error, text, subtitle: text, icon: text, duration: .endless,
            position: Banner.Position.allCases[index % 3], button: text)))
      driver.press("Tab")
      for columns in [0, 1, 3, 12, 40] {
        for rows in [0, 1, 5, 12] {
          driver.resize(columns, rows)
          _ = driver.picture
        }
      }
    }
  }
}
