import Foundation
import KeyboardNotifications
import KeyboardTesting
import Testing

@MainActor
@Suite struct SimulatedKeyboardInterruptionTests {
  private let stage = Stage()
  private var keyboard: SimulatedKeyboard { stage.keyboard }

  @Test func aDragToDismissPostsOneHideWhenTheFingerHasLifted() {
    keyboard.show()
    _ = stage.notifications()
    keyboard.dragToDismiss(by: 120)
    let notifications = stage.notifications()
    #expect(notifications.map(\.type) == [.willChangeFrame, .willHide, .didChangeFrame, .didHide])
    #expect(notifications.first?.payload.beginFrame.origin.y == 628)
    #expect(stage.tracker.state.visibility == .hidden)
  }

  @Test func aDragThatIsGivenUpReturnsToTheFullHeight() {
    keyboard.show()
    _ = stage.timeline()
    keyboard.dragToDismiss(ending: .restored)
    #expect(stage.timeline() == "cwCW\nxxxx")
    #expect(stage.tracker.state.coveredHeight == 336)
    #expect(keyboard.coveredHeight == 336)
  }

  @Test func aKeyboardThatIsNotUpCannotBeDragged() {
    keyboard.dragToDismiss()
    #expect(stage.reports.isEmpty)
  }

  @Test func aPasswordPromptHidesTheKeyboardAtOnce() {
    keyboard.promptForPassword()
    let notifications = stage.notifications()
    #expect(
      notifications.map(\.type) == [
        .willChangeFrame, .willShow, .willChangeFrame, .willHide, .didChangeFrame, .didHide,
        .didChangeFrame, .didShow,
      ]
    )
    #expect(notifications[3].payload.duration == 0)
    #expect(stage.tracker.state.visibility == .hidden)
    #expect(keyboard.coveredHeight == 0)
  }

  @Test func anotherAppsKeyboardIsNotLocal() {
    keyboard.otherApp(shows: true)
    #expect(stage.timeline() == "cwCW\nxxxx")
    keyboard.show()
    _ = stage.notifications()
    keyboard.otherApp(shows: false)
    #expect(stage.notifications().allSatisfy { !$0.payload.isLocal })
    #expect(stage.tracker.state.visibility == .hidden)
  }

  @Test func inTheBackgroundNothingIsDelivered() {
    keyboard.show()
    _ = stage.timeline()
    keyboard.background {
      #expect(keyboard.environment.applicationState == .background)
      #expect(stage.timeline() == "ichCHb\n.xxxx.")
    }
    #expect(stage.timeline() == "iawcwCW\n.v^xx.x")
    #expect(stage.tracker.state.coveredHeight == 336)
  }

  @Test func aKeyboardThatWasHiddenStaysHiddenAfterTheBackground() {
    keyboard.background()
    #expect(stage.timeline() == "ibia\n....")
  }

  @Test func anErrorInTheBackgroundIsPassedOnAfterTheReturn() {
    #expect(throws: CancellationError.self) {
      try keyboard.background { throw CancellationError() }
    }
    #expect(keyboard.environment.applicationState == .active)
  }

  @Test func lockingPostsEmptyFramesThatChangeNothing() {
    keyboard.show()
    _ = stage.timeline()
    keyboard.lock()
    #expect(stage.timeline() == "icwCWb\n.xxxx.")
    keyboard.unlock()
    #expect(stage.timeline() == "iacwCW\n..xxxx")
    #expect(stage.tracker.state.coveredHeight == 336)
  }
}
