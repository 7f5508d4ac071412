/// The kernel's own echo of a typed character: what a terminal costs before any program works.
struct EchoWork {
  func measure(into table: inout Table) {
    let setup = Setup(program: "/bin/cat", isTrueColor: false, home: "/")
    let terminal = Terminal(setup, [])
    terminal.settle(200)
    let echoes = Responses((0..<300).map { _ in terminal.respond(to: "x") }).milliseconds
    table.heading("The pseudo terminal itself")
    table.add("echo of a character by the kernel, median", Figure(echoes.median, "ms"))
    table.add("echo of a character by the kernel, p99", Figure(echoes.p99, "ms"))
  }
}
