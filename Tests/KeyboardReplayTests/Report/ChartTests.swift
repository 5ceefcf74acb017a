import Foundation
import KeyboardNotifications
import KeyboardTesting
import Testing

@testable import keyboard_replay

@MainActor struct ChartTests {
  @Test func theCurveFollowsTheAnimation() throws {
    let curve = ChartCurve(try Reports.report(builtIn: "show-and-hide"))
    let animation = KeyboardAnimation(duration: 0.25, curve: .keyboard)
    let moving = curve.points.filter { $0.time > 0 && $0.time < 0.5 }
    #expect(moving.count > 20)
    for point in moving {
      #expect(abs(point.height - animation.position(at: point.time, from: 0, to: 253)) < 1e-9)
    }
    #expect(curve.points.last?.height == 0)
    #expect(zip(curve.points, curve.points.dropFirst()).allSatisfy { $0.time <= $1.time })
  }

  @Test func aChangeOnTheWayGoesOnFromWhereItIs() throws {
    let curve = ChartCurve(try Reports.report(builtIn: "password-prompt"))
    let highest = curve.points.map(\.height).max() ?? 0
    #expect(highest > 0 && highest < 336 / 2)
  }

  @Test func pausesAreCutShort() {
    let scale = ChartScale(busy: [0...1, 10...11, 500...501], x: 0, width: 388)
    #expect(scale.pieces.map(\.isPause) == [false, true, false, true, false])
    #expect([0, 1, 10, 11, 500, 501].map(scale.x) == [0, 100, 144, 244, 288, 388])
    #expect(scale.x(-1) == 0)
    #expect(scale.x(1e9) == 388)
  }

  @Test func onANarrowChartPausesTakeAQuarterAtMost() {
    let busy = (0...8).map { Double($0) * 10...Double($0) * 10 + 1 }
    let scale = ChartScale(busy: busy, x: 0, width: 280)
    let pauses = scale.pieces.filter(\.isPause)
    #expect(pauses.count == 8)
    #expect(abs(pauses.reduce(0) { $0 + $1.width } - 70) < 1e-9)
    #expect(scale.pieces.allSatisfy { $0.width > 0 })
  }

  @Test func aNarrowPageHasAChartOfItsOwn() throws {
    let report = try Reports.report(Traces.whole)
    let narrow = ChartPicture(trace: report, width: ChartPicture.narrowWidth)
    #expect(narrow.element(id: "a", attributes: "").contains("viewBox=\"0 0 340 232\""))
    #expect(report.steps.indices.allSatisfy { narrow.x(of: $0) <= 326 })
    #expect(ReportPage(traces: [report]).html.contains(" class=\"narrow\" data-x=\"narrowX\""))
  }

  @Test func withManyPausesTheTimeIsToScale() {
    let busy = (0..<20).map { Double($0) * 10...Double($0) * 10 + 1 }
    let scale = ChartScale(busy: busy, x: 0, width: 191)
    #expect(scale.pieces.count == 1)
    #expect(abs(scale.x(50) - 50) < 1e-9)
  }

  @Test(arguments: [(0.9, 1.0), (1, 1), (1.1, 2), (30, 50), (51, 100), (0.03, 0.05), (.nan, 1)])
  func aStepIsARoundNumber(_ value: Double, _ step: Double) {
    #expect(abs(ChartScale.step(atLeast: value) - step) < 1e-9)
  }

  @Test func withoutTimesStepsAreDrawnOneByOne() throws {
    let text = Traces.lines(
      Traces.header,
      Traces.screen,
      Traces.notification("WillShow", y: 409, time: 0),
      Traces.notification("WillHide", y: 667, time: 0)
    )
    let report = try Reports.report(text)
    #expect(!report.hasTimes)
    #expect(report.drawnTime(1) > 0.5)
    #expect(ChartPicture(trace: report).parts.contains("no times: step by step"))
  }

  @Test func aFilmStripIsSampledEvenly() {
    #expect(ReportTrace.sample([1, 2, 3], limit: 3) == [1, 2, 3])
    #expect(ReportTrace.sample(Array(0...100), limit: 5) == [0, 25, 50, 75, 100])
    #expect(ReportTrace.sample([], limit: 5) == [])
  }

  @Test func aFilmStripHasAFrameForEachChangeOfTheScreen() throws {
    #expect(try Reports.report(builtIn: "show-and-hide").changes == [0, 1])
    #expect(try Reports.report(builtIn: "pinyin-growth").changes == [1, 2])
    #expect(try Reports.report(builtIn: "ipad-rotation").changes.count == 4)
  }
}
