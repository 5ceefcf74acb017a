#if os(macOS) || os(Linux)
import Foundation
import Testing
import TypedNotifications

/// Foundation posts these itself, in a process of their own.
///
/// NB: Foundation on Linux posts them from the run loop of whichever thread drains the main queue.
/// A test that runs beside these may move the queue to another thread, and the posts are lost.
@Suite struct FileHandleNotificationsTests {
  @Test func pipeGivesWhatWasWritten() async {
    await #expect(processExitsWith: .success) {
      let pipe = Pipe()
      let reads = Recorder<FileHandleRead>()
      let token = NotificationCenter.default.addObserver(
        descriptor: .fileHandleReadCompletion,
        object: pipe.fileHandleForReading
      ) { reads.record($0) }
      try pipe.fileHandleForWriting.write(contentsOf: Data("score".utf8))
      try pipe.fileHandleForWriting.close()
      await runMainLoop {
        pipe.fileHandleForReading.readInBackgroundAndNotify()
      } until: {
        !reads.values.isEmpty
      }
      token.cancel()
      let read = try #require(reads.values.first)
      #expect(read.fileHandle === pipe.fileHandleForReading)
      #expect(try read.result.get() == Data("score".utf8))
    }
  }

  @Test func pipeIsReadToItsEnd() async {
    await #expect(processExitsWith: .success) {
      let pipe = Pipe()
      let reads = Recorder<FileHandleRead>()
      let token = NotificationCenter.default.addObserver(
        descriptor: .fileHandleReadToEndOfFileCompletion,
        object: pipe.fileHandleForReading
      ) { reads.record($0) }
      try pipe.fileHandleForWriting.write(contentsOf: Data("first,".utf8))
      try pipe.fileHandleForWriting.write(contentsOf: Data("second".utf8))
      try pipe.fileHandleForWriting.close()
      await runMainLoop {
        pipe.fileHandleForReading.readToEndOfFileInBackgroundAndNotify()
      } until: {
        !reads.values.isEmpty
      }
      token.cancel()
      #expect(try reads.values.first?.result.get() == Data("first,second".utf8))
    }
  }

  @Test func pipeSaysThatDataIsAvailable() async {
    await #expect(processExitsWith: .success) {
      let pipe = Pipe()
      let available = Recorder<FileHandle>()
      let token = NotificationCenter.default.addObserver(
        descriptor: .fileHandleDataAvailable,
        object: pipe.fileHandleForReading
      ) { available.record($0) }
      try pipe.fileHandleForWriting.write(contentsOf: Data("score".utf8))
      await runMainLoop {
        pipe.fileHandleForReading.waitForDataInBackgroundAndNotify()
      } until: {
        !available.values.isEmpty
      }
      token.cancel()
      #expect(available.values.first === pipe.fileHandleForReading)
    }
  }
}
#endif
