import Glibc

// termchat-bench [PATH OF termchat] [quick|layout|draft]

let bench = Bench(Array(CommandLine.arguments.dropFirst()))
exit(bench.run() ? 0 : 1)
