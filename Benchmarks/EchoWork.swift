import TestSupport

/// A typed character that `cat` sends back: what the terminal and waking up cost any program.
struct EchoWork {
  func measure(into table: inout Table) {
    let setup = Setup(program: "/bin/sh", isTrueColor: false, home: TemporaryDirectory())
    let terminal = Terminal(setup, ["-c", "stty raw -echo; exec cat"])
    terminal.settle(300)
    let echoes = Responses((0..<300).map { _ in terminal.respond(to: "x") }).milliseconds
    table.heading("The least there is: cat on a raw terminal")
    table.add("echo of a character, median", Figure(echoes.median, "ms"))
    table.add("echo of a character, p99", Figure(echoes.p99, "ms"))
  }
}
