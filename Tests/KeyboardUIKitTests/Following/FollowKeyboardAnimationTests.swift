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
    let adjustment = follow(root.view)
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
    withExtendedLifetime(adjustment) {}
  }

  @Test func outsideOfItTheNotificationsTimingCounts() throws {
    let adjustment = follow(root.view)
    fixture.post(.willShow, fixture.docked(336))
    root.view.frame.origin.y = -50
    let animations = UIView.standInAnimations { fixture.clock.nextTurn() }
    let animation = try #require(animations.first)
    #expect(animation.effectiveDuration == 0.25)
    #expect(animation.curve.rawValue == 7)
    #expect(animation.options.contains(.beginFromCurrentState))
    withExtendedLifetime(adjustment) {}
  }

  @Test func aChangeOfNoDurationIsNotAnimatedEvenInsideUIKitsAnimation() {
    let field = UIView(frame: .zero)
    var durations: [TimeInterval] = []
    root.view.addSubview(field)
    let adjustment = root.view.followKeyboard(tracker: fixture.tracker) { _ in
      durations.append(UIView.inheritedAnimationDuration)
    }
    UIView.standInInheriting(duration: 0.4, curve: 1) {
      fixture.post(.willShow, fixture.docked(336), duration: 0)
    }
    #expect(durations == [0, 0])
    withExtendedLifetime(adjustment) {}
  }

  @Test func aControllerThatIsBeingPresentedIsNotAnimated() {
    let presented = UIViewController()
    presented.modalPresentationStyle = .fullScreen
    root.present(presented, animated: true)
    let adjustment = follow(presented.view)
    let animations = UIView.standInAnimations { fixture.post(.willShow, fixture.docked(336)) }
    #expect(animations.isEmpty)
    presented.standInEndTransition()
    #expect(
      UIView.standInAnimations { fixture.post(.willShow, fixture.docked(380)) }.count == 1
    )
    withExtendedLifetime(adjustment) {}
  }

  @Test func aViewOutsideAWindowIsNotAnimated() {
    let adjustment = follow(root.view)
    fixture.show(336)
    root.view.removeFromSuperview()
    #expect(UIView.standInAnimations { fixture.hide() }.isEmpty)
    withExtendedLifetime(adjustment) {}
  }
}
