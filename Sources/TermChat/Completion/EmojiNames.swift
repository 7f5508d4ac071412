/// Emoji by their names.
public enum EmojiNames {
  public static let all: [NamedEmoji] = [
    ("😀", "grinning_face"), ("😂", "face_with_tears_of_joy"), ("🙂", "slightly_smiling_face"),
    ("👍", "thumbs_up_sign"), ("👎", "thumbs_down_sign"), ("🎉", "party_popper"),
    ("🚀", "rocket"), ("🙏", "person_with_folded_hands"),
  ].map { NamedEmoji(emoji: $0, name: $1, aliases: []) }

  public static func matching(_ filter: String) -> [NamedEmoji] {
    let query = SearchQuery(filter)
    return filter.isEmpty ? all : all.filter { query.matches($0.name) }
  }
}
