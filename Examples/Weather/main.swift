import TermChat
import TermChatNCurses

/// A kind of content that only this program knows.
struct Forecast: MessageKind {
  var city: String
  var degrees: [Int]

  var name: String { "forecast" }
  var text: String { "\(city): \(degrees.map { "\($0)°" }.joined(separator: " "))" }
}

/// Draws it: the city, which can be pressed, and a bar for each day.
struct ForecastPresenter: Presenter {
  private static let bars = Array("▁▂▃▄▅▆▇█")

  func present(_ kind: any MessageKind, in context: PresenterContext) -> Presentation? {
    guard let forecast = kind as? Forecast else { return nil }
    let bars = String(forecast.degrees.map { Self.bars[min(max(0, $0 / 5), 7)] })
    var presentation = Presentation(lines: [context.line(forecast.city, context.styles.link)])
    presentation.activate(.press(what: "city", value: forecast.city))
    presentation.append(Presentation(lines: [context.line(bars)]))
    return presentation
  }
}

var presenters = PresenterRegistry.standard
presenters.register(ForecastPresenter(), for: "forecast")

// Two sides that look different, avatars at the top of each message that comes in.
var style = ConversationStyle.standard
style.incomingBubble = .grouped
style.outgoingBubble = .tail
style.avatarPosition = AvatarPosition(.natural, .messageTop)
style.decorator = Decorator { context in
  var decoration = Decorator.standard.decorate(context)
  decoration.showsAvatar = context.message.from != context.me
  return decoration
}
// And one kind that looks different from the others.
style.dress = { dressed, context in
  guard context.message.kind is Forecast else { return }
  dressed.bubble = .simple
  dressed.cellTopLabel = Label("A new forecast", context.appearance.theme.quiet)
  dressed.messageBottomLabel = Label("from the station", context.appearance.theme.quiet)
  dressed.accessory = Label("›", context.appearance.theme.quiet)
}

// Enter on `LH 400` tells the source: a `press` of what is called `flight`.
var appearance = Appearance()
appearance.detectors.detectors.append(try .custom(name: "flight", pattern: "[A-Z]{2} [0-9]{3,4}"))

let source = MemorySource([
  Message(id: "1", from: "station", Forecast(city: "Berlin", degrees: [3, 9, 16, 21, 28, 35])),
  Message(
    id: "2", from: "station",
    AttributedText([
      .init("Warning: ", .bold, color: .rgb(0xE5_39_35)),
      .init("wind", link: "https://example.org/wind"),
    ])),
  Message(id: "3", from: "me", Text("Does LH 400 fly?")),
])
var configuration = ChatScreenConfiguration(
  appearance: appearance, presenters: presenters, style: style)

// A row below the field, and a tab with answers that are sent as they are: F5 opens it.
configuration.bar.bottom = [
  .button("where", "Where?"), .flexibleSpace, .label { $0.isEmpty ? "" : "\($0.count) signs" },
]
configuration.tabs.append(
  InputTab(
    "cities", "Cities", key: "F5",
    .panel(
      .choices { _, filter in
        ["Berlin", "Paris", "서울", "東京"].filter { filter.isEmpty || $0.hasPrefix(filter) }
          .map { InputChoice($0, .send("How is the weather in \($0)?")) }
      })))

var chat = TerminalChat(source: source, configuration: configuration)
// A theme's file may be named; saved again, it is put on again.
chat.theme = CommandLine.arguments.dropFirst().first.map(ThemeReference.path)
try chat.run()
