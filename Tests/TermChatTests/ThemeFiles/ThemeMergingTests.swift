import Testing

@testable import TermChat

/// What a file leaves out.
struct ThemeMergingTests {
  @Test func `A kind that is there has Message-Banner's documented defaults`() {
    let theme = ThemeReading(##"{"Error": {"titleTextColor": "#123456"}}"##).theme
    var design = BannerDesign()
    design.title.color = .rgb(0x123456)
    #expect(theme.banners.error == design)
    #expect(theme.banners.warning == Theme.standard.banners.warning)
    #expect(theme.quiet == Theme.standard.quiet)
  }

  @Test func `With a base it has the base's`() {
    let theme = ThemeReading(##"{"base": "default", "Error": {"titleTextColor": "#123"}}"##).theme
    var design = Theme.standard.banners.error
    design.title.color = .rgb(0x112233)
    #expect(theme.banners.error == design)
    let mono = ThemeReading(#"{"base": "mono", "Conversation": {"seen": "red"}}"#).theme
    #expect(mono.banners == Theme.mono.banners && mono.quiet == Theme.mono.quiet)
    #expect(mono.seen == Style(.palette(1), on: .terminal, Theme.mono.seen.attributes))
  }

  @Test func `Of a style an object changes what it says, a string the colour`() {
    let text = """
      {"Title": {"title": {"color": "red", "background": "blue", "bold": true, "dim": true}},
       "Light": {"Title": {"title": {"bold": false, "italic": true}}},
       "Dark": {"Title": {"title": "green"}}}
      """
    let family = ThemeReading(text).family
    #expect(
      family?.light.title == Style(.palette(1), on: .palette(4), [.dim, .italic]))
    #expect(family?.dark.title == Style(.palette(2), on: .palette(4), [.bold, .dim]))
  }

  @Test func `What lies on something has its background`() {
    let text = """
      {"Title": {"title": {"background": "blue"}, "subtitle": "red"},
       "Incoming": {"fill": {"background": "green"}, "fillDetail": {"dim": true}}}
      """
    let theme = ThemeReading(text).theme
    #expect(theme.subtitle.background == .palette(4))
    #expect(theme.incoming.fillDetail.background == .palette(2))
  }

  @Test func `Light and Dark lie over the rest, key by key`() {
    let text = ##"""
      {"Warning": {"titleTextColor": "#111111", "blurRadius": 3},
       "Light": {"Warning": {"titleTextColor": "#222222"}, "minimumContrast": 7},
       "minimumContrast": 2}
      """##
    let family = ThemeReading(text).family
    #expect(family?.dark.banners.warning.title.color == .rgb(0x111111))
    #expect(family?.light.banners.warning.title.color == .rgb(0x222222))
    #expect(family?.light.banners.warning.blurRadius == 3)
    #expect(family?.dark.minimumContrast == 2 && family?.light.minimumContrast == 7)
  }

  @Test func `What is wrong leaves what the base says`() {
    let theme = ThemeReading(#"{"Conversation": {"quiet": 5, "seen": "red"}}"#).theme
    #expect(theme.quiet == Theme.standard.quiet && theme.seen.foreground == .palette(1))
  }

  @Test func `A colour's alpha is taken from what is behind it`() {
    let text = ##"""
      {"Screen": {"background": "#000000"}, "Conversation": {"quiet": "#80FFFFFF"},
       "Error": {"backgroundColor": "#80FF0000", "backgroundAlpha": 0.5,
                 "titleTextColor": "#00FFFFFF", "buttonBorderColor": "#F00"}}
      """##
    let theme = ThemeReading(text).theme
    #expect(theme.quiet.foreground == .rgb(0x808080))
    #expect(theme.banners.error.background == .rgb(0xFF0000))
    #expect(abs(theme.banners.error.backgroundAlpha - 64.0 / 255) < 0.001)
    #expect(theme.banners.error.title.color == .rgb(0xFF0000))
  }

  @Test func `The name is the file's, or the reader's`() {
    #expect(ThemeReading("{}").family?.name == "test")
    let family = ThemeReading(#"{"name": "Sea", "summary": "blue"}"#).family
    #expect(family?.name == "Sea" && family?.summary == "blue" && family?.light.name == "Sea")
  }

  @Test func `A design in a line is read as a file is`() {
    let text = ##"{"Screen": {"text": "#FFF"}, "Foo": 1}"##
    let design = JSON.read(Array(text.utf8)[...]).value ?? .null
    #expect(ThemeReader(name: "test").family(design) == ThemeReading(text).family)
    #expect(ThemeReading(text).design == design)
    #expect(ThemeReader(name: "test").family(.array([])) == nil)
    #expect(ThemeReader(name: "test").family(.object([JSON.Member("Foo", .null)])) == nil)
  }
}
