import Foundation
import KeyboardNotifications
import KeyboardTesting
import Testing
import TypedNotifications

@Suite struct KeyboardTimelineTests {
  @Test(arguments: [
    "w--W-----h--H\n^--.-----v--.",
    "wWhHcCmaib-",
    "ww\n^x",
    "w-\n01\n^#",
    "ww\n01",
    "wwwwwwww\n^#>v.x~-",
  ])
  func whatIsDrawnIsReadAndDrawnAgain(_ drawing: String) throws {
    #expect(try KeyboardTimeline(drawing).description == drawing)
  }

  @Test func spacesAndBlankLinesMeanNothing() throws {
    let timeline = try KeyboardTimeline("\n  w  W \t-- h H\n\n  ^ .  -- v .\r\n")
    #expect(timeline.description == "wW--hH\n^.--v.")
  }

  @Test func aShorterRowEndsWithNothing() throws {
    #expect(try KeyboardTimeline("wWh\n^").description == "wWh\n^--")
    #expect(try KeyboardTimeline("w\n^.").description == "w-\n^.")
  }

  @Test func theMiddleOfThreeRowsGivesTheFrames() throws {
    let timeline = try KeyboardTimeline("w-w\n0-1\n^-#")
    #expect(timeline.columns.map(\.frame) == [0, nil, 1])
  }

  @Test func aShowAndAHideArePlayedAsDrawn() throws {
    let timeline = try KeyboardTimeline(
      """
      w--W-----h--H
      ^--.-----v--.
      """
    )
    #expect(try timeline.difference(from: timeline.played()) == nil)
  }

  @Test func digitsChooseTheFrames() throws {
    let stage = KeyboardTimelineStage(device: .iPhoneSE, heights: [216, 252, 300])
    let timeline = try KeyboardTimeline(
      """
      w w w W W W
      0 1 2 0 1 2
      ^ # # x x .
      """
    )
    #expect(try timeline.difference(from: timeline.played(on: stage)) == nil)
  }

  @Test func aMachineMayKnowOfAKeyboardAlready() throws {
    var machine = KeyboardStateMachine()
    let stage = KeyboardTimelineStage()
    let payload = KeyboardPayload(beginFrame: stage.hidden, endFrame: stage.frames[0])
    let show = KeyboardNotification(type: .didShow, payload: payload)
    _ = machine.handle(.notification(show), in: stage.environment)
    #expect(try KeyboardTimeline("wh").played(by: machine).description == "wh\nxv")
  }

  @Test func aDisappearanceMayBeHeld() throws {
    var machine = KeyboardStateMachine()
    machine.holdsDisappearances = true
    #expect(try KeyboardTimeline("wWhw").played(by: machine).description == "wWhw\n^.~.")
  }

  @Test func everyEventCanBePlayed() throws {
    let marks = KeyboardTimelineEvent.allCases.map(\.rawValue)
    let timeline = try KeyboardTimeline(String(marks))
    #expect(try timeline.played().description == "-wWhHcCmaib\n-^.v.^.x...")
  }

  @MainActor
  @Test func aTrackerIsDrivenThroughItsCentre() throws {
    let center = NotificationCenter()
    let stage = KeyboardTimelineStage()
    let tracker = KeyboardTracker(center: center) { stage.environment }
    tracker.onMalformed = { _ in }
    let timeline = try KeyboardTimeline(
      """
      w--W--b-h-H-a--m
      ^--.--.-x-x-v--x
      """
    )
    let played = try timeline.played(to: tracker, through: center, on: stage)
    #expect(timeline.difference(from: played) == nil)
  }

  @MainActor
  @Test func reportsAreDrawnAColumnEach() {
    let fixture = KeyboardFixture()
    fixture.keyboard.show()
    fixture.keyboard.background()
    #expect(KeyboardTimeline(reports: fixture.reports).rowsOfText[0] == "cwCWichCHbiawcwCW")
  }

  @Test func aTimelineIsATrace() throws {
    let timeline = try KeyboardTimeline("w--W\n^--.")
    let trace = try timeline.trace(title: "T", step: 0.5)
    #expect(trace.records.map(\.time) == [0, 0, 1.5])
    #expect(KeyboardTimeline(trace, step: 0.5) == timeline)
    #expect(try KeyboardTrace(jsonLines: trace.jsonLines) == trace)
  }
}

extension KeyboardTimeline {
  fileprivate var rowsOfText: [String] {
    description.split(separator: "\n").map(String.init)
  }
}
