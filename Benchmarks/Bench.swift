import Glibc
import TestSupport

/// Every row of the speed table, measured from outside.
struct Bench {
  private let program: String
  private let home = TemporaryDirectory()
  private let isQuick: Bool
  private let isLayoutOnly: Bool
  private let isDraftOnly: Bool

  init(_ arguments: [String]) {
    isQuick = arguments.contains("quick")
    isLayoutOnly = arguments.contains("layout")
    isDraftOnly = arguments.contains("draft")
    program = arguments.first { !Self.pieces.contains($0) } ?? Self.neighbour
  }

  private static let pieces: Set = ["quick", "layout", "draft"]

  /// The termchat built beside this program.
  private static var neighbour: String {
    var path = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink("/proc/self/exe", &path, path.count)
    let own = String(
      decoding: path.prefix(max(0, count)).map(UInt8.init(bitPattern:)), as: UTF8.self)
    return own.prefix(through: own.lastIndex(of: "/") ?? own.startIndex) + "termchat"
  }

  /// False when a goal was missed.
  func run() -> Bool {
    guard access(program, X_OK) == 0 else { fail("no \(program); build it first") }
    print("\(program), 120×40, TERM=xterm-256color, load \(ProcessStatus.load)")
    var table = Table()
    DraftWork().measure(into: &table)
    if isDraftOnly { return table.missed == 0 }
    ThemeWork().measure(into: &table)
    LayoutWork().measure(into: &table)
    if isLayoutOnly { return table.missed == 0 }
    EchoWork().measure(into: &table)
    let setups = [false, true].map { Setup(program: program, isTrueColor: $0, home: home) }
    for setup in setups { setup.warmUp() }
    let histories = isQuick ? [1_000] : [1_000, 10_000, 1_000_000]
    let demos =
      setups.map { demo(5_000, $0) } + histories.map { demo($0, setups[0]) }
    // Until the demo's people have said their greeting and its banner has gone.
    sleep(14)
    for (setup, demo) in zip(setups, demos) { common(setup, demo, into: &table) }
    for (history, demo) in zip(histories, demos.dropFirst(2)) {
      behind(history, demo, into: &table)
    }
    paging(demos, setups.map(\.name) + histories.map(String.init), into: &table)
    print("\n\(table.missed == 0 ? "every goal met" : "\(table.missed) goals missed")")
    return table.missed == 0
  }
}

extension Bench {
  private func demo(_ history: Int, _ setup: Setup) -> Terminal {
    Terminal(setup, ["demo", "--history", String(history)])
  }

  private func common(_ setup: Setup, _ demo: Terminal, into table: inout Table) {
    table.heading(setup.name)
    StartWork(setup: setup).measure(into: &table)
    demo.settle(1_000)
    let work = KeyWork(terminal: demo)
    work.typing(into: &table)
    work.scrolling(into: &table)
    work.resizing(into: &table)
    FloodWork(setup: setup).measure(into: &table)
    IdleWork(terminal: Terminal(setup, ["replay", setup.tenLines])).measure(into: &table)
  }

  private func behind(_ history: Int, _ demo: Terminal, into table: inout Table) {
    table.heading("\(history) messages behind, 256 colours")
    demo.settle(1_000)
    let work = KeyWork(terminal: demo)
    work.typing(into: &table)
    work.scrolling(into: &table)
  }

  private func paging(_ demos: [Terminal], _ names: [String], into table: inout Table) {
    let measured = PagingWork(terminals: demos).measure(isQuick ? 100 : 300)
    for (index, pages) in measured.enumerated() {
      table.heading("paging, " + names[index] + (index < 2 ? "" : " messages behind"))
      PagingWork.add(pages, to: &table)
      let memory = demos[index].status.peakMemory
      table.add("peak memory after \(pages.count) pages", Figure(memory, "MB", .atMost(20)))
    }
  }
}
