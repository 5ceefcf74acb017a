import Foundation
import KeyboardNotifications
import Testing

@MainActor
@Suite struct LastDockedHeightTests {
  let fixture = TrackerFixture()
  private let wide = CGRect(x: 0, y: 0, width: 667, height: 375)

  init() {
    fixture.tracker.start()
  }

  @Test func eachOrientationHasItsOwnHeight() {
    fixture.show(Phone.tall)
    fixture.environment.screenBounds = wide
    #expect(fixture.tracker.lastDockedHeight == nil)
    fixture.show(CGRect(x: 0, y: 175, width: 667, height: 200))
    #expect(fixture.tracker.lastDockedHeight == 200)
    fixture.environment.screenBounds = Phone.screen
    #expect(fixture.tracker.lastDockedHeight == 300)
  }

  // Behavior 11: the window is narrower than the keyboard, whose frame ends where the window does.
  @Test func theHeightIsKnownInASlideOverWindow() {
    fixture.environment.screenBounds = Pad.screen
    fixture.environment.window = CGRect(x: 654, y: 10, width: 360, height: 740)
    fixture.show(CGRect(x: 0, y: 398, width: 1024, height: 352))
    #expect(fixture.tracker.state.placement == .docked)
    #expect(fixture.tracker.lastDockedHeight == 352)
  }

  // Behavior 46: a keyboard may be narrower than the screen; of a hardware keyboard's only the
  // bar is seen.
  @Test(
    arguments: [
      ("narrower than the screen", [8, 367, 359, 300], 300),
      ("half a point below the screen", [0, 367.5, 375, 300], 300),
      ("a point below the screen", [0, 368, 375, 300], nil),
      ("the bar of a hardware keyboard", [0, 612, 375, 300], nil),
    ] as [(rule: String, frame: [CGFloat], height: CGFloat?)]
  )
  func onlyAKeyboardWhollyOnTheScreenCounts(rule: String, frame: [CGFloat], height: CGFloat?) {
    fixture.show(CGRect(frame))
    #expect(fixture.tracker.lastDockedHeight == height, "\(rule)")
  }

  // Behavior 7: the accessory view is part of the frame.
  @Test func anAccessoryViewDoesNotCount() {
    fixture.environment.accessoryHeight = 44
    fixture.show()
    #expect(fixture.tracker.lastDockedHeight == 256)
    fixture.show(Phone.docked(height: 44))
    #expect(fixture.tracker.lastDockedHeight == 256)
  }

  // Behavior 68: on iOS 26 a keyboard of 356 points may leave in two steps, and 48 points stay for
  // a second. The heights of a bar at rest and of shortcuts are posted like those of a keyboard.
  @Test(
    arguments: [
      (Phone.screen, [356, 48], 356), (Pad.screen, [400, 69, 55], 400), (Phone.screen, [48], nil),
      (Phone.screen, [133], nil), (Phone.screen, [134], 134),
    ] as [(screen: CGRect, heights: [CGFloat], last: CGFloat?)]
  )
  func whatIsLowerThanAFifthOfTheScreenIsNoKeyboard(
    screen: CGRect,
    heights: [CGFloat],
    last: CGFloat?
  ) {
    fixture.environment.screenBounds = screen
    for height in heights {
      fixture.show(
        CGRect(x: 0, y: screen.maxY - height, width: screen.width, height: height)
      )
    }
    #expect(fixture.tracker.lastDockedHeight == last)
  }

  // Behavior 7: on iOS 26 the four posts of a hide may have the frame of the bar.
  @Test(arguments: [
    [KeyboardNotificationType.willHide, .willChangeFrame, .didHide, .didChangeFrame],
    [.willHide, .willChangeFrame, .didChangeFrame, .didHide],
    [.willChangeFrame, .willHide, .didHide, .didChangeFrame],
    [.willChangeFrame, .willHide, .didChangeFrame, .didHide],
  ])
  func aBarThatRemainsAfterAHideDoesNotCount(order: [KeyboardNotificationType]) {
    fixture.show()
    for type in order { fixture.post(type, Phone.docked(height: 44)) }
    #expect(fixture.tracker.lastDockedHeight == 300)
    #expect(fixture.tracker.state.visibility == .hidden)
    #expect(fixture.tracker.state.coveredHeight == 0)
  }

  @Test func anAnnouncedKeyboardCountsOnceItIsConfirmed() {
    var heights: [CGFloat?] = []
    let tracker = fixture.tracker
    let token = tracker.observeStates { state in
      if state.isVisible { heights.append(tracker.lastDockedHeight) }
    }
    fixture.post(.willShow, Phone.tall)
    fixture.post(.didShow, Phone.tall)
    #expect(heights == [nil, 300])
    token.cancel()
  }

  @Test func anObserverOfAnUnannouncedKeyboardCanReadItsHeight() {
    var height: CGFloat?
    let tracker = fixture.tracker
    let token = tracker.observe { _ in height = tracker.lastDockedHeight }
    fixture.post(.didShow, Phone.tall)
    #expect(height == 300)
    token.cancel()
  }

  @Test func aFloatingKeyboardDoesNotCount() {
    fixture.show(Phone.floating)
    #expect(fixture.tracker.lastDockedHeight == nil)
  }
}
