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
      expected: "Int",
      found: "nothing"
    )
  }

  @Test func sameFailureIsReportedOnce() {
    for _ in 0..<3 {
      reporter.report(error(), observing: Int.self, of: .score)
    }
    #expect(lines.count == 1)
  }

  @Test func eachNameIsReported() {
    reporter.report(error(), observing: Int.self, of: .score)
    reporter.report(error(), observing: Int.self, of: Notification.Name("Other"))
    #expect(lines.count == 2)
  }

  @Test func eachPayloadTypeIsReported() {
    reporter.report(error(), observing: Int.self, of: .score)
    reporter.report(error(), observing: String.self, of: .score)
    #expect(lines.count == 2)
  }

  @Test func errorsThatNameAnotherNotificationDoNotFlood() {
    for index in 0..<10 {
      reporter.report(error("Other \(index)"), observing: Int.self, of: .score)
    }
    #expect(lines.count == 1)
  }

  @Test func reportHoldsTheErrorAndTheRemedy() {
    reporter.report(error(), observing: Int.self, of: .score)
    let line =
      "\(error()) This is reported once. Observe with onFailure: to handle every failure."
    #expect(lines.values == [line])
  }

  @Test func threadsThatFailAtOnceReportOnce() {
    DispatchQueue.concurrentPerform(iterations: 64) { _ in
      reporter.report(error(), observing: Int.self, of: .score)
    }
    #expect(lines.count == 1)
  }

  @Test func observerWithoutHandlerReports() {
    let report = center.reporting(Int.self, to: reporter)
    report(.score, error())
    report(.score, error())
    #expect(lines.count == 1)
  }

  @Test func systemLogTakesAnyText() {
    SystemLog.write("a test writes this line, with %@ and \u{1F9EA}; it is not a failure")
  }
}
