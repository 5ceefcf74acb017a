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

  func error(_ name: String = "Score") -> NotificationPayloadError {
    NotificationPayloadError(
      notification: Notification.Name(name),
      location: .object,
      expected: Int.self,
      found: nil
    )
  }

  @Test func sameFailureIsReportedOnceWithTheRemedy() {
    for _ in 0..<3 {
      center.reporting(Int.self, to: reporter)(.score, error())
    }
    let line =
      "\(error()) This is reported once. Observe with onFailure: to handle every failure."
    #expect(lines.values == [line])
  }

  @Test func eachNameAndPayloadTypeIsReported() {
    center.reporting(Int.self, to: reporter)(.score, error())
    center.reporting(Int.self, to: reporter)(Notification.Name("Other"), error())
    #expect(lines.values.count == 2)
    center.reporting(String.self, to: reporter)(.score, error())
    #expect(lines.values.count == 3)
  }

  @Test func errorsThatNameAnotherNotificationDoNotFlood() {
    for index in 0..<10 {
      center.reporting(Int.self, to: reporter)(.score, error("Other \(index)"))
    }
    #expect(lines.values.count == 1)
  }

  @Test func threadsThatFailAtOnceReportOnce() {
    DispatchQueue.concurrentPerform(iterations: 64) { _ in
      center.reporting(Int.self, to: reporter)(.score, error())
    }
    #expect(lines.values.count == 1)
  }

  @Test func systemLogTakesAnyText() {
    writeToSystemLog("a test writes this line, with %@ and \u{1F9EA}; it is not a failure")
  }
}
