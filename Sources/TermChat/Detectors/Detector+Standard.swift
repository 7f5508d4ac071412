extension Detector {
  /// `http://…`, `https://…`, `mailto:…` and `www.…`, without the punctuation behind them.
  public static let url = Detector(.url, at: [.colon, .dot]) { URLScanner($0).ranges() }

  /// `ada@example.org`.
  public static let email = Detector(.email, at: .at) { EmailScanner($0).ranges() }

  /// `+49 30 1234567`, `(555) 123-4567`, `07400000000`: 7 to 15 digits, grouped as numbers are.
  public static let phone = Detector(.phone, at: .digit) { PhoneScanner($0).ranges() }

  /// Days with a year, as numbers or in English, with or without a time: `20 November 2026`.
  public static let date = Detector(.date, at: .digit) { DateScanner($0).ranges() }

  /// `@ada`, not inside a word: letters, digits and underscores.
  public static let mention = Detector(.mention, at: .at) { NameScanner.mention.ranges(in: $0) }

  /// `#looms`, not inside a word: as a mention, with at least one letter.
  public static let hashtag = Detector(.hashtag, at: .hash) { NameScanner.hashtag.ranges(in: $0) }

  /// MessageKit's `@[a-zA-Z0-9]{4,}`, which also finds the half of an e-mail address.
  public static let strictMention = Detector(.mention, at: .at) {
    NameScanner.strictMention.ranges(in: $0)
  }

  /// MessageKit's `#[a-zA-Z0-9]{4,}`.
  public static let strictHashtag = Detector(.hashtag, at: .hash) {
    NameScanner.strictHashtag.ranges(in: $0)
  }
}
