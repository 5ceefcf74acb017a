import Foundation
import KeyboardTesting
import Testing

@testable import keyboard_replay

@MainActor struct ReportRecorderTests {
  @Test func aRowHasTheNotificationAndItsOutcome() throws {
    let report = try Reports.report(Traces.whole)
    #expect(report.title == "A test" && report.rowCount == 5 && report.hasTimes)
    let step = report.steps[3]
    #expect(step.line == 8 && step.time == 1 && step.name == "willShow" && step.kind == "change")
    #expect(step.endFrame == "(0, 377.5) 375×289.5" && step.frame == [0, 377.5, 375, 289.5])
    #expect(step.outcome == "resized +31.5" && step.explanation == nil)
    #expect(step.state == "showing, docked" && step.covered == 289.5 && step.inset == 255.5)
    #expect(step.animation == ReportStep.Animation(duration: 0.25, curve: 7))
    let duplicate = report.steps[1]
    #expect(duplicate.kind == "dropped" && duplicate.outcome == "duplicate")
    #expect(duplicate.explanation == "repeats what is already known")
    #expect(duplicate.animation == nil)
    #expect(report.steps[2].kind == "noted" && report.steps[2].outcome == "shown")
    #expect(report.steps[4].state == "hiding, offscreen")
  }

  @Test func aSceneHasTheScreenTheWindowAndTheView() throws {
    let scene = try #require(try Reports.report(Traces.whole).scenes.first)
    #expect(scene.screen == [0, 0, 375, 667] && scene.window == nil && scene.hasView)
    #expect(scene.area == [0, 0, 375, 667] && scene.safeAreaBottom == 34)
    let half = Traces.view.replacingOccurrences(of: "667", with: "300")
    let upper = try Reports.report(Traces.lines(Traces.header, Traces.screen, half)).scenes
    #expect(upper.map(\.area) == [[0, 0, 375, 300]])
    let plain = try Reports.report(Traces.lines(Traces.header, Traces.screen)).scenes
    #expect(plain.count == 1 && plain[0].area == [0, 0, 375, 667] && !plain[0].hasView)
  }

  @Test(arguments: [(99_999.5, true), (-99_999.5, true), (100_000, false), (-100_000, false)])
  func numbersFrom100000PointsOnAreNotDrawn(_ number: Double, _ isDrawn: Bool) {
    let frame = CGRect(x: number, y: 0, width: 1, height: 1)
    #expect((ReportScene.rectangle(frame) != nil) == isDrawn)
    let scene = ReportScene(safeAreaBottom: abs(number))
    #expect(scene.safeAreaBottom == (isDrawn ? abs(number) : 0))
    #expect(ReportScene.rectangle(CGRect(x: 0, y: 0, width: 0, height: 1)) == nil)
    #expect(ReportScene.rectangle(CGRect(x: 0, y: 0, width: 1, height: 0)) == nil)
  }

  /// JSON has no word for infinity.
  @Test func aHeightThatIsNotFiniteIsZero() throws {
    let record = try KeyboardTrace.Record(
      jsonLine: Traces.notification("WillShow", y: 409, time: 0)
    )
    var step = try #require(Replay().play(record))
    step.result.covered = .infinity
    step.result.inset = .nan
    let row = ReportStep(step, scene: 0)
    #expect(row.covered == 0 && row.inset == 0)
    #expect(throws: Never.self) { try JSONEncoder().encode(row) }
  }

  @Test func eachSceneIsKeptOnce() throws {
    let report = try Reports.report(builtIn: "ipad-rotation")
    #expect(report.scenes.count == 2)
    #expect(Set(report.steps.map(\.scene)) == [0, 1])
    #expect(report.scenes[0].screen != report.scenes[1].screen)
  }

  /// A setting after the first notification has a row of its own.
  @Test func aSettingHasAHeightIfItChangesTheHeight() throws {
    let window = #"{"version":1,"kind":"window","payload":{"frame":[0,0,375,500]}}"#
    let policy = #"{"version":1,"kind":"policy","payload":{"otherApps":"include"}}"#
    let report = try Reports.report(
      Traces.lines(
        Traces.header,
        Traces.screen,
        Traces.notification("WillShow", y: 409, time: 0),
        Traces.screen,
        window,
        policy
      )
    )
    let names = ["willShow", "screen 375×667", "window 375×500", "other apps include"]
    #expect(report.steps.map(\.kind) == ["change", "setting", "setting", "setting"])
    #expect(report.steps.map(\.name) == names)
    #expect(report.steps.map(\.outcome) == ["appeared +258", "noted", "covers 91", "noted"])
    #expect(report.steps.map(\.covered) == [258, 258, 91, 91])
    #expect(report.steps.map(\.scene) == [0, 0, 1, 1])
    let scene = try #require(report.scenes.last)
    #expect(scene.window == [0, 0, 375, 500] && scene.area == scene.window && !scene.hasView)
  }

