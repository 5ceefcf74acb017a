import Foundation
import KeyboardNotifications
import KeyboardTesting
import Testing
import TypedNotifications

@Suite struct KeyboardTimelineTests {
  @Test(arguments: [
    "w--W-----h--H\n^--.-----v--.",
    "wWhHcCmaib-",
    "ww\n^=",
    "w-\n01\n^#",
    "ww\n01",
    "wwwwwwwwwwwwwwwwww\n^'#>_v.=soeidmnx--",
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
    let timeline = try KeyboardTimeline(
      """
      w w w W W W
      0 1 2 0 1 2
      ^ # # s s .
      """
    )
    #expect(try timeline.difference(from: timeline.played(heights: [216, 252, 300])) == nil)
  }

  @Test func aMachineMayKnowOfAKeyboardAlready() throws {
    var machine = KeyboardStateMachine()
    let environment = KeyboardEnvironment(screen: CGRect(x: 0, y: 0, width: 390, height: 844))
    let frame = CGRect(x: 0, y: 508, width: 390, height: 336)
    let payload = KeyboardPayload(beginFrame: frame, endFrame: frame)
    let show = KeyboardNotification(type: .didShow, payload: payload)
    _ = machine.handle(.notification(show), in: environment)
    #expect(try KeyboardTimeline("wh").played(by: machine).description == "wh\n=v")
  }

  @Test func everyEventCanBePlayed() throws {
    let marks = KeyboardTimelineEvent.allCases.map(\.rawValue)
    let timeline = try KeyboardTimeline(String(marks))
    #expect(try timeline.played().description == "-wWhHcCmaib\n-^.v.^.m...")
  }

  @MainActor
  @Test func aTrackerIsDrivenThroughItsCentre() throws {
    let player = KeyboardTracePlayer()
    player.tracker.onMalformed = { _ in }
    let timeline = try KeyboardTimeline(
      """
      w--W--b-h-H-a--m
      ^--.--.-x-x-v--x
      """
    )
    let played = try timeline.played(on: player)
    #expect(timeline.difference(from: played) == nil)
  }

  @MainActor
  @Test func aFloatingKeyboardIsDrawnApartFromADockedOne() {
    let fixture = KeyboardFixture(SimulatedKeyboard(.iPad))
    fixture.keyboard.undock()
    fixture.keyboard.show()
    fixture.keyboard.float(at: CGPoint(x: 10, y: 10))
    #expect(fixture.timeline() == "cCcC\n'.d#")
    fixture.keyboard.dock()
    #expect(fixture.timeline().hasPrefix("cCwcwCWCW\n_"))
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
    #expect(KeyboardTimeline(trace, step: 0.5).description == timeline.description)
    #expect(timeline.difference(from: KeyboardTimeline(trace, step: 0.5)) == nil)
    #expect(try KeyboardTrace(jsonLines: trace.jsonLines) == trace)
  }
}

extension KeyboardTimeline {
  fileprivate var rowsOfText: [String] {
    description.split(separator: "\n").map(String.init)
  }
}
