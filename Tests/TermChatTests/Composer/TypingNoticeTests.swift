import Testing

@testable import TermChat

@Suite("The notice of typing")
struct TypingNoticeTests {
  private func driver() -> ScreenDriver { ScreenDriver() }

  @Test("comes with the first character and ends with silence")
  func silence() {
    var driver = driver()
    driver.type("h")
    #expect(driver.takeTyping() == [true])
    driver.wait(4_999)
    #expect(driver.takeTyping() == [])
    driver.wait(1)
    #expect(driver.takeTyping() == [false])
    #expect(driver.screen.nextDeadline == nil)
    driver.type("i")
    #expect(driver.takeTyping() == [true])
  }

  @Test("is repeated while keys come")
  func refresh() {
    var driver = driver()
    for _ in 0..<9 {
      driver.type("x")
      driver.wait(2_500)
    }
    #expect(driver.takeTyping() == [true, true, true])
  }

  @Test("ends when the draft is empty, and with the message itself")
  func ends() {
    var driver = driver()
    driver.type("h")
    driver.press("Backspace")
    #expect(driver.takeTyping() == [true, false])
    driver.type("hi")
    driver.press("Enter")
    driver.wait(60_000)
    #expect(driver.takeTyping() == [true])
    driver.type("again")
    driver.press("Ctrl-c")
    #expect(driver.takeTyping() == [true, false])
  }

  @Test("ends before the program does")
  func quits() {
    var driver = driver()
    driver.type("h")
    driver.handle([.stopped], at: driver.now)
    #expect(driver.takeTyping() == [true, false])
    #expect(driver.hasQuit)
  }

  @Test("ends before another program has the terminal")
  func leaves() {
    var driver = driver()
    driver.type("h")
    driver.handle([.suspendAsked], at: driver.now)
    #expect(driver.takeTyping() == [true, false])
    driver.type("i")
    driver.press("Ctrl-x", "Ctrl-e")
    #expect(driver.takeTyping() == [true, false])
    driver.wait(5_000)
    #expect(driver.takeTyping() == [])
  }

  @Test("isn't given for commands, blanks, edits, moves, and what others put there")
  func silent() {
    var driver = driver()
    driver.type("  ")
    driver.press("Ctrl-c")
    driver.type("/theme")
    driver.press("Ctrl-c")
    driver.chat(.composer(ComposerUpdate(text: .set("set"))))
    driver.press("Left", "Right")
    #expect(driver.takeTyping() == [])
    driver.type("x")
    #expect(driver.takeTyping() == [true])
    driver.press("Ctrl-c")
    driver.type("//slash")
    #expect(driver.takeTyping() == [false, true])
  }

  @Test("goes by what is a command for Enter")
  func commands() {
    let texts = [("/", false), ("/t", false), (" /t", true), ("/ t", true), ("//", true)]
    for (text, isTold) in texts {
      var driver = driver()
      driver.type(text)
      #expect(driver.takeTyping() == (isTold ? [true] : []), "\(text)")
    }
  }

  @Test("isn't given where nobody wants it")
  func off() {
    var configuration = ChatScreenConfiguration()
    configuration.tellsTyping = false
    var driver = ScreenDriver(configuration: configuration)
    driver.type("h")
    #expect(driver.takeTyping() == [])
    #expect(driver.screen.nextDeadline == nil)
  }
}
