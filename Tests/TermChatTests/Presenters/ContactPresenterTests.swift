import Testing

@testable import TermChat

@Suite("An address card")
struct ContactPresenterTests {
  private let person = Contact(
    "Nathan Tannar", phones: ["+49 30 1234"], emails: ["nathan@example.org", "no mail"])
  private let japanese = Contact("山田 太郎", phones: ["03-1234"])

  @Test("has initials, a name and what is known")
  func pictures() {
    #expect(
      Picturing().picture(person, 40) == """
        (NT) Nathan Tannar ›
             +49 30 1234
             nathan@example.org
             no mail
        """)
    #expect(
      Picturing().picture(person, 20) == """
        (NT) Nathan Tannar ›
        +49 30 1234
        nathan@example.org
        no mail
        """)
    #expect(
      Picturing().picture(person, 8) == """
        (NT)
        Nathan
        Tannar ›
        +49 30
        1234
        nathan@e
        xample.o
        rg
        no mail
        """)
    #expect(
      Picturing().picture(person, 3) == """
        Nat
        han
        Tan
        nar
        +49
        30
        123
        4
        nat
        han
        @ex
        amp
        le.
        org
        no
        mai
        l
        """)
    #expect(
      Picturing().picture(person, 1) == """
        N
        a
        t
        h
        a
        n
        T
        a
        n
        n
        a
        r
        +
        4
        9
        3
        0
        1
        2
        3
        4
        n
        a
        t
        h
        a
        n
        @
        e
        x
        a
        m
        p
        l
        e
        .
        o
        r
        g
        n
        o
        m
        a
        i
        l
        """)
    #expect(
      Picturing().picture(japanese, 40) == """
        (山太) 山田 太郎 ›
               03-1234
        """)
    #expect(
      Picturing().picture(japanese, 8) == """
        (山太)
        山田
        太郎 ›
        03-1234
        """)
    #expect(
      Picturing(ascii: true).picture(person, 20) == """
        (NT) Nathan Tannar >
        +49 30 1234
        nathan@example.org
        no mail
        """)
  }

  @Test("can be pressed line by line")
  func hotspots() {
    #expect(
      Picturing().hotspots(person, 40).joined(separator: "\n") == """
        press contact Nathan Tannar: (NT) Nathan Tannar ›
        press phone +49 30 1234: +49 30 1234
        open mailto:nathan@example.org: nathan@example.org
        """)
    #expect(
      Picturing().hotspots(person, 12).joined(separator: "\n") == """
        press contact Nathan Tannar: (NT)|Nathan|Tannar ›
        press phone +49 30 1234: +49 30 1234
        open mailto:nathan@example.org: nathan@examp|le.org
        """)
  }
}
