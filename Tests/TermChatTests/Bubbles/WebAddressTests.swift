import Testing

@testable import TermChat

@Suite("An address that may be opened")
struct WebAddressTests {
  @Test(
    "names its host as it is, in lower case",
    arguments: [
      ("https://Swift.ORG", "swift.org"), ("HTTP://a.b:8080/x?y#z", "a.b"),
      ("https://bank.com@evil.org/", "evil.org"), ("https://a@b@c.org", "c.org"),
      ("https://evil.org\\@bank.com", "evil.org"), ("http://[::1]:80/", "[::1]"),
      ("https://e.org?u@bank.com", "e.org"), ("https://müller.de", "müller.de"),
      ("mailto:a@b.org?subject=x", "a@b.org"),
    ])
  func hosts(text: String, host: String) {
    #expect(WebAddress(text)?.host == host)
  }

  @Test(
    "is of no other scheme, has a host, and no blanks or control characters",
    arguments: [
      "", ":", "https", "https:", "https://", "https:///x", "https://@/", "javascript:alert(1)",
      "file:///etc/passwd", "ftp://a.org", " https://a.org", "https://a.org/ x", "https://a.org\n",
      "https://a.org/\u{1B}]8", "https://a.org/\u{9B}", "mailto:nobody", "data:text/html,x",
      "swift.org", "//swift.org", "x-https://a.org",
    ])
  func refused(text: String) {
    #expect(WebAddress(text) == nil)
  }
}
