import Testing

@testable import TermChat

@Suite("A link")
struct LinkPresenterTests {
  private let link = Link(
    "https://me@WWW.Swift.org:443/x?y",
    title: "Swift, a language for everybody who writes programs",
    teaser:
      "Fast, modern, safe, and a joy to write: a general-purpose language that is approachable for newcomers and powerful for experts, and so on.",
    comment: "Look at this:")

  @Test("is a card below its comment")
  func pictures() {
    #expect(
      Picturing().picture(link, 40) == """
        Look at this:
        ┌─────────────────────────────────────┐
        │ Swift, a language for everybody who │
        │ writes programs                     │
        │ Fast, modern, safe, and a joy to    │
        │ write: a general-purpose language   │
        │ that is approachable for newcomers… │
        │ www.swift.org                       │
        └─────────────────────────────────────┘
        """)
    #expect(
      Picturing().picture(link, 20) == """
        Look at this:
        ┌─────────────────┐
        │ Swift, a        │
        │ language for…   │
        │ Fast, modern,   │
        │ safe, and a joy │
        │ to write: a…    │
        │ www.swift.org   │
        └─────────────────┘
        """)
    #expect(
      Picturing().picture(link, 8) == """
        Look at
        this:
        Swift, a
        languag…
        Fast,
        modern,
        safe,…
        www.swi…
        """)
    #expect(
      Picturing().picture(link, 3) == """
        Loo
        k
        at
        thi
        s:
        Swi
        ft…
        Fas
        t,
        mo…
        ww…
        """)
    #expect(
      Picturing(ascii: true).picture(link, 30) == """
        Look at this:
        +----------------------------+
        | Swift, a language for      |
        | everybody who writes...    |
        | Fast, modern, safe, and a  |
        | joy to write: a general-   |
        | purpose language that i... |
        | www.swift.org              |
        +----------------------------+
        """)
  }

  @Test("is opened by the whole card")
  func hotspots() {
    #expect(
      Picturing().hotspots(link, 14).joined(separator: "\n") == """
        open https://me@WWW.Swift.org:443/x?y: ┌────────────┐|│ Swift, a   │|│ language…  │|│ Fast,      │|│ modern,    │|│ safe, and… │|│ www.swift… │|└────────────┘
        """)
  }
}
