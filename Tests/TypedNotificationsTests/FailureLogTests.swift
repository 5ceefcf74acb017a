import Dispatch
import Foundation
import Testing

@testable import TypedNotifications

@Suite struct FailureLogTests {
  let lines = Recorder<String>()
  let failureLog: FailureLog

  init() {
    failureLog = FailureLog { [lines] line in lines.record(line) }
  }

  @Test func sameFailureIsLoggedOnceWithTheRemedy() {
    for _ in 0..<3 {
      failureLog.handler(of: .score, payload: Int.self)(.score())
    }
    let remedy = "This is logged once. Observe with onMalformed: to handle every failure."
    #expect(lines.values == ["\(NotificationPayloadError.score()) \(remedy)"])
  }

  @Test func eachNameAndPayloadTypeIsLogged() {
    failureLog.handler(of: .score, payload: Int.self)(.score())
    failureLog.handler(of: Notification.Name("Other"), payload: Int.self)(.score())
    #expect(lines.values.count == 2)
    failureLog.handler(of: .score, payload: String.self)(.score())
    #expect(lines.values.count == 3)
  }

  @Test func errorsThatNameOtherNotificationsAreLoggedOnce() {
    for index in 0..<10 {
      failureLog.handler(of: .score, payload: Int.self)(
        .score(of: Notification.Name("Other \(index)"))
      )
    }
    #expect(lines.values.count == 1)
  }

  @Test func threadsThatFailAtOnceAreLoggedOnce() {
    DispatchQueue.concurrentPerform(iterations: 64) { _ in
      failureLog.handler(of: .score, payload: Int.self)(.score())
    }
    #expect(lines.values.count == 1)
  }

  @Test func eachMessageAboutEachObjectIsLoggedOnce() {
    let objects = [NSObject(), NSObject()]
    for object in objects + objects {
      failureLog.log("It conflicts.", about: object, remedy: "Do not.")
      failureLog.log("It moves.", about: object, remedy: "Do not.")
    }
    #expect(lines.values.count == 4)
    #expect(lines.values.first == "It conflicts. This is logged once. Do not.")
  }

  #if os(Linux)
  @Test func aMessageWithAnyTextIsALineOfStandardError() {
    let pipe = Pipe()
    let standardError = dup(STDERR_FILENO)
    dup2(pipe.fileHandleForWriting.fileDescriptor, STDERR_FILENO)
    writeToSystemLog("a test writes this line, with %@ and \u{1F9EA}; it is not a failure")
    dup2(standardError, STDERR_FILENO)
    let written = String(decoding: pipe.fileHandleForReading.availableData, as: UTF8.self)
    let line = "a test writes this line, with %@ and \u{1F9EA}; it is not a failure\n"
    #expect(written.contains("swift-keyboard-notifications: \(line)"))
    close(standardError)
  }
  #endif
}
