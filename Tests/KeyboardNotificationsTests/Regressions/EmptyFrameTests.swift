import Foundation
import KeyboardNotifications
import Testing

/// Zero rectangles, and frames without height or width.
@Suite struct EmptyFrameTests {
  private var crossFading: KeyboardEnvironment {
    var environment = Phone.environment
    environment.prefersCrossFadeTransitions = true
    return environment
  }

  // Behavior 3: https://github.com/finn-no/FinniversKit/pull/1208
  @Test(arguments: [KeyboardNotificationType.willShow, .willChangeFrame, .willHide])
  func aZeroRectangleHidesIfTransitionsCrossFade(_ type: KeyboardNotificationType) {
    expectOutcomes(
      [(.post(type, .zero), "disappeared -300"), (.post(.didHide, .zero), "unchanged")],
      of: Phone.shown(),
      in: crossFading
    )
  }

  // Locking a device posts four zero rectangles and no hide, so that these confirm, too:
  // https://github.com/GetStream/stream-chat-react-native/pull/3803
  @Test func aZeroRectangleConfirmsTheHideOfAnotherIfTransitionsCrossFade() {
    var machine = Phone.shown()
    let outcomes = machine.play(
      [
        .post(.willChangeFrame, .zero), .post(.willShow, .zero), .post(.didChangeFrame, .zero),
        .post(.didShow, .zero),
      ],
      in: crossFading
    )
    #expect(outcomes == ["disappeared -300", "notAKeyboard", "unchanged", "notAKeyboard"])
    #expect(machine.state.visibility == .hidden)
  }

  // Such a confirmation belongs to a drag, or is late.
  @Test func aZeroRectangleConfirmsNothingWhileAKeyboardIsUp() {
    expectOutcomes(
      [(.post(.didChangeFrame, .zero), "dragging"), (.post(.didShow, .zero), "notAKeyboard")],
      of: Phone.shown(),
      in: crossFading
    )
  }

  // Behavior 4: a frame without height or without width is posted when multitasking switches, even
  // to other apps. https://github.com/flutter/engine/pull/37719
  @Test(arguments: [CGSize(width: 375, height: 0), CGSize(width: 0, height: 300)], [true, false])
  func aFrameWithoutHeightOrWidthHides(_ size: CGSize, isLocal: Bool) {
    let frame = CGRect(origin: .zero, size: size)
    expectOutcomes(
      [(.post(.willChangeFrame, frame, isLocal: isLocal), "disappeared -300")],
      of: Phone.shown()
    )
  }
}
