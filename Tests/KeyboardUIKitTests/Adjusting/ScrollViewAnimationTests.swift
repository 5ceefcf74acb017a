import KeyboardNotifications
import KeyboardTesting
import KeyboardUIKit
import Testing

@MainActor
struct ScrollViewAnimationTests {
  private func animations(of trace: KeyboardTrace) -> [[StandInAnimation]] {
    let fixture = KeyboardFixture(for: trace)
    _ = fixture.addAdjustedScrollView()
    return trace.records.compactMap { record in
      let made = UIView.standInAnimations { fixture.play(record) }
      guard case .notification = record.content else { return nil }
      return made
    }
  }

  @Test func eachChangeIsAnimatedOnceWithTheKeyboardsCurve() throws {
    let animations = animations(of: .builtIn(.secondShowTaller))
    let made = animations.joined()
    #expect(made.count == 2)
    for animation in made {
      #expect(animation.duration == 0.25)
      #expect(animation.curve.rawValue == 7)
      #expect(animation.options.contains([.beginFromCurrentState, .allowUserInteraction]))
    }
  }

  @Test func aShowAndItsHideAreAnimatedByTheWill() throws {
    let animations = animations(of: .builtIn(.showAndHide))
    #expect(animations.map(\.count).reduce(0, +) == 2)
    #expect(animations.first?.count == 1)
  }

  @Test func aChangeOfNoDurationIsNotAnimated() {
    let fixture = KeyboardFixture()
    let scroll = fixture.addAdjustedScrollView()
    let animations = UIView.standInAnimations { fixture.show(336, duration: 0) }
    #expect(animations.isEmpty)
    #expect(Insets(of: scroll) == Insets(336))
  }

  @Test func aHideDuringTheShowBeginsWhereThatIs() {
    let fixture = KeyboardFixture()
    let scroll = fixture.addAdjustedScrollView()
    let animations = UIView.standInAnimations {
      fixture.post(.willShow, fixture.docked(336))
      fixture.hide()
    }
    #expect(animations.count == 2)
    #expect(animations.allSatisfy { $0.options.contains(.beginFromCurrentState) })
    #expect(Insets(of: scroll) == .zero)
  }
}
