/// Lines that several tests play.
enum Script {
  static let ada = #"{"type": "user", "id": "ada", "name": "Ada"}"#

  static func says(_ text: String, from sender: String = "ada", more: String = "") -> String {
    #"{"type": "message", "from": "\#(sender)", "text": "\#(text)"\#(more)}"#
  }

  /// So many short messages, numbered from 1.
  static func many(_ count: Int) -> [String] {
    [ada] + (1...count).map { says("number \($0)") }
  }
}
