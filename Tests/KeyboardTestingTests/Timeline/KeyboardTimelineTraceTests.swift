import Foundation
import KeyboardNotifications
import KeyboardTesting
import Testing
import TypedNotifications

@Suite struct KeyboardTimelineTraceTests {
  @Test(arguments: [
    ("pinyin-growth", "ccc\n=^#"),
    ("password-prompt", "whHW\n^v.s"),
    ("native-alert", "wWhHhH\n^.v.=="),
    ("cross-fade", "wWchH\n^.v=."),
    ("other-app", "wWwWhH\noo^.v."),
    ("ipad-undock-and-dock", "wWhHcCcCwcwCWCW\n^.v.'._.======="),
  ])
  func aTraceIsDrawnAColumnForEachEvent(_ name: String, _ drawing: String) throws {
    #expect(try KeyboardTimeline(.builtIn(name)).description == drawing)
  }

  @Test func pausesAreDrawnInStepsOfTime() throws {
    let drawing = try KeyboardTimeline(.builtIn("native-alert"), step: 0.3).description
    #expect(drawing == "wW-----hHhH\n^.-----v.==")
  }

  /// Ten pauses of 0.14 seconds are 14 steps of a tenth; rounded one by one they would be ten.
  @Test func theErrorsOfShortPausesDoNotAddUp() throws {
    let show = KeyboardTraceRecord(time: 0, .application(.active))
    let records = (0...10).map { KeyboardTraceRecord(time: Double($0) * 0.14, show.content) }
    let trace = KeyboardTrace(header: KeyboardTraceHeader(title: "T"), records: records)
    #expect(KeyboardTimeline(trace, step: 0.1).columns.count == 15)
  }

  @Test func aLongPauseIsDrawnAsForty() throws {
    let show = try KeyboardTimeline("w").trace(title: "T").records
    let late = show.map { KeyboardTraceRecord(time: 1e300, $0.content) }
    let trace = KeyboardTrace(header: KeyboardTraceHeader(title: "T"), records: show + late)
    #expect(KeyboardTimeline(trace, step: 1e-300).columns.count == 42)
  }

  @Test(arguments: [0, -1, .nan, .infinity] as [TimeInterval])
  func aStepThatCannotBeDrawsNoPauses(_ step: TimeInterval) throws {
    let trace = try KeyboardTrace.builtIn("native-alert")
    #expect(KeyboardTimeline(trace, step: step) == KeyboardTimeline(trace))
  }

  @Test func otherNotificationsHaveNoColumn() {
    let record = KeyboardTraceRecord(.notification(name: "Other", userInfo: nil))
    let trace = KeyboardTrace(header: KeyboardTraceHeader(title: "T"), records: [record])
    #expect(KeyboardTimeline(trace).columns.isEmpty)
  }

  @MainActor
  @Test(arguments: KeyboardBuiltInTrace.allCases)
  func theDrawingIsWhatATrackerReports(_ sample: KeyboardBuiltInTrace) {
    let player = KeyboardTracePlayer()
    let log = ReportLog()
    let token = player.tracker.observeReports { log.reports.append($0) }
    player.play(sample.trace)
    token.cancel()
    #expect(KeyboardTimeline(reports: log.reports) == KeyboardTimeline(sample.trace))
  }

  @MainActor private final class ReportLog {
    var reports: [KeyboardReport] = []
  }
}
