import Testing

@testable import TermChat

/// What recordings say of banners.
struct BannerRecordTests {
  private static let script = """
    {"type":"banner","kind":"error","title":"down","id":"net","duration":-1}
    {"type":"expect","text":"down"}
    {"type":"banner","kind":"message","title":"next","duration":1}
    {"type":"key","key":"Esc","after":2}
    {"type":"wait","seconds":1.4}
    {"type":"notice","text":"on"}
    {"type":"snapshot","name":"s"}
    {"type":"wait","seconds":9}
    """

  @Test func `Each stage is a line behind those of its instant, or of the next that has any`() {
    let lines = Replaying(Self.script, 40, 12, records: true).recording.split(separator: "\n")
    #expect(
      lines.dropFirst().map(String.init) == [
        #"{"type":"banner","kind":"error","title":"down","duration":-1,"id":"net"}"#,
        #"{"type":"banner","kind":"message","title":"next","duration":1}"#,
        stage("willAppear", "down", 0, id: true), stage("didAppear", "down", 0, id: true),
        #"{"type":"key","after":2,"key":"Esc"}"#,
        stage("dismissedByUser", "down", 2, id: true),
        stage("willDisappear", "down", 2, id: true), stage("hidden", "down", 2, id: true),
        stage("didDisappear", "down", 2, id: true), stage("willAppear", "next", 2),
        stage("didAppear", "next", 2),
        #"{"type":"notice","after":1.4,"text":"on"}"#,
        #"{"type":"wait","seconds":9}"#,
        stage("willDisappear", "next", 3.5), stage("hidden", "next", 3.5),
        stage("didDisappear", "next", 3.5),
      ])
  }

  private func stage(_ name: String, _ title: String, _ time: Double, id: Bool = false) -> String {
    let seconds = time == 3.5 ? "03.500" : "0\(Int(time))"
    return #"{"type":"x-banner","stage":"\#(name)","# + (id ? #""id":"net","# : "")
      + #""title":"\#(title)","at":"2026-01-01T09:00:\#(seconds)Z"}"#
  }

  @Test func `The record of a replayed recording is the same`() {
    let recording = Replaying(Self.script, 40, 12, records: true).recording
    #expect(Replaying(recording, 40, 12, records: true).recording == recording)
    #expect(!Replaying(recording, 40, 12).hasFailed)
  }

  @Test func `It is the same however often the session is woken`() {
    let cast = Replaying(Self.script, 40, 12, format: .cast, records: true).recording
    #expect(cast == Replaying(Self.script, 40, 12, records: true).recording)
  }

  @Test func `One that the user quits ends with what became of banners`() {
    let script =
      #"{"type":"banner","kind":"error","title":"t"}"# + "\n" + #"{"type":"key","key":"Ctrl-d"}"#
    let recording = Replaying(script, 40, 12, records: true).recording
    #expect(recording.split(separator: "\n").count == 5)
  }

  @Test func `A title of any length is a line that can be read again`() {
    let title = String(repeating: #"\u0001"#, count: 100_000)
    let script = #"{"type":"banner","kind":"error","title":"\#(title)"}"#
    let recording = Replaying(script, 40, 12, records: true).recording
    #expect(!Replaying(recording, 40, 12).hasFailed)
  }
}
