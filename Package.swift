// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// Files of themes/, part of every program; ThemeFamily+BuiltIn.swift lists them too.
let themes = ["default", "high-contrast", "mono", "nord", "retro-phosphor", "solarized"]

let package = Package(
  name: "TermChat",
  products: [
    .library(
      name: "TermChat",
      targets: ["TermChat", "TermChatSystem", "TermChatMarkdown", "TermChatNCurses"]),
    .executable(name: "termchat", targets: ["TermChatApp"]),
  ],
  targets: [
    .systemLibrary(name: "CNCurses"),
    .systemLibrary(name: "CMarkdown"),
    .target(name: "CTermChatSignals"),
    .target(
      name: "TermChat", resources: themes.map { .embedInCode("Themes/\($0).json") },
      swiftSettings: settings),
    .target(
      name: "TermChatSystem", dependencies: ["TermChat", "CTermChatSignals"],
      swiftSettings: settings),
    .target(
      name: "TermChatMarkdown", dependencies: ["TermChat", "CMarkdown"], swiftSettings: settings),
    .target(
      name: "TermChatNCurses",
      dependencies: ["TermChat", "TermChatSystem", "TermChatMarkdown", "CNCurses"],
      swiftSettings: settings),
    .target(name: "TermChatDemo", dependencies: ["TermChat"], swiftSettings: settings),
    .executableTarget(
      name: "TermChatApp",
      dependencies: [
        "TermChat", "TermChatSystem", "TermChatMarkdown", "TermChatNCurses", "TermChatDemo",
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "Parrot", dependencies: ["TermChat", "TermChatNCurses"], path: "Examples/Parrot",
      swiftSettings: settings),
    .executableTarget(
      name: "Weather", dependencies: ["TermChat", "TermChatNCurses"], path: "Examples/Weather",
      swiftSettings: settings),
    .executableTarget(
      name: "termchat-bench", dependencies: ["TermChat", "TestSupport"], path: "Benchmarks",
      swiftSettings: settings),
    .target(name: "TestSupport", path: "Tests/Support", swiftSettings: settings),
    .testTarget(
      name: "TermChatTests", dependencies: ["TermChat", "TestSupport"], swiftSettings: settings),
    .testTarget(
      name: "TermChatSystemTests", dependencies: ["TermChat", "TermChatSystem", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "TermChatMarkdownTests",
      dependencies: ["TermChat", "TermChatMarkdown", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "TermChatNCursesTests",
      dependencies: ["TermChat", "TermChatSystem", "TermChatNCurses", "TestSupport"],
      swiftSettings: settings),
    .executableTarget(
      name: "CrashDummy", dependencies: ["TermChat", "TermChatSystem", "TermChatNCurses"],
      path: "Tests/Fixtures/CrashDummy", swiftSettings: settings),
    .testTarget(
      name: "TermChatDemoTests", dependencies: ["TermChat", "TermChatDemo"],
      swiftSettings: settings),
    .testTarget(
      name: "TermChatAppTests",
      dependencies: ["TermChat", "TermChatSystem", "TermChatApp", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "EndToEndTests", dependencies: ["TermChatApp", "CrashDummy", "TestSupport"],
      swiftSettings: settings),
  ]
)
