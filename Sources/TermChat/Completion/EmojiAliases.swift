/// Short names of emoji that people know from elsewhere.
enum EmojiAliases {
  /// By the first scalar.
  static var byEmoji: [String: [String]] {
    var aliases: [String: [String]] = [:]
    for line in table.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard let emoji = words.first else { continue }
      aliases[String(emoji)] = words.dropFirst().map(String.init)
    }
    return aliases
  }

  // The names of gemoji (github.com/github/gemoji, `db/emoji.json`), which GitHub, Slack, Discord
  // and Mattermost share, which are no name in Unicode; the ones used most.
  private static let table = """
    😀 grinning
    😃 smiley
    😄 smile
    😁 grin
    😆 laughing satisfied
    😅 sweat_smile
    🤣 rofl
    😂 joy
    😉 wink
    😊 blush
    😇 innocent
    🥰 smiling_face_with_three_hearts
    😍 heart_eyes
    🤩 star_struck
    😘 kissing_heart
    😋 yum
    😛 stuck_out_tongue
    😜 stuck_out_tongue_winking_eye
    🤪 zany_face
    🤗 hugs
    🤭 hand_over_mouth
    🤫 shushing_face
    🤔 thinking
    🤨 raised_eyebrow
    😑 expressionless
    😶 no_mouth
    😏 smirk
    😒 unamused
    🙄 roll_eyes
    😬 grimacing
    😌 relieved
    😔 pensive
    😪 sleepy
    😴 sleeping
    😷 mask
    🤮 vomiting_face
    🥵 hot_face
    🥶 cold_face
    🤯 exploding_head
    🥳 partying_face
    😎 sunglasses
    😕 confused
    😟 worried
    😮 open_mouth
    😯 hushed
    😲 astonished
    😳 flushed
    🥺 pleading_face
    😨 fearful
    😰 cold_sweat
    😥 disappointed_relieved
    😢 cry
    😭 sob
    😱 scream
    😖 confounded
    😞 disappointed
    😓 sweat
    😩 weary
    😤 triumph
    😡 rage pout
    😠 angry
    🤬 cursing_face
    😈 smiling_imp
    💩 poop hankey
    👽 alien
    🤖 robot
    🙈 see_no_evil
    🙉 hear_no_evil
    🙊 speak_no_evil
    ❤ heart
    💯 100
    💢 anger
    💥 boom collision
    💫 dizzy
    💤 zzz
    👋 wave
    ✋ hand
    👌 ok_hand
    ✌ v
    🤞 crossed_fingers
    🤟 love_you_gesture
    🤘 metal
    👈 point_left
    👉 point_right
    👆 point_up_2
    👇 point_down
    👍 +1 thumbsup
    👎 -1 thumbsdown
    ✊ fist
    👊 punch facepunch
    👏 clap
    🙌 raised_hands
    👐 open_hands
    🙏 pray
    💪 muscle
    🙅 no_good
    🙆 ok_woman
    🙋 raising_hand
    🤦 facepalm
    🚶 walking
    🏃 running
    🦄 unicorn
    🍎 apple
    🍕 pizza
    🍟 fries
    🍰 cake
    🎂 birthday
    ☕ coffee
    🍺 beer
    🍻 beers
    🌍 earth_africa
    🏠 house
    🚗 car red_car
    ☀ sunny
    ⭐ star
    ⚡ zap
    🎉 tada
    🎁 gift
    🥇 1st_place_medal
    ⚽ soccer
    📱 iphone
    💻 computer
    💡 bulb
    📖 book
    💰 moneybag
    📅 date
    🔗 link
    🚧 construction
    🚨 rotating_light
    ⚠ warning
    ✅ white_check_mark
    ❌ x
    ❓ question
    ❗ exclamation
    ♻ recycle
    🆗 ok
    🆒 cool
    🆕 new
    """
}
