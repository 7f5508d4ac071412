import TestSupport

/// The lines that are played.
extension Setup {
  /// Ten lines: two people, a title, seven messages.
  var tenLines: String {
    var lines = [
      #"{"type":"title","title":"Lighthouse","subtitle":"Ada and you"}"#,
      #"{"type":"user","id":"ada","name":"Ada Lovelace"}"#,
      #"{"type":"user","id":"me","name":"You","me":true}"#,
    ]
    lines += (1...7).map(Script.message)
    return home.file("ten.jsonl", (lines.joined(separator: "\n") + "\n").utf8)
  }
}

enum Script {
  private static let texts = [
    "Did you see the lighthouse last night?", "Yes!", "Coffee at four?", "On my way.",
    "The train was late again, so I walked along the river and thought of the long queue.",
    "Sounds good to me.", "明日、湖で会いましょう。",
  ]

  static func message(_ number: Int) -> String {
    let from = number / 3 % 2 == 0 ? "ada" : "me"
    return #"{"type":"message","id":"m\#(number)","from":"\#(from)","#
      + #""at":"2026-01-01T09:00:00Z","text":"\#(texts[number % texts.count])"}"#
  }

  static let lastText = "QXZJVKWQXZJVKWQXZJVKW"

  /// `count` messages, the last of them with a text that occurs nowhere else.
  static func flood(_ count: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    for number in 1..<count { bytes += Array(message(number).utf8) + [0x0A] }
    let last = #"{"type":"message","id":"last","from":"ada","text":"\#(lastText)"}"# + "\n"
    return bytes + Array(last.utf8)
  }
}
