import KeyboardUIKit
import Testing

@testable import KeyboardNotifications

@MainActor
struct AnimationBridgingTests {
  private func animation(_ curve: Int, duration: TimeInterval = 0.25) -> KeyboardAnimation {
    KeyboardAnimation(duration: duration, curve: KeyboardAnimation.Curve(rawValue: curve))
  }

  @Test(arguments: [(0, 0), (3, 3), (7, 7), (15, 15), (-1, 0), (16, 0), (Int.max, 0), (1 << 48, 0)])
  func aViewMovesAlongsideByUIKitsCurveOrEaseInOut(curve: Int, expected: Int) {
    var isFinished: Bool?
    let animations = UIView.standInAnimations {
      UIView.animate(alongside: animation(curve, duration: 0.4)) {
      } completion: {
        isFinished = $0
      }
    }
    let curveOption = UIView.AnimationOptions(rawValue: UInt(expected) << 16)
    #expect(
      animations.map(\.options) == [
        [curveOption, .allowUserInteraction, .beginFromCurrentState]
      ]
    )
    #expect(animations.map(\.duration) == [0.4])
    #expect(animations.map(\.delay) == [0])
    #expect(isFinished == nil)
    UIView.standInEndAnimations()
    #expect(isFinished == true)
  }

  @Test(arguments: [nil, 0, -1, TimeInterval.infinity, .nan])
  func aChangeWithoutADurationIsMadeAtOnce(duration: TimeInterval?) {
    var events: [String] = []
    let animations = UIView.standInAnimations {
      UIView.animate(alongside: duration.map { animation(7, duration: $0) }) {
        events.append(UIView.areAnimationsEnabled ? "animated" : "at once")
      } completion: {
        events.append($0 ? "finished" : "interrupted")
      }
    }
    #expect(animations.isEmpty)
    #expect(events == ["at once", "finished"])
  }
}
