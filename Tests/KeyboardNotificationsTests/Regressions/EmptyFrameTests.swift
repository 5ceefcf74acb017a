import Foundation
import KeyboardNotifications
import Testing

/// Zero rectangles, frames without height, and numbers that are none.
@Suite struct EmptyFrameTests {
  @Test(
    arguments: [
      // The hidden keyboard is 71 high: https://github.com/RxSwiftCommunity/RxKeyboard/pull/107
      Fact(
        "3: a lower frame below the screen hides",
        of: Phone.shown(),
        [
          (.willChange(CGRect(x: 0, y: 667, width: 375, height: 71)), "disappeared -300"),
          (.didHide, "unchanged"),
        ]
      ),
      // https://github.com/square/swift-keyboard-observer
      Fact(
        "4: a drag ends where the confirmation says",
        of: Phone.shown(),
        [
          (.willChange(.zero), "dragging"), (.didChange(Phone.floating), "moved -300"),
        ]
      ),
      // https://github.com/lionheart/openradar-mirror/issues/18638
      Fact(
        "4: the height is right again after one of zero",
        of: Phone.shown(),
        [
          (.willShow(Phone.flat), "disappeared -300"), (.willShow(300), "appeared +300"),
        ]
      ),
    ]
  )
  func aFrameWithoutAreaHidesOrIsIgnored(fact: Fact) {
    fact.expect()
  }

  // Behavior 3: https://github.com/finn-no/FinniversKit/pull/1208
  @Test(arguments: [KeyboardNotificationType.willShow, .willChangeFrame, .willHide])
  func aZeroRectangleHidesWhereTransitionsCrossFade(_ type: KeyboardNotificationType) {
    var environment = Phone.environment
    environment.prefersCrossFadeTransitions = true
    let events: [KeyboardEvent] = [.post(type, .zero), .post(.didHide, .zero)]
    #expect(
      Phone.shown().outcomes(of: events, in: environment) == ["disappeared -300", "unchanged"]
    )
  }

  // Locking a device posts four zero rectangles and no hide, so that these confirm, too:
  // https://github.com/GetStream/stream-chat-react-native/pull/3803
  @Test func aZeroRectangleConfirmsTheHideOfAnotherWhereTransitionsCrossFade() {
    var environment = Phone.environment
    environment.prefersCrossFadeTransitions = true
    var machine = Phone.shown()
    let events: [KeyboardEvent] = [
      .post(.willChangeFrame, .zero), .post(.willShow, .zero), .post(.didChangeFrame, .zero),
      .post(.didShow, .zero),
    ]
    let outcomes = machine.play(events, in: environment)
    #expect(outcomes == ["disappeared -300", "notAKeyboard", "unchanged", "notAKeyboard"])
    #expect(machine.state.visibility == .hidden)
  }

  // Behavior 4: a frame without height or without width is posted when multitasking switches, even
  // to other apps. https://github.com/flutter/engine/pull/37719
  @Test(arguments: [CGSize(width: 375, height: 0), CGSize(width: 0, height: 300)], [true, false])
  func aFrameOfNoHeightOrWidthHides(_ size: CGSize, isLocal: Bool) {
    let event = KeyboardEvent.post(
      .willChangeFrame,
      CGRect(origin: .zero, size: size),
      isLocal: isLocal
    )
    #expect(Phone.shown().outcomes(of: [event]) == ["disappeared -300"])
  }
}
