import Testing

@testable import TermChat

/// What each detector finds alone: a text with its finds between ‹ and ›.
struct DetectorTests {
  @Test(arguments: [
    "see ‹https://x.org›.", "(‹https://x.org/a_(b)›)", "<‹https://x.org/a?b=c#d›>",
    "‹http://localhost:8080/›, ‹HTTP://X.ORG/›!", "‹www.x.org› and www. and www.x",
    "\"‹https://x.org/a›\" '‹https://x.org/b›'", "xhttps://x.org https:// http:///",
    "‹https://[::1]:80/x›",
    "‹https://münchen.de/straße› ‹https://日本語.jp/日本›", "見て‹https://x.org›を見て",
    "[‹https://x.org/a›](‹https://x.org/b›)", "‹https://x.org/a?b=[c]&d=e,f›, …",
    "‹mailto:ada@x.org› ‹mailto:ada@x.org?subject=hi›, mailto:ada", "ftp://x.org javascript://x",
    "‹https://x.org/@ada› ‹https://u:p@x.org/› ada@www.x.org", "‹http://x.org›:http",
    "**‹https://x.org/a›**", "a:‹https://x.org/1,2;3›;", "‹http://127.0.0.1:80/a›",
    "x.org x.org/a 12:30 a://b", "https://-x.org", "‹https://x.org/%20?q=a+b›",
  ])
  func `Links`(marked: String) { expect(.url, marked) }

  @Test(arguments: [
    "‹ada@x.org›", "write to ‹ada.b+c@mail.x.co.uk›.", "(‹ada@x.org›)", "ada@x @x.org a@b.c",
    "ada@x.org@y.org", "jörg@x.org", "‹ada@münchen.de›", "私は‹ada@x.org›です", "a.@x.org",
    "..‹ada@x.org›..", "‹ada@x.org›.5", "‹a_b@x-y.org›", "ada@-x.org ada@x.org_y", "@@@", "ada@",
  ])
  func `E-mail addresses`(marked: String) { expect(.email, marked) }

  @Test(arguments: [
    "‹@ada›", "hi ‹@ada›, ‹@Grace_H›: ‹@ж›", "a@gmail.com .@x _@x", "(‹@ada›)‹@b›", "@ @. @-",
    "‹@ada›.lovelace", "‹@日本›", "你好‹@ada›", "‹@नमस्ते›", "@‹@ada›",
  ])
  func `Mentions`(marked: String) { expect(.mention, marked) }

  @Test(arguments: [
    "‹#looms›", "‹#a›,‹#b_2›", "#1 #_ #", "a#b x.org/#c &#x27; ##d", "‹#2026goals›",
    "‹#日本›", "‹#été›", "#️⃣ 5#a",
  ])
  func `Hashtags`(marked: String) { expect(.hashtag, marked) }

  @Test(arguments: [
    "‹+49 30 1234567›", "‹(555) 123-4567›", "‹07400000000›", "call ‹+1 (555) 123-4567›.",
    "‹+44 (0)20 7946 0958›", "‹+44(0)2079460958›", "‹+4915112345678›", "‹030/1234567›",
    "‹01 23 45 67 89›", "(‹555-123-4567›)", "‹1-800-555-1234› 2026", "‹5551234567› ‹555.123.4567›",
    "‹555-1234›", "tel:‹07400000000›", "‹(030) 1234567›", "‹0171-1234567›,", "‹020 7946 0958›",
    "‹15551234567›", "‹0049 30 1234567›", "‹07400000000› 12 ‹07400000000› 2026",
    "‹+49 30 1234567› 20262026",
  ])
  func `Telephone numbers`(marked: String) { expect(.phone, marked) }

  @Test(arguments: [
    "2026-11-20", "01.02.2026", "01/02/2026", "1.2.3.4", "010.020.030.040", "1234567890123456",
    "4111 1111 1111 1111", "0123 4567 8901 2345", "12345678", "1767258000", "a07400000000",
    "07400000000a", "#07400000000", "$5551234567", "v1.555.123.4567", "0800-1600", "1 000 000 000",
    "08.00-16.00", "+", "+1", "(", "(555)", "(555", "+1234567890123456", "3.14159265358979",
    "555-123-4567-89", "00000000", "id_5551234567", "12:30:4501234567", "0 1 2 3 4 5 6 7 8",
    "01 02 03 04", "x.org/07400000000", "1,000,000,000",
  ])
  func `What only looks like a telephone number`(text: String) { expect(.phone, text) }

  @Test(arguments: [
    "‹2026-11-20›", "‹20.11.2026›", "‹11/20/2026› ‹20/11/2026›", "‹20 November 2026›.",
    "‹Nov 20, 2026›", "‹20th Nov. 2026›", "1. Avril 2026",
    "on ‹November 20th 2026›, we", "‹2026-11-20 14:30›", "‹2026-11-20T14:30:05.5Z›",
    "‹2026-11-20T14:30+01:00›", "‹20.11.2026, 14:30›", "‹Nov 20, 2026 at 2:30 pm›!",
    "‹29.02.2024› ‹2026/1/2›", "(‹2026-11-20›)", "‹Sept. 1, 2026› ‹1 sept 2026›",
    "‹2026-11-20› 14 people", "‹2026-11-20› 25:00", "‹2026-11-20›; ‹2026-11-21›",
  ])
  func `Dates`(marked: String) { expect(.date, marked) }

  @Test(arguments: [
    "30.02.2026", "2026-02-30", "2026-13-01", "13/13/2026", "29 February 2026", "Nov 31, 2026",
    "1.2.2026.3", "v1.2.2026", "2026-11-20-1", "12026-11-20", "2026-11-201", "a2026-11-20",
    "2026-11-20a", "0001-01-01", "20 Nov", "Nov 20", "20 Novem 2026", "20-11.2026", "x/2026/11/20",
    "20 Novembers 2026", "Xnov 20, 2026", "20 November 20261",
  ])
  func `Days there never were and what only looks like one`(text: String) { expect(.date, text) }

  private func expect(
    _ detector: Detector, _ marked: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let text = marked.replacing("‹", with: "").replacing("›", with: "")
    var shown = text
    for range in detector.ranges(in: text).reversed() {
      shown.replaceSubrange(range, with: "‹" + text[range] + "›")
    }
    #expect(shown == marked, sourceLocation: sourceLocation)
  }
}
