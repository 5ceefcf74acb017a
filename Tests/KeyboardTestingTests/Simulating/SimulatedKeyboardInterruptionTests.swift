import Foundation
import KeyboardNotifications
import KeyboardTesting
import Testing

@MainActor
@Suite struct SimulatedKeyboardInterruptionTests {
  private let fixture = KeyboardFixture()
  private var keyboard: SimulatedKeyboard { fixture.keyboard }

  @Test(
    arguments: [
      (-50, 508), (0, 508), (120, 628), (336, 844), (337, 844), (5000, 844), (.infinity, 844),
      (.nan, 844),
    ] as [(CGFloat, CGFloat)]
  )
  func aDragEndsAtTheBottomOfTheScreen(_ distance: CGFloat, _ top: CGFloat) {
    keyboard.show()
    _ = fixture.notifications()
    keyboard.dragToDismiss(by: distance)
    #expect(fixture.notifications().first?.payload.beginFrame.origin.y == top)
  }

  @Test func anotherAppsKeyboardIsNotLocal() {
    keyboard.perform("otherShows otherHides")
    #expect(fixture.notifications().allSatisfy { !$0.payload.isLocal })
  }

  @Test func inTheBackgroundNothingIsDelivered() {
    keyboard.show()
    _ = fixture.timeline()
    keyboard.background {
      #expect(keyboard.environment.applicationState == .background)
      #expect(fixture.timeline() == "ichCHb\n.iiii.")
    }
    #expect(fixture.timeline() == "iawcwCW\n.v^==.=")
  }

  @Test func anErrorInTheBackgroundIsPassedOnAfterTheReturn() {
    #expect(throws: CancellationError.self) {
      try keyboard.background { throw CancellationError() }
    }
    #expect(keyboard.environment.applicationState == .active)
  }

  @Test func theBarOfAHardwareKeyboardIsTheUpperPartOfAKeyboard() {
    let keyboard = SimulatedKeyboard(.iPad)
    keyboard.perform("show attach")
    #expect(keyboard.frame == CGRect(x: 0, y: 969, width: 768, height: 313))
  }

  @Test(arguments: SimulatedKeyboard.Device.all)
  func detachingBringsTheKeyboardBackWhereAFieldHasTheFocus(_ device: SimulatedKeyboard.Device) {
    let keyboard = SimulatedKeyboard(device)
    keyboard.perform("attach show detach")
    #expect(keyboard.tracker.state.coveredHeight == device.portrait.keyboardHeight)
  }
}
