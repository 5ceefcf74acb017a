import KeyboardNotifications
import KeyboardTesting
import KeyboardUIKit
import Testing

@MainActor
struct ConstraintAdjustingTests {
  private let fixture = KeyboardFixture(safeAreaBottom: 34)
  private let view: UIView
  private let bar: UIView

  init() {
    view = UIView(frame: fixture.window.bounds)
    fixture.window.addSubview(view)
    bar = UIView(frame: CGRect(x: 0, y: 760, width: 390, height: 50))
    view.addSubview(bar)
  }

  private func adjust(_ constraint: NSLayoutConstraint) -> KeyboardAdjustment {
    constraint.isActive = true
    return constraint.adjustForKeyboard(tracker: fixture.tracker)
  }

  @Test func aBarAboveTheSafeAreaMovesByWhatIsCoveredOfThat() {
    let bottom = bar.bottomAnchor.constraint(
      equalTo: view.safeAreaLayoutGuide.bottomAnchor,
      constant: -4
    )
    fixture.keep(adjust(bottom))
    fixture.show(336)
    #expect(bottom.constant == -306)
    fixture.hide()
    #expect(bottom.constant == -4)
  }

  @Test func aBarAtTheBottomOfTheViewMovesByAllThatIsCovered() {
    let bottom = bar.bottomAnchor.constraint(equalTo: view.bottomAnchor)
    fixture.keep(adjust(bottom))
    fixture.show(336)
    #expect(bottom.constant == -336)
  }

  @Test func itMakesNoDifferenceInWhichOrderTheItemsAre() {
    let bottom = view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: bar.bottomAnchor)
    let other = view.bottomAnchor.constraint(equalTo: bar.bottomAnchor, constant: 9)
    fixture.keep([adjust(bottom), adjust(other)])
    fixture.show(336)
    #expect(bottom.constant == 302)
    #expect(other.constant == 345)
  }

  @Test func aBarAboveATabBarMovesByWhatIsCoveredAboveThat() {
    let tabs = UIView(frame: CGRect(x: 0, y: 844 - 83, width: 390, height: 83))
    view.addSubview(tabs)
    let bottom = bar.bottomAnchor.constraint(equalTo: tabs.topAnchor)
    fixture.keep(adjust(bottom))
    fixture.show(336)
    #expect(bottom.constant == -253)
  }

  @Test func aSpacerGrows() {
    let height = bar.heightAnchor.constraint(equalToConstant: 10)
    fixture.keep(adjust(height))
    fixture.show(336)
    #expect(height.constant == 346)
  }

  @Test func theAppsOwnConstantFollows() {
    let bottom = bar.bottomAnchor.constraint(equalTo: view.bottomAnchor)
    let adjustment = adjust(bottom)
    fixture.show(336)
    bottom.constant = -8
    adjustment.update()
    #expect(bottom.constant == -344)
    bottom.constant -= 2
    fixture.hide()
    #expect(bottom.constant == -10)
  }

  @Test func theLayoutIsAnimatedAlong() {
    let bottom = bar.bottomAnchor.constraint(equalTo: view.bottomAnchor)
    fixture.keep(adjust(bottom))
    let animations = UIView.standInAnimations {
      fixture.post(.willChangeFrame, fixture.docked(336))
      fixture.post(.willShow, fixture.docked(336))
      fixture.post(.didShow, fixture.docked(336))
      fixture.clock.nextTurn()
    }
    #expect(animations.count == 1)
    #expect(animations.first?.curve.rawValue == 7)
  }

  @Test func whatWaitsToBeLaidOutIsNotAnimatedAlong() {
    @MainActor final class Slow: UIView {
      var durations: [TimeInterval] = []

      override func layoutSubviews() {
        super.layoutSubviews()
        durations.append(UIView.inheritedAnimationDuration)
      }
    }
    let slow = Slow(frame: view.bounds)
    fixture.window.addSubview(slow)
    slow.addSubview(bar)
    fixture.keep(adjust(bar.bottomAnchor.constraint(equalTo: slow.bottomAnchor)))
    fixture.show(336)
    #expect(slow.durations == [0, 0.25])
  }

  @Test func aGuideOfTheSameViewMayBeTheOtherItem() {
    let guide = UILayoutGuide()
    view.addLayoutGuide(guide)
    guide.standInSetLayoutFrame(CGRect(x: 0, y: 0, width: 390, height: 100))
    let first = view.bottomAnchor.constraint(equalTo: guide.bottomAnchor)
    let second = guide.bottomAnchor.constraint(equalTo: view.bottomAnchor)
    fixture.keep([adjust(first), adjust(second)])
    fixture.show(336)
    #expect(first.constant == 336)
    #expect(second.constant == -336)
  }

  @Test func eachNotificationOfATraceIsFollowed() throws {
    let fixture = KeyboardFixture(for: .builtIn(.safeArea), safeAreaBottom: 34)
    let view = UIView(frame: fixture.window.bounds)
    fixture.window.addSubview(view)
    let bar = UIView(frame: .zero)
    view.addSubview(bar)
    let bottom = bar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
    bottom.isActive = true
    fixture.keep(bottom.adjustForKeyboard(tracker: fixture.tracker))
    for record in KeyboardTrace.builtIn(.safeArea).records {
      fixture.play(record)
      if case .expectation(let expectation) = record.content, let inset = expectation.inset {
        #expect(bottom.constant == -inset)
      }
    }
  }

  @Test func theEndOfTheTokenRestoresTheConstant() {
    let bottom = bar.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -0.3)
    var adjustment: KeyboardAdjustment? = adjust(bottom)
    fixture.show(336)
    #expect(adjustment != nil)
    adjustment = nil
    #expect(bottom.constant == -0.3)
    #expect(view.subviews == [bar])
  }

  @Test func anotherSafeAreaIsFollowed() {
    let bottom = bar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
    fixture.keep(adjust(bottom))
    fixture.show(336)
    fixture.window.standInSetSafeAreaInsets(.zero)
    fixture.turn()
    #expect(bottom.constant == -336)
  }

  @Test func aConstraintWithoutViewsIsHarmless() {
    let guide = UILayoutGuide()
    let bottom = bar.bottomAnchor.constraint(equalTo: guide.bottomAnchor)
    let adjustment = bottom.adjustForKeyboard(tracker: fixture.tracker)
    fixture.show(336)
    adjustment.update()
    #expect(bottom.constant == 0)
  }

  @Test func aKeyboardThatIsUpIsTakenIntoAccountAtOnce() {
    fixture.show(336)
    let bottom = bar.bottomAnchor.constraint(equalTo: view.bottomAnchor)
    fixture.keep(adjust(bottom))
    #expect(bottom.constant == -336)
  }
}
