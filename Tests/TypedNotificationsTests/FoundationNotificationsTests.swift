import Foundation
import Testing
import TypedNotifications

/// Foundation posts these itself.
@Suite struct FoundationNotificationsTests {
  let center = NotificationCenter.default

  @Test func userDefaultsSayThatTheyChanged() throws {
    let domain = "typed-notifications-tests-\(ProcessInfo.processInfo.processIdentifier)"
    let defaults = try #require(UserDefaults(suiteName: domain))
    let changes = Recorder<ObjectIdentifier>()
    let token = center.addObserver(descriptor: .userDefaultsDidChange, object: defaults) {
      changes.record(ObjectIdentifier($0))
    }
    defaults.setPersistentDomain(["score": 1], forName: domain)
    defaults.removePersistentDomain(forName: domain)
    token.cancel()
    #expect(!changes.values.isEmpty)
    #expect(changes.values.allSatisfy { $0 == ObjectIdentifier(defaults) })
  }

  @Test func pipeGivesWhatWasWritten() async throws {
    let pipe = Pipe()
    let reads = Recorder<FileHandleRead>()
    let token = center.addObserver(
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

  @Test func pipeIsReadToItsEnd() async throws {
    let pipe = Pipe()
    let reads = Recorder<FileHandleRead>()
    let token = center.addObserver(
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

  @Test func pipeSaysThatDataIsAvailable() async throws {
    let pipe = Pipe()
    let available = Recorder<FileHandle>()
    let token = center.addObserver(
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
