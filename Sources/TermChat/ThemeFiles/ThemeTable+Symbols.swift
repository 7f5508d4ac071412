/// The signs of `Symbols`, by their names there.
extension ThemeTable {
  static let symbols: [ThemeProperty] = frames + marks + media + texts

  private static let frames: [ThemeProperty] = [
    .sign("horizontal", { $1(&$0.horizontal) }, "Lines of bubbles, boxes and rules."),
    .sign("vertical", { $1(&$0.vertical) }, "Lines of bubbles and boxes."),
    .sign("topLeft", { $1(&$0.topLeft) }, "A round corner."),
    .sign("topRight", { $1(&$0.topRight) }, "A round corner."),
    .sign("bottomLeft", { $1(&$0.bottomLeft) }, "A round corner."),
    .sign("bottomRight", { $1(&$0.bottomRight) }, "A round corner."),
    .sign("squareTopLeft", { $1(&$0.squareTopLeft) }, "A square corner."),
    .sign("squareTopRight", { $1(&$0.squareTopRight) }, "A square corner."),
    .sign("squareBottomLeft", { $1(&$0.squareBottomLeft) }, "A square corner."),
    .sign("squareBottomRight", { $1(&$0.squareBottomRight) }, "A square corner."),
  ]

  private static let marks: [ThemeProperty] = [
    .sign("cursor", { $1(&$0.cursor) }, "Beside the message under the cursor."),
    .sign("quote", { $1(&$0.quote) }, "The bar before quotes."),
    .sign("sending", { $1(&$0.sending) }, columns: 1...2, "A message on its way."),
    .sign("sent", { $1(&$0.sent) }, columns: 1...2, "A message that was sent."),
    .sign(
      "delivered", { $1(&$0.delivered) }, columns: 1...2,
      "A message that arrived; read ones have it in the colour `seen`."),
    .sign("failed", { $1(&$0.failed) }, columns: 1...2, "A message that didn't go out."),
    .sign("more", { $1(&$0.more) }, "New messages below."),
    .sign("dot", { $1(&$0.dot) }, "A typing dot, a choice that is made."),
    .sign("faintDot", { $1(&$0.faintDot) }, "A typing dot at rest, a choice that isn't made."),
    .sign("prompt", { $1(&$0.prompt) }, "Before the draft."),
    .sign("ellipsis", { $1(&$0.ellipsis) }, columns: 1...3, "Something was cut."),
    .sign("retry", { $1(&$0.retry) }, "Older messages failed to load."),
    .signs("spinner", { $1(&$0.spinner) }, "Loading, one after the other."),
    .sign("error", { $1(&$0.error) }, columns: 1...2, "The sign of the banners of this kind."),
    .sign("warning", { $1(&$0.warning) }, columns: 1...2, "The sign of the banners of this kind."),
    .sign("message", { $1(&$0.message) }, columns: 1...2, "The sign of the banners of this kind."),
    .sign("success", { $1(&$0.success) }, columns: 1...2, "The sign of the banners of this kind."),
  ]

  private static let media: [ThemeProperty] = [
    .sign("picture", { $1(&$0.picture) }, "A photo."),
    .sign("play", { $1(&$0.play) }, "Something that plays when it is activated."),
    .sign("pause", { $1(&$0.pause) }, "Something that plays."),
    .sign("done", { $1(&$0.done) }, "The part of a progress bar that is done."),
    .sign("undone", { $1(&$0.undone) }, "The rest of a progress bar."),
    .sign("pin", { $1(&$0.pin) }, "The place on a map."),
    .sign("meridian", { $1(&$0.meridian) }, "A map's lines."),
    .sign("parallel", { $1(&$0.parallel) }, "A map's lines."),
    .sign("crossing", { $1(&$0.crossing) }, "A map's lines."),
    .sign("left", { $1(&$0.left) }, "There is more to the left."),
    .sign("right", { $1(&$0.right) }, "There is more to the right."),
    .sign("up", { $1(&$0.up) }, "There is more above, in the input bar."),
    .sign("down", { $1(&$0.down) }, "There is more below, in the input bar."),
    .sign("send", { $1(&$0.send) }, "Sends the draft."),
    .sign("file", { $1(&$0.file) }, "A file."),
  ]

  private static let texts: [ThemeProperty] = [
    .sign("separator", { $1(&$0.separator) }, "Between short texts on a line."),
    .sign("times", { $1(&$0.times) }, "Between numbers."),
    .sign("range", { $1(&$0.range) }, "From one to the other."),
    .signs("bullets", { $1(&$0.bullets) }, "Lists, by their level."),
    .sign("checked", { $1(&$0.checked) }, columns: 1...3, "A task that is done."),
    .sign("unchecked", { $1(&$0.unchecked) }, columns: 1...3, "A task that isn't done."),
  ]
}
