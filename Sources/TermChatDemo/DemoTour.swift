import TermChat

/// Everything that messages can be, one after the other.
enum DemoTour {
  static let kinds: [(sender: String, kind: any MessageKind)] = [
    (
      "ada",
      Photo(
        .path("lighthouse.jpg"), width: 1920, height: 1080, caption: "The lighthouse last night")
    ),
    ("linus", Video(.path("boat.mp4"), width: 1080, height: 1920, duration: 75)),
    ("ada", Audio(.path("song.ogg"), duration: 12, title: "Esc, k, Space plays this one")),
    ("linus", Location(latitude: 54.6792, longitude: 12.4296, place: "Darßer Ort")),
    (
      "ada",
      Contact("Nathan Tannar", phones: ["+49 30 1234567"], emails: ["nathan@example.org"])
    ),
    (
      "linus",
      Link(
        "https://www.swift.org", title: "Swift.org",
        teaser: "A general-purpose language that is approachable and powerful.",
        comment: "What this is made of (o opens it):")
    ),
    (
      "ada",
      CardCollection(
        items: ["Monday: rain", "Tuesday: wind", "Wednesday: sun", "Thursday: more sun"]
          .map { KindBox(Text($0)) })
    ),
    (
      "linus",
      Parts([
        KindBox(Text("Two things in one bubble:")),
        KindBox(Audio(.path("waves.ogg"), duration: 31)),
      ])
    ),
    ("ada", Emoji("🎉🚀")),
    ("linus", Text("Mail me@example.org or tell @ada on 2026-12-24 about #lighthouses.")),
  ]

  /// Said bit by bit, as a language model would.
  static let stream = """
    ## How to make tea
    1. Warm the **pot**.
    2. One spoon *per cup*, and one for the pot.
    3. Water at the ~~boil~~ right temperature:

    | Tea    | °C | Minutes |
    |--------|---:|--------:|
    | Sencha | 70 |       2 |
    | 緑茶   | 80 |       2 |
    | Assam  | 95 |       4 |

    > Talk is cheap. Drink the tea.

    ```sh
    sleep 240 && echo ready
    ```
    More on [Wikipedia](https://en.wikipedia.org/wiki/Tea).
    """
}
