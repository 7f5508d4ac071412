import Testing

@testable import TermChat

/// Each bad line with exactly what is told of it, and what still counts.
struct WireDecoderFaultTests {
  @Test(arguments: skipped)
  func `A line that can't be used is skipped and told`(line: String, faults: String) {
    let result = WireDecoder(file: "f").decode(Array(line.utf8)[...], number: 7)
    #expect(result.line == nil)
    #expect(result.diagnostics.map(\.description).joined(separator: "\n") == told(faults))
  }

  @Test(arguments: repaired)
  func `A bad part is told and the rest counts`(line: String, faults: String, good: String) {
    let result = WireDecoder(file: "f").decode(Array(line.utf8)[...], number: 7)
    let wanted = WireDecoder(file: "f").decode(Array(good.utf8)[...], number: 7)
    #expect(wanted.diagnostics.isEmpty)
    #expect(result.line == wanted.line)
    #expect(result.diagnostics.map(\.description).joined(separator: "\n") == told(faults))
  }

  private func told(_ faults: String) -> String {
    faults.split(separator: "\n").map { "f:7: \($0)" }.joined(separator: "\n")
  }

  private static let contents =
    "(text, markdown, emoji, photo, video, audio, location, contact, link, collection, parts, "
    + "custom)"

  private static let skipped: [(String, String)] = [
    ("hello", #"column 1: expected a value, found "hello""#),
    (#"{"type":"message","te"#, #"column 22: expected "\"", found the end"#),
    ("[1]", "expected an object, found array [1]"),
    ("{}", "type: expected a type of protocol 1, found nothing"),
    (#"{"type":5}"#, "type: expected a type of protocol 1, found number 5"),
    (#"{"type":"mesage"}"#, #"type: expected "message", found string "mesage""#),
    (#"{"type":"frobnicate"}"#, #"type: expected a type of protocol 1, found string "frobnicate""#),
    (#"{"type":"message","from":"a"}"#, "expected a content \(contents), found nothing"),
    (
      #"{"type":"message","from":"a","sticker":1}"#,
      "expected a content \(contents), found \"sticker\""
    ),
    (#"{"type":"message","text":"x"}"#, "from: expected a string of 1 to 256 bytes, found nothing"),
    (
      #"{"type":"message","from":"","text":5}"#,
      "from: expected a string of 1 to 256 bytes, found string \"\"\ntext: expected a string, found number 5"
    ),
    (
      #"{"type":"message","from":"a","photo":{}}"#, "photo: expected a path or a url, found neither"
    ),
    (
      #"{"type":"message","from":"a","location":{"latitude":91,"longitude":0}}"#,
      "location.latitude: expected a number from -90 to 90, found number 91"
    ),
    (
      #"{"type":"message","from":"a","audio":{"path":"x","duration":-1}}"#,
      "audio.duration: expected a number of seconds from 0, found number -1"
    ),
    (
      #"{"type":"message","from":"a","custom":{}}"#,
      "custom.kind: expected a string of 1 to 256 bytes, found nothing"
    ),
    (
      #"{"type":"message","from":"a","parts":[{"text":1}]}"#,
      "parts[0].text: expected a string, found number 1"
    ),
    (#"{"type":"append","id":"a"}"#, "text: expected a string, found nothing"),
    (#"{"type":"edit","id":"a"}"#, "expected a content \(contents), found nothing"),
    (#"{"type":"remove"}"#, "id: expected a string of 1 to 256 bytes, found nothing"),
    (
      #"{"type":"status","id":"a","status":"gone"}"#,
      #"status: expected sending, sent, delivered, read or failed, found string "gone""#
    ),
    (
      #"{"type":"reaction","id":"a","from":"b"}"#,
      "emoji: expected a string of 1 to 256 bytes, found nothing"
    ),
    (#"{"type":"typing"}"#, "from: expected a string of 1 to 256 bytes, found nothing"),
    (
      #"{"type":"read","from":"a","id":null}"#,
      "id: expected a string of 1 to 256 bytes, found null"
    ),
    (#"{"type":"notice"}"#, "text: expected a string, found nothing"),
    (#"{"type":"banner","kind":"error"}"#, "title: expected a string, found nothing"),
    (#"{"type":"hide","id":3}"#, "id: expected a string of 1 to 256 bytes, found number 3"),
    (#"{"type":"title"}"#, "title: expected a string, found nothing"),
    (
      #"{"type":"theme","name":"nord","design":7}"#, "design: expected an object, found number 7"
    ),
    (
      #"{"type":"theme","design":{"Eror":{}}}"#,
      "design.Eror: expected a theme without mistakes, found unknown key; did you mean Error?"
    ),
    (#"{"type":"theme"}"#, "name: expected a string of 1 to 256 bytes, found nothing"),
    (#"{"type":"theme","path":1}"#, "path: expected a string, found number 1"),
    (
      #"{"type":"key","key":"Hyper-x"}"#,
      #"key: expected a key like Enter, Ctrl-a, F1 or x, found string "Hyper-x""#
    ),
    (
      #"{"type":"mouse","action":"hover","row":-1,"column":1.5}"#,
      "action: expected press, release, click, rightClick, drag, wheelUp or wheelDown, found string \"hover\"\n"
        + "row: expected a whole number from 0 to 9999, found number -1\n"
        + "column: expected a whole number from 0 to 9999, found number 1.5"
    ),
    (#"{"type":"focus"}"#, "on: expected true or false, found nothing"),
    (
      #"{"type":"resize","columns":80}"#,
      "rows: expected a whole number from 1 to 1000, found nothing"
    ),
    (
      #"{"type":"wait","seconds":-1}"#,
      "seconds: expected a number of seconds from 0, found number -1"
    ),
    (#"{"type":"expect"}"#, "text: expected a string, found nothing"),
    (
      #"{"type":"snapshot","name":5}"#,
      "name: expected a string of at most 256 bytes, found number 5"
    ),
    (
      #"{"type":"user","id":"a","name":"\#(String(repeating: "n", count: 257))"}"#,
      "name: expected a string of at most 256 bytes, found string \"\(String(repeating: "n", count: 38))…"
    ),
    (
      #"{"type":"x","a":"# + String(repeating: "[", count: 10_000),
      "column 48: expected at most 32 levels of nesting, found more"
    ),
  ]

  private static let repaired: [(String, String, String)] = [
    (
      #"{"type":"message","from":"a","text":"x","at":"2026-02-30T00:00:00Z"}"#,
      #"at: expected a time like 2026-11-20T09:14:00Z, found string "2026-02-30T00:00:00Z""#,
      #"{"type":"message","from":"a","text":"x"}"#
    ),
    (
      #"{"type":"message","from":"a","emoji":"e","photo":{"path":"p"},"text":"x"}"#,
      "emoji: expected one content, found another one\nphoto: expected one content, found another one",
      #"{"type":"message","from":"a","text":"x"}"#
    ),
    (
      #"{"type":"message","from":"a","text":5,"emoji":"e"}"#,
      "text: expected a string, found number 5",
      #"{"type":"message","from":"a","emoji":"e"}"#
    ),
    (
      #"{"type":"message","from":"a","text":"x","status":"sent","progress":2}"#,
      "progress: expected a number from 0 to 1, found number 2",
      #"{"type":"message","from":"a","text":"x","status":"sent"}"#
    ),
    (
      #"{"type":"message","from":"a","contact":{"name":"n","phones":["1",2]}}"#,
      "contact.phones[1]: expected a string, found number 2",
      #"{"type":"message","from":"a","contact":{"name":"n","phones":["1"]}}"#
    ),
    (
      #"{"type":"message","from":"a","text":"x","reactions":[{"emoji":"e"},{"emoji":"f","from":["b"]}]}"#,
      "reactions[0].from: expected an array, found nothing",
      #"{"type":"message","from":"a","text":"x","reactions":[{"emoji":"f","from":["b"]}]}"#
    ),
    (
      #"{"type":"message","from":"a","parts":[{"text":"x"},{"photo":1},{}]}"#,
      "parts[1].photo: expected an object, found number 1\nparts[2]: expected a content \(contents), found nothing",
      #"{"type":"message","from":"a","parts":[{"text":"x"}]}"#
    ),
    (
      #"{"type":"message","from":"a","photo":{"path":"p","url":"u","width":0}}"#,
      "photo.url: expected either path or url, found both\n"
        + "photo.width: expected a whole number from 1 to 1000000, found number 0",
      #"{"type":"message","from":"a","photo":{"path":"p"}}"#
    ),
    (
      #"{"type":"message","from":"a","text":"x","from":"b"}"#,
      #"from: expected one value, found a second: string "b""#,
      #"{"type":"message","from":"a","text":"x"}"#
    ),
    (
      "{\"type\":\"message\",\"from\":\"a\",\"text\":\"x\u{1B}y\"}",
      #"text: expected control characters escaped (\u001b), found a raw one"#,
      #"{"type":"message","from":"a","text":"x\u001by"}"#
    ),
    (
      #"{"type":"history","edge":"left","messages":[{"text":"x"},{"from":"a","text":"y"},{"type":"user"},4]}"#,
      "edge: expected older, newer or around, found string \"left\"\n"
        + "messages[0].from: expected a string of 1 to 256 bytes, found nothing\n"
        + "messages[2].type: expected message or notice, found string \"user\"\n"
        + "messages[3]: expected a message, found number 4",
      #"{"type":"history","messages":[{"from":"a","text":"y"}]}"#
    ),
    (
      #"{"type":"banner","kind":"fatal","title":"t","duration":-5,"position":"left"}"#,
      "kind: expected error, warning, message or success, found string \"fatal\"\n"
        + "position: expected top, center or bottom, found string \"left\"\n"
        + "duration: expected a number of seconds from 0, or -1, found number -5",
      #"{"type":"banner","kind":"message","title":"t"}"#
    ),
    (
      #"{"type":"banner","kind":"error","title":"t","duration":-1,"dismissible":false}"#,
      "dismissible: expected true for an endless banner, found false",
      #"{"type":"banner","kind":"error","title":"t","duration":-1}"#
    ),
    (
      #"{"type":"user","id":"a","color":"red","name":"A"}"#,
      #"color: expected a colour like #1E90FF, found string "red""#,
      #"{"type":"user","id":"a","name":"A"}"#
    ),
    (
      #"{"type":"composer","limit":-1,"busy":true}"#,
      "limit: expected a whole number from 0 to 1000000, found number -1",
      #"{"type":"composer","busy":true}"#
    ),
    (
      #"{"type":"key","key":"a","times":1e9}"#,
      "times: expected a whole number from 1 to 10000, found number 1000000000",
      #"{"type":"key","key":"a","times":10000}"#
    ),
    (
      #"{"type":"resize","columns":0,"rows":1e300}"#,
      "columns: expected a whole number from 1 to 1000, found number 0\n"
        + "rows: expected a whole number from 1 to 1000, found number 1e+300",
      #"{"type":"resize","columns":1,"rows":1000}"#
    ),
    (
      #"{"type":"clear","after":-1}"#,
      "after: expected a number of seconds from 0, found number -1",
      #"{"type":"clear"}"#
    ),
    (
      #"{"type":"remove","after":2}"#, "id: expected a string of 1 to 256 bytes, found nothing",
      #"{"type":"x-pause","after":2}"#
    ),
    (
      #"{"type":"ready","protocol":2,"user":"a"}"#,
      "protocol: expected a whole number from 1 to 1, found number 2",
      #"{"type":"ready","user":"a"}"#
    ),
  ]
}
