import Foundation
import KeyboardNotifications
import KeyboardTesting
import Testing
import TypedNotifications

@Suite struct KeyboardTimelineTraceTests {
  @Test(arguments: [
    ("pinyin-growth", "ccc\nx^#"),
    ("password-prompt", "whHW\n^v.x"),
    ("native-alert", "wWhHhH\n^.v.xx"),
    ("cross-fade", "wWchH\n^.vx."),
    ("other-app", "wWwWhH\nxx^.v."),
    ("ipad-undock-and-dock", "wWhHcCcCwcwCWCW\n^.v.^.>.xxxxxxx"),
  ])
  func aTraceIsDrawnAColumnForEachEvent(_ name: String, _ drawing: String) throws {
    #expect(try KeyboardTimeline(.builtIn(name)).description == drawing)
  }

  @Test func pausesAreDrawnInStepsOfTime() throws {
    let drawing = try KeyboardTimeline(.builtIn("native-alert"), step: 0.3).description
    #expect(drawing == "wW-----hHhH\n^.-----v.xx")
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
    let tracker = KeyboardTracker(center: player.center) { player.environment }
    let log = ReportLog()
    let token = tracker.observeReports { log.reports.append($0) }
    player.play(sample.trace)
    token.cancel()
    #expect(KeyboardTimeline(reports: log.reports) == KeyboardTimeline(sample.trace))
  }

  @MainActor private final class ReportLog {
    var reports: [KeyboardReport] = []
  }
}