  /// The canvas contains all frames of the keyboard.
  @Test func aSceneWithoutAScreenHasACanvas() throws {
    let show = Traces.notification("WillShow", y: 409, time: 0)
    let report = try Reports.report(Traces.lines(Traces.header, show))
    let scene = try #require(report.scenes.first)
    #expect(scene.canvas == [0, 0, 375, 667] && scene.area == scene.canvas)
    #expect(report.screenNote == "no screen known")
  }

  @Test func theApplicationsStateIsARow() throws {
    let report = try Reports.report(builtIn: "background-and-return")
    let application = report.steps.filter { $0.kind == "application" || $0.isActive != nil }
    #expect(application.map(\.name) == ["app inactive", "app background", "app active"])
    #expect(application.map(\.isActive) == [false, false, true])
    // The return delivers a change.
    #expect(application.map(\.kind) == ["application", "application", "change"])
  }

  @Test func anExpectationThatFailsHasItsLineWithExpectedAndFound() throws {
    let report = try Reports.report(Traces.failing)
    let failure = "line 6: expected covered 260, found 258"
    #expect(report.steps.map(\.failures) == [nil, [failure], nil, nil, nil])
    #expect(report.verdict == "1 of 2 expectations failed." && report.failures == 1)
    let met = try Reports.report(Traces.whole)
    #expect(met.verdict == nil && met.failures == 0 && met.cut == nil)
    #expect(met.steps.allSatisfy { $0.failures == nil })
  }

  @Test func aTraceWithoutTimesHasNone() throws {
    let text = Traces.whole.replacing(/"time":[0-9.]+,/, with: "")
    let report = try Reports.report(text)
    #expect(!report.hasTimes)
    #expect(report.steps.allSatisfy { $0.time == nil })
    let same = Traces.whole.replacing(/"time":[0-9.]+,/, with: #""time":3,"#)
    #expect(try !Reports.report(same).hasTimes)
    let one = Traces.notification("WillShow", y: 409, time: 3)
    let pair = Traces.lines(Traces.header, Traces.screen, one, one)
    #expect(try !Reports.report(pair).hasTimes)
  }

  @Test func theHeaderIsKept() throws {
    let about = #""title":"A test","device":"iPad, iOS 11","system":"iOS 11","source":"recorded""#
    let text = Traces.whole.replacingOccurrences(of: #""title":"A test""#, with: about)
    let report = try Reports.report(text)
    // A device that names the system is enough.
    #expect(report.about == ["iPad, iOS 11"] && report.source == "recorded")
  }

  @Test func aScreenThatWasInferredIsMarked() throws {
    let screen = Traces.screen.replacingOccurrences(of: "667]", with: #"667],"inferred":true"#)
    #expect(
      try Reports.report(Traces.lines(Traces.header, screen, Traces.screen)).screenNote
        == "screen inferred from the frames"
    )
    #expect(try Reports.report(Traces.whole).screenNote == nil)
  }

  @Test func aTraceThatIsTooLongIsCutAndItsRowsAreCounted() throws {
    let post = #"{"version":1,"kind":"notification","payload":{"name":"A","userInfo":null}}"#
    let shown = Array(repeating: post, count: ReportRecorder.rowLimit)
    let ofLastShown = [Traces.expectation(#""covered":1"#)]
    let window = #"{"version":1,"kind":"window","payload":{"frame":[0,0,375,500]}}"#
    let leftOut =
      Array(repeating: post, count: 4) + [window] + [Traces.expectation(#""covered":2"#)]
    let lines = [Traces.header] + shown + ofLastShown + leftOut
    let report = try Reports.report(lines.joined(separator: "\n"))
    #expect(report.steps.count == ReportRecorder.rowLimit && report.rowCount == 20_005)
    #expect(report.summary.hasPrefix("20004 notifications") && report.failures == 2)
    #expect(report.scenes.count == 1)
    #expect(report.steps.last?.failures == ["line 20002: expected covered 1, found 0"])
    #expect(report.cut == "This page shows the first 20000 of 20005 rows.")
  }
}
