import Foundation
import KeyboardNotifications
import KeyboardTesting
import Testing
import TypedNotifications

@MainActor
@Suite struct KeyboardModelTests {
  let desk = Desk()

  @Test func itBeginsHidden() {
    let model = KeyboardModel(tracker: desk.tracker)
    #expect(model.state == .initial)
    #expect(model.animation == nil)
  }

  @Test func itFollowsTheTracker() {
    let model = KeyboardModel(tracker: desk.tracker)
    desk.show()
    #expect(model.state == desk.tracker.state)
    #expect(model.state.coveredHeight == 300)
    #expect(model.animation == KeyboardAnimation(duration: 0.25, curve: .keyboard))
    desk.hide()
    #expect(model.state == desk.tracker.state)
    #expect(model.state.coveredHeight == 0)
  }

  @Test func itTellsAnAnnouncementFromItsConfirmation() {
    let model = KeyboardModel(tracker: desk.tracker)
    var visibilities: [KeyboardVisibility] = []
    desk.post(.willShow, Phone.tall)
    visibilities.append(model.state.visibility)
    desk.post(.didShow, Phone.tall)
    visibilities.append(model.state.visibility)
    desk.post(.willHide, Phone.offscreen)
    visibilities.append(model.state.visibility)
    desk.post(.didHide, Phone.offscreen)
    visibilities.append(model.state.visibility)
    #expect(visibilities == [.showing, .shown, .hiding, .hidden])
  }

  @Test func theAnimationOutlivesTheConfirmation() {
    let model = KeyboardModel(tracker: desk.tracker)
    desk.post(.willShow, Phone.tall)
    let animation = model.animation
    desk.post(.didShow, Phone.tall)
    #expect(animation != nil)
    #expect(model.animation == animation)
  }

  @Test func aKeyboardThatIsUpAlreadyIsKnownAtOnce() {
    let token = desk.tracker.observe { _ in }
    desk.show()
    #expect(KeyboardModel(tracker: desk.tracker).state.coveredHeight == 300)
    token.cancel()
  }

  @Test func itKeepsTheTrackerAlive() {
    let model = KeyboardModel(tracker: KeyboardTracker(center: desk.center))
    desk.show()
    #expect(model.state.isVisible)
  }

  @Test func theTrackerDoesNotKeepItAlive() {
    weak var released: KeyboardModel?
    do {
      let model = KeyboardModel(tracker: desk.tracker)
      released = model
      #expect(desk.tracker.isObserving)
    }
    #expect(released == nil)
    #expect(!desk.tracker.isObserving)
  }

  @Test func inTheBackgroundItStaysAsItWas() {
    let model = KeyboardModel(tracker: desk.tracker)
    desk.application("DidEnterBackground")
    desk.show()
    #expect(!model.state.isVisible)
    desk.application("DidBecomeActive")
    #expect(model.state.coveredHeight == 300)
  }

  @Test func aHideThatIsHeldIsNotShownYet() {
    desk.tracker.coalescing = KeyboardCoalescing(window: 0.1, clock: desk.clock)
    let model = KeyboardModel(tracker: desk.tracker)
    desk.show()
    desk.hide()
    #expect(model.state.visibility == .shown)
    desk.application("WillResignActive")
    #expect(model.state.visibility == .shown)
    desk.application("DidBecomeActive")
    desk.clock.advance(by: 0.1)
    #expect(model.state.visibility == .hidden)
  }

  @Test func aModelMadeInTheBackgroundKnowsWhatOthersKnow() {
    let other = KeyboardModel(tracker: desk.tracker)
    desk.application("DidEnterBackground")
    desk.show()
    let model = KeyboardModel(tracker: desk.tracker)
    #expect(model.state == other.state)
    desk.application("DidBecomeActive")
    #expect(model.state == other.state)
    #expect(model.state.coveredHeight == 300)
  }

  @Test func anObserverThatHidesTheKeyboardLeavesNobodyBehind() {
    let first = desk.tracker.observe { [desk] in if $0.change == .appeared { desk.hide() } }
    let model = KeyboardModel(tracker: desk.tracker)
    desk.post(.willShow, Phone.tall)
    #expect(!desk.tracker.state.isVisible)
    #expect(!model.state.isVisible)
    first.cancel()
  }

  @Test func aFixedModelStaysAsItIs() {
    let animation = KeyboardAnimation(duration: 0.25, curve: .linear)
    let state = KeyboardState(
      visibility: .shown,
      placement: .docked,
      frame: Phone.tall,
      coveredHeight: 300
    )
    let model = KeyboardModel(state: state, animation: animation)
    #expect(model.state == state)
    #expect(model.animation == animation)
  }

  @Test(arguments: [(CGFloat(667), CGFloat(300)), (467, 100), (367, 0), (100, 0)])
  func theCoveredHeightIsThatOfTheRectangle(bottom: CGFloat, covered: CGFloat) {
    let model = KeyboardModel(tracker: desk.tracker)
    desk.show()
    let rectangle = CGRect(x: 0, y: 0, width: 375, height: bottom)
    #expect(model.coveredHeight(of: rectangle) == covered)
  }
}
