#if os(Linux)
import Foundation
import Testing
import TypedNotifications

extension FileHandleNotificationsTests {
  @Test func directoryGivesTheErrorOfReadingIt() async {
    await #expect(processExitsWith: .success) {
      let directory = try #require(FileHandle(forReadingAtPath: "/tmp"))
      let reads = Recorder<FileHandleRead>()
      let token = NotificationCenter.default.addObserver(
        descriptor: .fileHandleReadCompletion,
        object: directory
      ) {
        reads.record($0)
      }
      await runMainLoop {
        directory.readInBackgroundAndNotify()
      } until: {
        !reads.values.isEmpty
      }
      token.cancel()
      guard case .failure(let error) = reads.values.first?.result else {
        Issue.record("A directory cannot be read.")
        return
      }
      #expect(error.posixCode == .EISDIR)
    }
  }
}
#endif
