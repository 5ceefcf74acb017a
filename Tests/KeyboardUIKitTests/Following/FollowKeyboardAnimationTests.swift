import KeyboardNotifications
import KeyboardUIKit
import Testing

/// Inside UIKit's own animation its timing counts, and outside of it the notification's.
@MainActor
struct FollowKeyboardAnimationTests {
  private let fixture = KeyboardFixture()
  private let root = UIViewController()

  init() {
    fixture.window.rootViewController = root
  }

  private func follow(_ view: UIView) -> KeyboardAdjustment {
    view.followKeyboard(tracker: fixture.tracker) { _ in }
  }

  @Test func insideUIKitsAnimationItsTimingIsInherited() throws {
    fixture.keep(follow(root.view))
    let animations = UIView.standInAnimations {
      UIView.standInInheriting(duration: 0.4, curve: 1) {
        fixture.post(.willShow, fixture.docked(336), duration: 0.25)
      }
    }
    let animation = try #require(animations.first)
    #expect(animations.count == 1)
    #expect(animation.effectiveDuration == 0.4)
    #expect(animation.effectiveTiming == .curve(.easeIn))
    #expect(
      animation.options.isDisjoint(with: [.overrideInheritedDuration, .overrideInheritedCurve])
    )
  }

  @Test func outsideOfItTheNotificationsTimingCounts() throws {
    fixture.keep(follow(root.view))
    fixture.post(.willShow, fixture.docked(336))
    root.view.frame.origin.y = -50
    let animations = UIView.standInAnimations { fixture.clock.nextTurn() }
    let animation = try #require(animations.first)
    #expect(animation.effectiveDuration == 0.25)
    #expect(animation.curve.rawValue == 7)
    #expect(animation.options.contains(.beginFromCurrentState))
  }

  @Test func aChangeOfNoDurationIsNotAnimatedEvenInsideUIKitsAnimation() {
    let field = UIView(frame: .zero)
    var durations: [TimeInterval] = []
    root.view.addSubview(field)
    fixture.keep(
      root.view.followKeyboard(tracker: fixture.tracker) { _ in
        durations.append(UIView.inheritedAnimationDuration)
      }
    )
    UIView.standInInheriting(duration: 0.4, curve: 1) {
      fixture.post(.willShow, fixture.docked(336), duration: 0)
    }
    #expect(durations == [0, 0])
  }

  @Test func aControllerThatIsBeingPresentedIsNotAnimated() {
    let presented = UIViewController()
    presented.modalPresentationStyle = .fullScreen
    root.present(presented, animated: true)
    fixture.keep(follow(presented.view))
    let animations = UIView.standInAnimations { fixture.post(.willShow, fixture.docked(336)) }
    #expect(animations.isEmpty)
    presented.standInEndTransition()
    #expect(
      UIView.standInAnimations { fixture.post(.willShow, fixture.docked(380)) }.count == 1
    )
  }

  @Test func aViewOutsideAWindowIsNotAnimated() {
    fixture.keep(follow(root.view))
    fixture.show(336)
    root.view.removeFromSuperview()
    #expect(UIView.standInAnimations { fixture.hide() }.isEmpty)
  }
}
