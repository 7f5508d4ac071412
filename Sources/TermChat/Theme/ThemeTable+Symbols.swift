/// The signs of `Symbols`, by their names there.
extension ThemeTable {
  static let symbols: [ThemeProperty] = frames + marks + media + texts

  private static let frames: [ThemeProperty] = [
    .sign("horizontal", \.horizontal, "Lines of bubbles, boxes and rules."),
    .sign("vertical", \.vertical, "Lines of bubbles and boxes."),
    .sign("topLeft", \.topLeft, "A round corner."),
    .sign("topRight", \.topRight, "A round corner."),
    .sign("bottomLeft", \.bottomLeft, "A round corner."),
    .sign("bottomRight", \.bottomRight, "A round corner."),
    .sign("squareTopLeft", \.squareTopLeft, "A square corner."),
    .sign("squareTopRight", \.squareTopRight, "A square corner."),
    .sign("squareBottomLeft", \.squareBottomLeft, "A square corner."),
    .sign("squareBottomRight", \.squareBottomRight, "A square corner."),
  ]

  private static let marks: [ThemeProperty] = [
    .sign("cursor", \.cursor, "Beside the message under the cursor."),
    .sign("quote", \.quote, "The bar before quotes."),
    .sign("sending", \.sending, columns: 1...2, "A message on its way."),
    .sign("sent", \.sent, columns: 1...2, "A message that was sent."),
    .sign(
      "delivered", \.delivered, columns: 1...2,
      "A message that arrived; read ones have it in the colour `seen`."),
    .sign("failed", \.failed, columns: 1...2, "A message that didn't go out."),
    .sign("more", \.more, "New messages below."),
    .sign("dot", \.dot, "A typing dot, a choice that is made."),
    .sign("faintDot", \.faintDot, "A typing dot at rest, a choice that isn't made."),
    .sign("prompt", \.prompt, "Before the draft."),
    .sign("ellipsis", \.ellipsis, columns: 1...3, "Something was cut."),
    .sign("retry", \.retry, "Older messages failed to load."),
    .signs("spinner", \.spinner, "Loading, one after the other."),
    .sign("error", \.error, columns: 1...2, "The sign of the banners of this kind."),
    .sign("warning", \.warning, columns: 1...2, "The sign of the banners of this kind."),
    .sign("message", \.message, columns: 1...2, "The sign of the banners of this kind."),
    .sign("success", \.success, columns: 1...2, "The sign of the banners of this kind."),
  ]

  private static let media: [ThemeProperty] = [
    .sign("picture", \.picture, "A photo."),
    .sign("play", \.play, "Something that plays when it is activated."),
    .sign("pause", \.pause, "Something that plays."),
    .sign("done", \.done, "The part of a progress bar that is done."),
    .sign("undone", \.undone, "The rest of a progress bar."),
    .sign("pin", \.pin, "The place on a map."),
    .sign("meridian", \.meridian, "A map's lines."),
    .sign("parallel", \.parallel, "A map's lines."),
    .sign("crossing", \.crossing, "A map's lines."),
    .sign("left", \.left, "There is more to the left."),
    .sign("right", \.right, "There is more to the right."),
  ]

  private static let texts: [ThemeProperty] = [
    .sign("separator", \.separator, "Between short texts on a line."),
    .sign("times", \.times, "Between numbers."),
    .sign("range", \.range, "From one to the other."),
    .signs("bullets", \.bullets, "Lists, by their level."),
    .sign("checked", \.checked, columns: 1...3, "A task that is done."),
    .sign("unchecked", \.unchecked, columns: 1...3, "A task that isn't done."),
  ]
}
