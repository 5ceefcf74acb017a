import KeyboardNotifications
import Testing

@testable import KeyboardUIKit

/// A chat on a phone of 390 by 844 points with a home indicator of 34, and a bar of 50.
///
/// The adjusted bottom inset of the list is 84 at rest, and 386 with a keyboard of 336.
@MainActor
struct ChatTests {
  private let fixture = KeyboardFixture(safeAreaBottom: 34)
  private let controller = UIViewController()
  private let list = UIScrollView(frame: .zero)
  private let bar = UIView(frame: .zero)
  private let height: NSLayoutConstraint
  private let bottom: NSLayoutConstraint

  init() {
    fixture.window.rootViewController = controller
    let view = fixture.addView(to: controller.view)
    list.frame = view.bounds
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.contentSize = CGSize(width: 390, height: 3000)
    list.keyboardDismissMode = .interactive
    view.addSubview(list)
    bottom = view.addBar(bar, on: view.safeAreaLayoutGuide.bottomAnchor, height: 50)
    height = bar.constraints[0]
    fixture.turn()
  }

  @discardableResult
  private func adjust() -> KeyboardAdjustment {
    let adjustment = fixture.keep(
      list.adjustForKeyboard(withBar: bar, moving: bottom, tracker: fixture.tracker)
    )
    fixture.turn()
    return adjustment
  }

  private var inset: CGFloat { list.adjustedContentInset.bottom }

  /// The end of the content, in the window.
  private var end: CGFloat { list.contentSize.height - list.contentOffset.y }

  // MARK: A chat that is left and returned to

  /// Leaves the screen, does something, and returns to the screen.
  private func leave(_ meanwhile: () -> Void) {
    fixture.window.rootViewController = UIViewController()
    fixture.turn()
    meanwhile()
    fixture.window.rootViewController = controller
    fixture.turn()
  }

  private func expectRest() {
    #expect(inset == 84)
    #expect(bar.frame.maxY == 810)
  }

  @Test func aKeyboardElsewhereMeanwhileLeavesNoTrace() {
    adjust()
    leave {
      fixture.show(336)
      fixture.hide()
      fixture.clock.nextTurn()
    }
    expectRest()
  }

  @Test func theEndOfTheListIsStillAtTheTopOfTheBar() {
    adjust()
    list.contentOffset.y = 3000 - 760
    fixture.turn()
    leave {
      fixture.show(336)
      fixture.hide()
    }
    #expect(end == bar.frame.minY)
  }

  @Test func theBackgroundMeanwhileLeavesNoTrace() {
    adjust()
    leave {
      fixture.post("UIApplicationDidEnterBackgroundNotification")
      fixture.post("UIApplicationDidBecomeActiveNotification")
    }
    expectRest()
  }

  @Test func aPauseMeanwhileLeavesNoTrace() {
    let adjustment = adjust()
    leave {
      adjustment.pause()
      adjustment.resume()
    }
    expectRest()
  }

  @Test func anUpdateMeanwhileLeavesNoTrace() {
    let adjustment = adjust()
    leave { adjustment.update() }
    expectRest()
  }

  @Test func aChatThatIsLeftWithTheKeyboardUpIsAtRestOnReturn() {
    adjust()
    fixture.show(336)
    leave { fixture.hide() }
    expectRest()
  }

  @Test func aChatThatIsReturnedToWithTheKeyboardUpIsClearInTheFirstFrame() {
    adjust()
    leave { fixture.show(336) }
    #expect(inset == 386)
    #expect(bar.frame.maxY == 508)
  }

  @Test func resumingAfterTheKeyboardHasGoneGivesTheInsetBack() {
    let adjustment = adjust()
    fixture.show(336)
    adjustment.pause()
    fixture.hide()
    adjustment.resume()
    expectRest()
  }

  // MARK: A bar that changes

  @Test func aBarThatGrowsFromFrameToFrameIsFollowedToTheEnd() {
    adjust()
    fixture.show(336)
    for step in 1...20 {
      height.constant = 50 + 5 * CGFloat(step)
      fixture.turn()
    }
    #expect(inset == 486)
    height.constant = 60
    fixture.turn()
    #expect(inset == 396)
  }

  @Test func aBarInAHiddenContainerDoesNotCount() {
    let container = UIView(frame: controller.view.bounds)
    controller.view.addSubview(container)
    container.addSubview(bar)
    bar.translatesAutoresizingMaskIntoConstraints = true
    bar.frame = CGRect(x: 0, y: 760, width: 390, height: 50)
    fixture.keep(list.adjustForKeyboard(withBar: bar, tracker: fixture.tracker))
    fixture.turn()
    #expect(inset == 84)
    container.isHidden = true
    fixture.turn()
    #expect(inset == 34)
  }

  // MARK: Without a keyboard

  @Test func messagesThatComeLaterDoNotChangeTheInsetForTheBar() {
    list.contentSize.height = 100
    adjust()
    #expect(inset == 84)
    list.contentSize.height = 3000
    fixture.turn()
    #expect(inset == 84)
    list.contentSize.height = 100
    fixture.turn()
    #expect(inset == 84)
  }

  @Test func aBarThatWrapsInANarrowWindowIsCleared() {
    adjust()
    height.constant = 80
    fixture.turn()
    #expect(inset == 114)
  }

  @Test func theAppsInsetsAreAddedToTheInsetForTheBar() {
    adjust()
    list.contentInset = .zero
    fixture.turn()
    #expect(inset == 84)
  }

  @Test func aTabBarThatComesIsCleared() {
    list.contentInsetAdjustmentBehavior = .never
    adjust()
    #expect(inset == 84)
    controller.additionalSafeAreaInsets.bottom = 49
    fixture.turn()
    #expect(inset == 133)
  }

  // MARK: The end of an animation

  @Test(arguments: [false, true])
  func aShowAndAGrowthInOneAnimationAreCompletedEach(movesBar: Bool) {
    var completed: [CGFloat] = []
    let adjustment = list.adjustForKeyboard(
      withBar: bar,
      moving: movesBar ? bottom : nil,
      tracker: fixture.tracker
    )
    adjustment.completion = { completed.append($0.height) }
    UIView.standInHoldingCompletions {
      fixture.post(.willShow, fixture.docked(300))
      fixture.post(.willShow, fixture.docked(336))
    }
    #expect(completed == [300, 336])
  }
}
