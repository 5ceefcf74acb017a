import Foundation
import KeyboardNotifications
import KeyboardTesting
import Testing
import TypedNotifications

@Suite struct KeyboardTimelineTraceTests {
  @Test(arguments: [
    (KeyboardTrace.pinyinGrowth, "ccc\nx^#"),
    (.passwordPrompt, "whHW\n^v.x"),
    (.nativeAlert, "wWhHhH\n^.v.xx"),
    (.crossFade, "wWchH\n^.vx."),
    (.otherApp, "wWwWhH\nxx^.v."),
    (.iPadUndockAndDock, "wWhHcCcCwcwCWCW\n^.v.^.>.xxxxxxx"),
  ])
  func aTraceIsDrawnAColumnForEachEvent(_ trace: KeyboardTrace, _ drawing: String) {
    #expect(KeyboardTimeline(trace).description == drawing)
  }

  @Test func pausesAreDrawnInStepsOfTime() {
    let drawing = KeyboardTimeline(.nativeAlert, step: 0.3).description
    #expect(drawing == "wW-----hHhH\n^.-----v.xx")
  }

  @Test func aLongPauseIsDrawnAsForty() throws {
    let show = try KeyboardTimeline("w").trace(title: "T").records
    let late = show.map { KeyboardTraceRecord(time: 1e300, $0.content) }
    let trace = KeyboardTrace(header: KeyboardTraceHeader(title: "T"), records: show + late)
    #expect(KeyboardTimeline(trace, step: 1e-300).columns.count == 42)
  }

  @Test(arguments: [0, -1, .nan, .infinity] as [TimeInterval])
  func aStepThatCannotBeDrawsNoPauses(_ step: TimeInterval) {
    #expect(KeyboardTimeline(.nativeAlert, step: step) == KeyboardTimeline(.nativeAlert))
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
