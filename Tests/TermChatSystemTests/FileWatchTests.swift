import Glibc
import TestSupport
import Testing

@testable import TermChatSystem

@Suite struct FileWatchTests {
  private let folder = TemporaryDirectory()
  private var path: String { folder.path + "/theme.json" }

  private func write(_ name: String, _ text: String = "{}") { _ = folder.file(name, text.utf8) }

  private func isReadable(_ watch: FileWatch) -> Bool {
    Descriptor.isReady(watch.descriptor, for: POLLIN, within: 0)
  }

  @Test func whatIsWrittenInPlaceIsSeenOnce() throws {
    write("theme.json")
    let watch = try #require(FileWatch(path))
    #expect(!isReadable(watch))
    write("theme.json", "1")
    write("theme.json", "2")
    #expect(isReadable(watch))
    #expect(watch.drain())
    #expect(!watch.drain())
    #expect(!isReadable(watch))
  }

  @Test func aFileRenamedOverItIsSeen() throws {
    write("theme.json")
    let watch = try #require(FileWatch(path))
    write(".theme.json.swp")
    #expect(!watch.drain())
    rename(folder.path + "/.theme.json.swp", path)
    #expect(watch.drain())
  }

  @Test func aFileRemovedAndMadeAnewIsSeenWhenItIsWritten() throws {
    write("theme.json")
    let watch = try #require(FileWatch(path))
    unlink(path)
    #expect(!watch.drain())
    let file = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
    #expect(!watch.drain())
    _ = Glibc.write(file, "{}", 2)
    #expect(!watch.drain())
    close(file)
    #expect(watch.drain())
  }

  @Test func otherFilesAreNotItsMatter() throws {
    write("theme.json")
    let watch = try #require(FileWatch(path))
    write("other.json")
    write("theme.json~")
    #expect(contents(of: path) == "{}")
    #expect(isReadable(watch))
    #expect(!watch.drain())
  }

  @Test func aFileMayComeLater() throws {
    let watch = try #require(FileWatch(path))
    write("theme.json")
    #expect(watch.drain())
  }

  @Test func aLinkIsFollowed() throws {
    mkdir(folder.path + "/dotfiles", 0o700)
    write("dotfiles/one")
    write("dotfiles/two")
    symlink("dotfiles/one", path)
    let watch = try #require(FileWatch(path))
    write("dotfiles/one", "1")
    #expect(watch.drain())
    write("dotfiles/two", "1")
    #expect(!watch.drain())
    unlink(path)
    symlink("dotfiles/two", path)
    #expect(watch.drain())
    write("dotfiles/two", "2")
    #expect(watch.drain())
    write("dotfiles/one", "2")
    #expect(!watch.drain())
  }

  @Test func aHardLinkIsSeen() throws {
    write("other.json")
    let watch = try #require(FileWatch(path))
    link(folder.path + "/other.json", path)
    #expect(watch.drain())
  }

  @Test func aFolderThatVanishesIsQuiet() throws {
    mkdir(folder.path + "/sub", 0o700)
    write("sub/theme.json")
    let watch = try #require(FileWatch(folder.path + "/sub/theme.json"))
    unlink(folder.path + "/sub/theme.json")
    rmdir(folder.path + "/sub")
    #expect(!watch.drain())
    #expect(!isReadable(watch))
  }

  @Test func aFloodIsOneChange() throws {
    let watch = try #require(FileWatch(path))
    for _ in 0..<3_000 { write("theme.json") }
    #expect(watch.drain())
    #expect(!watch.drain())
  }

  @Test func aFolderMayComeLater() throws {
    let watch = try #require(FileWatch(folder.path + "/one/two/theme.json"))
    mkdir(folder.path + "/one", 0o700)
    #expect(!watch.drain())
    mkdir(folder.path + "/one/two", 0o700)
    #expect(!watch.drain())
    write("one/two/theme.json")
    #expect(watch.drain())
    #expect(!watch.drain())
  }

  @Test func aFolderMadeAnewIsFollowed() throws {
    mkdir(folder.path + "/sub", 0o700)
    write("sub/theme.json")
    let watch = try #require(FileWatch(folder.path + "/sub/theme.json"))
    for isSeenGoing in [true, false] {
      unlink(folder.path + "/sub/theme.json")
      rmdir(folder.path + "/sub")
      if isSeenGoing { #expect(!watch.drain()) }
      mkdir(folder.path + "/sub", 0o700)
      write("sub/theme.json", "1")
      #expect(watch.drain())
      write("sub/theme.json", "2")
      #expect(watch.drain())
    }
  }

  @Test func aFolderMovedAwayIsNotFollowed() throws {
    mkdir(folder.path + "/sub", 0o700)
    write("sub/theme.json")
    let watch = try #require(FileWatch(folder.path + "/sub/theme.json"))
    rename(folder.path + "/sub", folder.path + "/old")
    #expect(!watch.drain())
    write("old/theme.json", "1")
    #expect(!watch.drain())
    rename(folder.path + "/old", folder.path + "/sub")
    #expect(watch.drain())
  }

  @Test func everyLinkOnTheWayIsFollowed() throws {
    for name in ["a", "b"] {
      mkdir("\(folder.path)/\(name)", 0o700)
      write(name + "/theme")
    }
    // theme.json → middle → here/theme, and here → a.
    symlink("a", folder.path + "/here")
    symlink("here/theme", folder.path + "/middle")
    symlink(folder.path + "/middle", path)
    let watch = try #require(FileWatch(path))
    write("a/theme", "1")
    #expect(watch.drain())
    unlink(folder.path + "/here")
    symlink("b", folder.path + "/here")
    #expect(watch.drain())
    write("a/theme", "2")
    #expect(!watch.drain())
    write("b/theme", "1")
    #expect(watch.drain())
    unlink(folder.path + "/middle")
    symlink("a/../a/theme", folder.path + "/middle")
    #expect(watch.drain())
    write("b/theme", "2")
    #expect(!watch.drain())
    write("a/theme", "3")
    #expect(watch.drain())
  }

  @Test func aCircleOfLinksEnds() throws {
    symlink("theme.json", path)
    let watch = try #require(FileWatch(path))
    unlink(path)
    write("theme.json")
    #expect(watch.drain())
  }

  @Test func aFileThatMayBeReadNowIsSeen() throws {
    write("theme.json")
    chmod(path, 0)
    let watch = try #require(FileWatch(path))
    chmod(path, 0o600)
    #expect(watch.drain())
  }
}
