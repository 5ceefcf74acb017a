import Foundation
import KeyboardNotifications
import KeyboardTesting
import Testing

@MainActor
@Suite struct SimulatedKeyboardInterruptionTests {
  private let fixture = KeyboardFixture()
  private var keyboard: SimulatedKeyboard { fixture.keyboard }

  @Test func aDragToDismissPostsOneHideWhenTheFingerHasLifted() {
    // A keyboard that is not up cannot be dragged.
    keyboard.dragToDismiss()
    #expect(fixture.reports.isEmpty)
    keyboard.show()
    _ = fixture.notifications()
    keyboard.dragToDismiss(by: 120)
    let notifications = fixture.notifications()
    #expect(notifications.map(\.type) == [.willChangeFrame, .willHide, .didChangeFrame, .didHide])
    #expect(notifications.first?.payload.beginFrame.origin.y == 628)
    #expect(fixture.tracker.state.visibility == .hidden)
  }

  @Test(
    arguments: [
      (-50, 508), (0, 508), (336, 844), (337, 844), (5000, 844), (.infinity, 844), (.nan, 844),
    ] as [(CGFloat, CGFloat)]
  )
  func aDragEndsAtTheBottomOfTheScreen(_ distance: CGFloat, _ top: CGFloat) {
    keyboard.show()
    _ = fixture.notifications()
    keyboard.dragToDismiss(by: distance)
    #expect(fixture.notifications().first?.payload.beginFrame.origin.y == top)
  }

  @Test func aDragThatIsGivenUpReturnsToTheFullHeight() {
    keyboard.show()
    _ = fixture.timeline()
    keyboard.dragToDismiss(restored: true)
    #expect(fixture.timeline() == "cwCW\n====")
    #expect(fixture.tracker.state.coveredHeight == 336)
    #expect(keyboard.coveredHeight == 336)
  }

  @Test func aPasswordPromptHidesTheKeyboardAtOnce() {
    keyboard.promptForPassword()
    let notifications = fixture.notifications()
    #expect(
      notifications.map(\.type) == [
        .willChangeFrame, .willShow, .willChangeFrame, .willHide, .didChangeFrame, .didHide,
        .didChangeFrame, .didShow,
      ]
    )
    #expect(notifications[3].payload.duration == 0)
    #expect(fixture.tracker.state.visibility == .hidden)
    #expect(keyboard.coveredHeight == 0)
  }

  @Test func anotherAppsKeyboardIsNotLocal() {
    keyboard.otherApp(shows: true)
    #expect(fixture.timeline() == "cwCW\noooo")
    keyboard.show()
    _ = fixture.notifications()
    keyboard.otherApp(shows: false)
    #expect(fixture.notifications().allSatisfy { !$0.payload.isLocal })
    #expect(fixture.tracker.state.visibility == .hidden)
  }

  @Test func inTheBackgroundNothingIsDelivered() {
    keyboard.show()
    _ = fixture.timeline()
    keyboard.background {
      #expect(keyboard.environment.applicationState == .background)
      #expect(fixture.timeline() == "ichCHb\n.iiii.")
    }
    #expect(fixture.timeline() == "iawcwCW\n.v^==.=")
    #expect(fixture.tracker.state.coveredHeight == 336)
  }

  @Test func aKeyboardThatWasHiddenStaysHiddenAfterTheBackground() {
    keyboard.background()
    #expect(fixture.timeline() == "ibia\n....")
  }

  @Test func anErrorInTheBackgroundIsPassedOnAfterTheReturn() {
    #expect(throws: CancellationError.self) {
      try keyboard.background { throw CancellationError() }
    }
    #expect(keyboard.environment.applicationState == .active)
  }

  @Test func lockingPostsEmptyFramesThatChangeNothing() {
    keyboard.show()
    _ = fixture.timeline()
    keyboard.lock()
    #expect(fixture.timeline() == "icwCWb\n.dndn.")
    keyboard.unlock()
    #expect(fixture.timeline() == "iacwCW\n..====")
    #expect(fixture.tracker.state.coveredHeight == 336)
  }
}
