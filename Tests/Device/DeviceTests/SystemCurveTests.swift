#if canImport(UIKit) && canImport(ObjectiveC) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import KeyboardNotifications
import KeyboardUIKit
import Testing
import UIKit

/// The curves of the core are UIKit's, and the keyboard's own passes through UIKit's types.
@MainActor
struct SystemCurveTests {
  @Test(arguments: [
    (KeyboardAnimationCurve.easeInOut, UIView.AnimationCurve.easeInOut),
    (.easeIn, .easeIn),
    (.easeOut, .easeOut),
    (.linear, .linear),
  ])
  func namedCurvesAreTheSystems(curve: KeyboardAnimationCurve, system: UIView.AnimationCurve) {
    #expect(curve.rawValue == system.rawValue)
  }

  @Test func theKeyboardsCurveSurvivesTheSystemsType() {
    let curve = UIView.AnimationCurve(rawValue: KeyboardAnimationCurve.keyboard.rawValue)
    #expect(curve?.rawValue == 7)
  }

  @Test(arguments: [
    (KeyboardAnimationCurve.easeInOut, UIView.AnimationOptions.curveEaseInOut),
    (.easeIn, .curveEaseIn),
    (.easeOut, .curveEaseOut),
    (.linear, .curveLinear),
    (.keyboard, UIView.AnimationOptions(rawValue: 7 << 16)),
  ])
  func optionsCarryTheCurve(curve: KeyboardAnimationCurve, options: UIView.AnimationOptions) {
    #expect(UIView.AnimationOptions(curve).rawValue == options.rawValue)
  }
}
#endif
