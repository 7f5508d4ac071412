import Glibc
import TermChat
import TermChatNCurses
import TermChatSystem

// Takes a terminal as termchat does, waits for an x, and then goes wrong as its argument says.

func overflow(_ depth: Int) -> Int { depth < 0 ? 0 : overflow(depth + 1) &+ overflow(depth + 2) }

func crash(_ kind: String) {
  let count = CommandLine.arguments.count
  switch kind {
  case "fatalError": fatalError("the dummy's last words")
  case "index": print([1, 2, 3][count + 3])
  case "overflow": print(overflow(count))
  case "arithmetic": print(Int.max - 1 + count)
  case "abort": abort()
  default: break
  }
}

let environment = ProcessEnvironment.current
let device = try TerminalDevice()
let signals = try SignalPipe()
let log = ErrorLog(environment: environment)
let terminal = try NCursesTerminal(device: device, environment: environment)
var surface = Surface(size: terminal.size)
surface.draw(
  GlyphFilter().line("crash dummy"), .plain, at: Point(row: 1, column: 1), in: surface.bounds)
terminal.show(Frame(surface: surface, title: "crash dummy"))
while let bytes = device.read(), !bytes.contains(0x78) { usleep(1_000) }
crash(CommandLine.arguments.last ?? "")
