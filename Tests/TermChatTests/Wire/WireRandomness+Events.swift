@testable import TermChat

extension WireRandomness {
  mutating func event() -> ChatEvent {
    switch int(0...16) {
    case 0: .user(senderUpdate())
    case 1...3: .message(message())
    case 4: .append(id: id(), text: text())
    case 5: .edit(id: id(), KindBox(kind()))
    case 6: .remove(id: id())
    case 7:
      .status(
        id: id(), one(of: DeliveryStatus.allCases), reason: update { $0.text() },
        progress: update { $0.number(0...1) })
    case 8: .reaction(id: id(), from: id(), emoji: id(), on: bool())
    case 9: .typing(from: id(), on: bool())
    case 10: .read(from: id(), id: id())
    case 11:
      .history(
        Page(
          one(of: Edge.allCases), list { $0.message() }, more: bool(), error: maybe { $0.text() }))
    case 12: .banner(banner())
    case 13: .hide(id: maybe { $0.id() })
    case 14: .composer(composerUpdate())
    case 15: .title(bool() ? .clear : .set(text()), subtitle: update { $0.text() })
    default: bool() ? .clear : .theme(bool() ? .name(id()) : .path(text()))
    }
  }

  mutating func message() -> Message {
    let id = bool() ? "" : id()
    if int(0...5) == 0 { return Message(id: id, from: "", at: maybe { $0.time() }, Notice(text())) }
    return Message(
      id: id, from: self.id(), at: maybe { $0.time() }, kind(), replyTo: maybe { $0.id() },
      delivery: maybe {
        Delivery(
          $0.one(of: DeliveryStatus.allCases), reason: $0.maybe { $0.text() },
          progress: $0.maybe { $0.number(0...1) })
      }, editedAt: maybe { $0.time() },
      reactions: list { Reaction($0.id(), from: $0.list { $0.id() }) })
  }

  private mutating func senderUpdate() -> SenderUpdate {
    SenderUpdate(
      id: id(), name: update { $0.text() }, initials: update { $0.text() },
      color: update { .rgb(UInt32($0.int(0...0xFF_FFFF))) }, avatar: update { $0.text() },
      isMe: bool())
  }

  private mutating func banner() -> Banner {
    let durations: [Banner.Duration] = [
      .automatic, .endless, .milliseconds(Int64(int(1...100_000))),
      .milliseconds(1_000_000_000_000),
    ]
    let duration = one(of: durations)
    return Banner(
      one(of: Banner.Kind.allCases), text(), subtitle: maybe { $0.text() }, id: maybe { $0.id() },
      icon: maybe { $0.text() }, duration: duration,
      position: one(of: Banner.Position.allCases), button: maybe { $0.text() },
      isDismissible: bool() || duration == .endless)
  }

  private mutating func composerUpdate() -> ComposerUpdate {
    ComposerUpdate(
      placeholder: update { $0.text() }, text: update { $0.text() },
      isEnabled: update { $0.bool() }, limit: update { $0.int(0...1_000_000) },
      button: update { $0.text() }, isBusy: update { $0.bool() })
  }

  mutating func draftUpdate() -> DraftUpdate {
    DraftUpdate(
      text: update { $0.text() }, attach: [attachment()] + list { $0.attachment() },
      replacing: maybe { $0.text() })
  }

  private mutating func attachment() -> Attachment {
    Attachment(
      path: "/" + text(), bytes: Int64(int(0...1 << 40)), place: maybe { $0.int(0...1_000) })
  }

  mutating func completionAnswer() -> CompletionAnswer {
    CompletionAnswer(
      CompletionQuery(prefix: text(), filter: text()),
      list { random in
        Completion(
          random.text(), detail: random.text(), context: random.maybe { $0.text() },
          isPartial: random.bool())
      })
  }
}

extension WireRandomness {
  mutating func kind(depth: Int = 0) -> any MessageKind {
    switch int(0...(depth < 3 ? 11 : 9)) {
    case 0: Text(text())
    case 1: Markdown(text())
    case 2: Emoji(text())
    case 3: photo()
    case 4: video()
    case 5: Audio(source(), duration: number(0...1e9), title: maybe { $0.text() })
    case 6:
      Location(
        latitude: number(-90...90), longitude: number(-180...180), place: maybe { $0.text() })
    case 7:
      Contact(
        text(), initials: maybe { $0.text() }, phones: list { $0.text() },
        emails: list { $0.text() })
    case 8:
      Link(
        text(), title: maybe { $0.text() }, teaser: maybe { $0.text() },
        comment: maybe { $0.text() }, thumbnail: maybe { $0.text() })
    case 9: custom()
    case 10:
      CardCollection(rows: int(1...100), items: list { KindBox($0.kind(depth: depth + 1)) })
    default: Parts(list { KindBox($0.kind(depth: depth + 1)) })
    }
  }

  private mutating func source() -> MediaSource { bool() ? .path(text()) : .url(text()) }

  private mutating func photo() -> Photo {
    Photo(
      source(), width: maybe { $0.int(1...5_000) }, height: maybe { $0.int(1...5_000) },
      caption: maybe { $0.text() }, alt: maybe { $0.text() })
  }

  private mutating func video() -> Video {
    Video(
      source(), width: maybe { $0.int(1...5_000) }, height: maybe { $0.int(1...5_000) },
      duration: maybe { $0.number(0...1e9) }, thumbnail: maybe { $0.text() },
      caption: maybe { $0.text() })
  }

  private mutating func custom() -> Custom {
    let kind = id()
    return Custom(kind: kind, fields: .object([.init("kind", .string(kind))] + members(depth: 0)))
  }
}

extension WireRandomness {
  mutating func direction() -> StageDirection {
    switch int(0...9) {
    case 0: .key(key(), times: int(1...10_000))
    case 1: .input(text())
    case 2: .paste(text())
    case 3:
      .mouse(
        Mouse(one(of: Mouse.Action.allCases), at: Point(row: int(0...99), column: int(0...99))))
    case 4: .focus(bool())
    case 5: .resize(Size(rows: int(1...1_000), columns: int(1...1_000)))
    case 6: .wait(milliseconds: bool() ? 1_000_000_000_000 : Int64(int(0...1_000_000)))
    case 7:
      .expect(Expectation(text: text(), row: maybe { $0.int(-50...50) }, isAbsent: bool()))
    case 8: .snapshot(name: text())
    default: .quit
    }
  }

  private mutating func key() -> Key {
    let names = [
      "Enter", "Shift-Tab", "Ctrl-a", "Alt-F12", "Space", "é", "👩‍👩‍👧", "-", "Ctrl--", "\u{1B}", "A",
    ]
    return one(of: names.compactMap(Key.init(name:)))
  }
}
