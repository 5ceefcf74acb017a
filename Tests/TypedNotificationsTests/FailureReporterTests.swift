import Dispatch
import Foundation
import Testing

@testable import TypedNotifications

@Suite struct FailureReporterTests {
  let center = NotificationCenter()
  let lines = Recorder<String>()
  let reporter: FailureReporter

  init() {
    reporter = FailureReporter { [lines] line in lines.record(line) }
  }

  @Test func sameFailureIsReportedOnceWithTheRemedy() {
    for _ in 0..<3 {
      center.reportingHandler(Int.self, of: .score, to: reporter)(.score())
    }
    let line =
      "\(NotificationPayloadError.score()) This is reported once. Observe with onFailure: to handle every failure."
    #expect(lines.values == [line])
  }

  @Test func eachNameAndPayloadTypeIsReported() {
    center.reportingHandler(Int.self, of: .score, to: reporter)(.score())
    center.reportingHandler(Int.self, of: Notification.Name("Other"), to: reporter)(.score())
    #expect(lines.values.count == 2)
    center.reportingHandler(String.self, of: .score, to: reporter)(.score())
    #expect(lines.values.count == 3)
  }

  @Test func errorsThatNameAnotherNotificationDoNotFlood() {
    for index in 0..<10 {
      center.reportingHandler(Int.self, of: .score, to: reporter)(
        .score(of: Notification.Name("Other \(index)"))
      )
    }
    #expect(lines.values.count == 1)
  }

  @Test func threadsThatFailAtOnceReportOnce() {
    DispatchQueue.concurrentPerform(iterations: 64) { _ in
      center.reportingHandler(Int.self, of: .score, to: reporter)(.score())
    }
    #expect(lines.values.count == 1)
  }

  @Test func eachMessageAboutEachObjectIsReportedOnce() {
    let objects = [NSObject(), NSObject()]
    for object in objects + objects {
      reporter.report("It conflicts.", about: object, remedy: "Do not.")
      reporter.report("It moves.", about: object, remedy: "Do not.")
    }
    #expect(lines.values.count == 4)
    #expect(lines.values.first == "It conflicts. This is reported once. Do not.")
  }

  #if os(Linux)
  @Test func aMessageIsALineOfStandardErrorWhateverItsText() {
    let pipe = Pipe()
    let standardError = dup(STDERR_FILENO)
    dup2(pipe.fileHandleForWriting.fileDescriptor, STDERR_FILENO)
    writeToSystemLog("a test writes this line, with %@ and \u{1F9EA}; it is not a failure")
    dup2(standardError, STDERR_FILENO)
    let written = String(decoding: pipe.fileHandleForReading.availableData, as: UTF8.self)
    let line =
      "TypedNotifications: a test writes this line, with %@ and \u{1F9EA}; it is not a failure\n"
    #expect(written.contains(line))
    close(standardError)
  }
  #endif
}
