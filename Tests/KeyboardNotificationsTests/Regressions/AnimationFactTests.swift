import Foundation
import KeyboardNotifications
import Testing

/// Curves and durations that UIKit's own types do not provide for.
@Suite struct AnimationFactTests {
  private func payload(_ changes: [String: Any]) throws -> KeyboardPayload {
    try KeyboardPayload(userInfo: postedUserInfo(changes), of: .willShow)
  }

  // Behavior 15: the keyboard's own curve is 7, which is outside the public four.
  // https://github.com/lionheart/openradar-mirror/issues/4541
  @Test(arguments: [7, 0, 3, -1, 42, Int(Int32.max)])
  func everyCurveKeepsItsRawValue(_ raw: Int) throws {
    let animation = try #require(try payload([KeyboardUserInfoKey.curve: raw]).animation)
    #expect(animation.curve.rawValue == raw)
  }

  // Behavior 15: the system's spring ignores the duration given with it.
  // https://developer.apple.com/forums/thread/48088
  @Test func theKeyboardsOwnCurveIgnoresTheDuration() {
    let short = KeyboardAnimation(duration: 0.25, curve: .keyboard)
    let long = KeyboardAnimation(duration: 4, curve: .keyboard)
    #expect(short.isAnimated && long.isAnimated)
    #expect(short.timing == long.timing)
  }

  // Behavior 16: a duration of zero stays zero, and nothing is divided by it.
  // https://github.com/kirillzyusko/react-native-keyboard-controller/commit/afd0809ff7
  @Test(arguments: [KeyboardAnimationCurve.keyboard, .easeInOut, .linear])
  func aDurationOfZeroIsThereAtOnce(_ curve: KeyboardAnimationCurve) throws {
    let zero = try payload([
      KeyboardUserInfoKey.duration: 0, KeyboardUserInfoKey.curve: curve.rawValue,
    ])
    let animation = try #require(zero.animation)
    #expect(animation.duration == 0)
    #expect(!animation.isAnimated)
    #expect(animation.timing == .immediate)
  }

  // Behavior 16: 0.25, 0.35 in a navigation, 0.4 with a presented view controller.
  // https://stackoverflow.com/questions/18957476
  @Test(arguments: [0.25, 0.35, 0.4])
  func everyDurationIsHandedOn(_ duration: TimeInterval) {
    var machine = KeyboardStateMachine()
    let outcome = machine.handle(
      .post(.willShow, Phone.tall, duration: duration),
      in: Phone.environment
    )
    #expect(outcome.transition?.animation?.duration == duration)
  }
}
