import KeyboardNotifications
import KeyboardTesting
import KeyboardUIKit
import Testing

/// One closure is told what is covered of one view.
@MainActor
struct FollowKeyboardTests {
  @MainActor
  private final class Log {
    var covers: [KeyboardCover] = []
    var durations: [TimeInterval] = []

    var heights: [CGFloat] { covers.map(\.height) }
    var sum: CGFloat { covers.map(\.heightIncrement).reduce(0, +) }
  }

  private let fixture = KeyboardFixture(safeAreaBottom: 34)
  private let view: UIView
  private let log = Log()

  init() {
    view = UIView(frame: fixture.window.bounds)
    fixture.window.addSubview(view)
  }

  private func follow(_ view: UIView? = nil) -> KeyboardAdjustment {
    (view ?? self.view).followKeyboard(tracker: fixture.tracker) { [log] cover in
      log.covers.append(cover)
      log.durations.append(UIView.inheritedAnimationDuration)
    }
  }

  @Test func itIsCalledAtOnceAndWithEachChange() {
    fixture.keep(follow())
    #expect(log.heights == [0])
    fixture.post(.willShow, fixture.docked(336))
    fixture.post(.willShow, fixture.docked(380))
    fixture.post(.willHide, fixture.docked(0))
    #expect(log.heights == [0, 336, 380, 0])
    #expect(log.covers.map(\.inset) == [0, 302, 346, 0])
    #expect(log.durations == [0, 0.25, 0.25, 0.25])
  }

  @Test func aKeyboardThatIsUpIsToldAtOnceWithoutAnimation() {
    fixture.tracker.start()
    fixture.show(336)
    let animations = UIView.standInAnimations {
      withExtendedLifetime(follow()) {}
    }
    #expect(log.heights == [336])
    #expect(animations.isEmpty)
  }

  @Test func theConfirmedMomentIsTold() {
    fixture.keep(follow())
    fixture.show(336)
    fixture.hide()
    #expect(log.covers.map(\.state.visibility) == [.hidden, .showing, .shown, .hiding, .hidden])
    #expect(log.durations == [0, 0.25, 0, 0.25, 0])
    #expect(log.sum == 0)
  }

  @Test(arguments: KeyboardTrace.BuiltInName.allCases)
  func theIncrementsAddUpToTheHeightWhateverComes(name: KeyboardTrace.BuiltInName) {
    let fixture = KeyboardFixture(for: name.trace)
    fixture.keep(
      fixture.window.followKeyboard(tracker: fixture.tracker) { [log] in
        log.covers.append($0)
      }
    )
    fixture.play(name.trace)
    #expect(abs(log.sum - (log.heights.last ?? .nan)) < 0.001)
  }

  @Test func aBarOnTheSafeAreaEndsAboveTheKeyboardExactly() {
    let bar = UIView(frame: .zero)
    view.addSubview(bar)
    bar.translatesAutoresizingMaskIntoConstraints = false
    let bottom = bar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
    NSLayoutConstraint.activate([
      bottom,
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.heightAnchor.constraint(equalToConstant: 50),
    ])
    fixture.keep(view.followKeyboard(tracker: fixture.tracker) { bottom.constant = -$0.inset })
    fixture.window.layoutIfNeeded()
    #expect(bar.frame.maxY == 810)
    fixture.post(.willShow, fixture.docked(336))
    #expect(bar.frame.maxY == 508)
  }

  @Test func aViewThatWasMovedIsToldATurnLater() {
    fixture.window.standInSetSafeAreaInsets(.zero)
    fixture.keep(follow())
    fixture.post(.willShow, fixture.docked(336))
    view.frame.origin.y = -100
    fixture.clock.nextTurn()
    #expect(log.heights == [0, 336, 236])
    #expect(log.durations == [0, 0.25, 0.25])
  }

  @Test func anotherSizeIsToldInTheLayout() {
    fixture.keep(follow())
    fixture.show(336)
    view.frame.size.height = 600
    view.layoutIfNeeded()
    #expect(log.heights.last == 92)
  }

  @Test func nothingIsToldTwice() {
    fixture.keep(follow())
    fixture.show(336)
    let count = log.covers.count
    fixture.clock.advance(by: 1)
    fixture.post(.didChangeFrame, fixture.docked(336))
    fixture.window.layoutIfNeeded()
    #expect(log.covers.count == count)
  }

  @Test func anUpdateCallsItSinceTheAppsOwnInputsMayHaveChanged() {
    let adjustment = follow()
    fixture.show(336)
    let count = log.covers.count
    adjustment.update()
    #expect(log.covers.count == count + 1)
    #expect(log.covers.last?.heightIncrement == 0)
    fixture.turn()
    #expect(log.covers.count == count + 1)
  }

  @Test func anOwnerIsNotKeptAlive() {
    @MainActor final class Screen: UIViewController {
      var adjustment: KeyboardAdjustment?
      var height: CGFloat = 0
    }
    weak var gone: Screen?
    do {
      let screen = Screen()
      fixture.window.rootViewController = screen
      screen.adjustment = screen.view.followKeyboard(with: screen, tracker: fixture.tracker) {
        $0.height = $1.height
      }
      fixture.show(336)
      #expect(screen.height == 336)
      gone = screen
      fixture.window.rootViewController = nil
    }
    #expect(gone == nil)
    fixture.hide()
  }

  @Test func aFollowedViewIsNotKeptAlive() {
    weak var gone: UIView?
    let adjustment: KeyboardAdjustment
    do {
      let other = UIView(frame: fixture.window.bounds)
      fixture.window.addSubview(other)
      adjustment = other.followKeyboard(tracker: fixture.tracker) { _ in }
      fixture.show(336)
      fixture.turn()
      fixture.clock.nextTurn()
      gone = other
      other.removeFromSuperview()
    }
    #expect(gone == nil)
    fixture.hide()
    withExtendedLifetime(adjustment) {}
  }

  @Test func itsLayoutIsFollowedWithoutAKeyboardToo() {
    fixture.keep(follow())
    view.frame.size.height = 500
    fixture.window.layoutIfNeeded()
    #expect(log.covers.last?.freeRectangle.height == 500)
  }

  @Test func inAStackViewTheTurnDoes() {
    let stack = UIStackView()
    stack.frame = fixture.window.bounds
    fixture.window.addSubview(stack)
    fixture.keep(follow(stack))
    fixture.show(336)
    stack.frame.size.height = 600
    fixture.turn()
    #expect(log.heights.last == 92)
    #expect(stack.subviews.isEmpty)
  }

  @Test func theEndOfTheTokenEndsTheCalls() {
    var adjustment: KeyboardAdjustment? = follow()
    #expect(adjustment != nil)
    adjustment = nil
    fixture.show(336)
    #expect(log.heights == [0])
    #expect(view.subviews.isEmpty)
  }

  @Test func itMayEndItselfWhileItIsCalled() {
    @MainActor final class Owner {
      var adjustment: KeyboardAdjustment?
      var calls = 0
    }
    let owner = Owner()
    owner.adjustment = view.followKeyboard(tracker: fixture.tracker) { [owner] _ in
      owner.calls += 1
      owner.adjustment = nil
    }
    fixture.show(336)
    fixture.hide()
    #expect(owner.calls == 2)
  }
}
