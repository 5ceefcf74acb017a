import Foundation
import KeyboardNotifications
import Testing

/// Zero rectangles, frames without height, and numbers that are none.
@Suite struct EmptyFrameTests {
  // Behavior 3: with Prefer Cross-Fade Transitions on, a zero rectangle hides.
  // https://github.com/finn-no/FinniversKit/pull/1208
  @Test(arguments: [KeyboardNotificationType.willShow, .willChangeFrame, .willHide])
  func aZeroRectangleHidesWhereTransitionsCrossFade(_ type: KeyboardNotificationType) {
    var machine = Phone.shown()
    var environment = Phone.environment
    environment.prefersCrossFadeTransitions = true
    let outcomes = machine.play([.post(type, .zero), .post(.didHide, .zero)], in: environment)
    #expect(outcomes == ["disappeared -300", "noted"])
  }

  // Behavior 3: without that setting the last state is kept until the next valid frame.
  // https://github.com/facebook/react-native/pull/34503
  @Test(arguments: [KeyboardNotificationType.willShow, .willChangeFrame, .didChangeFrame, .didShow])
  func aZeroRectangleIsNoFrameAtTheTopOfTheScreen(_ type: KeyboardNotificationType) {
    var machine = Phone.shown()
    machine.play([.post(type, .zero)])
    #expect(machine == Phone.shown())
  }

  // Behavior 3: the hidden keyboard is 71 high and below the screen.
  // https://github.com/RxSwiftCommunity/RxKeyboard/pull/107
  @Test func aHiddenFrameBelowTheScreenCoversNothing() {
    var machine = Phone.shown()
    machine.play([.willChange(CGRect(x: 0, y: 667, width: 375, height: 71))])
    #expect(machine.state.visibility == .hiding)
    #expect(machine.state.coveredHeight == 0)
  }

  // Behavior 4: a zero rectangle in a change of frame means that the keyboard is being dragged.
  // https://github.com/flutter/engine/pull/37719
  @Test func aZeroRectangleInAChangeOfFrameIsADrag() {
    #expect(
      Phone.shown().outcomes(of: [.willChange(.zero), .didChange(.zero)]) == [
        "dragging", "dragging",
      ]
    )
  }

  // Behavior 4: a frame without height or without width is posted when multitasking switches, even
  // to other apps.
  // https://github.com/flutter/engine/pull/37719
  @Test(arguments: [CGSize(width: 375, height: 0), CGSize(width: 0, height: 300)], [true, false])
  func aFrameOfNoHeightOrWidthHides(_ size: CGSize, isLocal: Bool) {
    var machine = Phone.shown()
    let frame = CGRect(origin: .zero, size: size)
    let outcomes = machine.play([.post(.willChangeFrame, frame, isLocal: isLocal)])
    #expect(outcomes == ["disappeared -300"])
  }

  // Behavior 4: a zero rectangle of another app says nothing, not even that something hides.
  // https://github.com/flutter/engine/pull/37719
  @Test(arguments: KeyboardNotificationType.allCases.filter { $0 != .willHide && $0 != .didHide })
  func aZeroRectangleOfAnotherAppIsIgnored(_ type: KeyboardNotificationType) {
    var machine = Phone.shown()
    #expect(machine.play([.post(type, .zero, isLocal: false)]) == ["otherApp"])
    #expect(machine == Phone.shown())
  }

  // Behavior 4: while an undocked keyboard is moved, the frame after the zero one is the news.
  // https://github.com/square/swift-keyboard-observer
  @Test func aDragEndsWhereTheConfirmationSays() {
    #expect(
      Phone.shown().outcomes(of: [.willChange(.zero), .didChange(Phone.floating)]) == [
        "dragging", "moved -300",
      ]
    )
  }

  // Behavior 4: a conversion gave an infinite origin.
  // https://github.com/danielamitay/DAKeyboardControl/issues/91
  @Test(arguments: [KeyboardNotificationType.willShow, .willChangeFrame, .didShow, .didChangeFrame])
  func anInfiniteFrameCannotBeReadAndChangesNothing(_ type: KeyboardNotificationType) throws {
    let infinite = CGRect(x: CGFloat.infinity, y: .infinity, width: 0, height: 0)
    let posted = Notification(name: type.name, userInfo: postedUserInfo(end: infinite))
    var machine = Phone.shown()
    #expect(machine.play([try #require(KeyboardEvent(posted))]) == ["malformed"])
    #expect(machine == Phone.shown())
  }

  // Behavior 4: the height was 0 after the device woke in another orientation.
  // https://github.com/lionheart/openradar-mirror/issues/18638
  @Test func theHeightIsRightAgainAfterOneOfZero() {
    #expect(
      Phone.shown().outcomes(of: [.willShow(Phone.flat), .willShow(300)]) == [
        "disappeared -300", "appeared +300",
      ]
    )
  }
}
