import KeyboardNotifications
import KeyboardUIKit
import Testing

/// The events after which all adjustments of a tracker are updated.
@MainActor
struct UpdateTests {
  private let fixture = KeyboardFixture()
  private let scroll: UIScrollView

  init() {
    scroll = fixture.addAdjustedScrollView()
  }

  /// Moves the list up by 100 points, as UIKit moves a form sheet.
  private func moveUp() {
    scroll.frame.origin.y = -100
  }

  // https://github.com/podkovyrin/Keyboardy/issues/20
  // https://github.com/nathantannar4/InputBarAccessoryView/issues/282
  @Test func aViewThatUIKitMovesAfterThePostIsMeasuredATurnLaterInTheSameAnimation() {
    fixture.post(.willShow, fixture.docked(336))
    moveUp()
    #expect(Insets(of: scroll) == Insets(336))
    let animations = UIView.standInAnimations { fixture.clock.nextTurn() }
    #expect(Insets(of: scroll) == Insets(236))
    #expect(animations.map(\.duration) == [0.25])
    #expect(animations.map(\.curve.rawValue) == [7])
  }

  @Test func aFrameInTheTurnOfTheChangeIsInItsAnimationAndALaterOneIsNot() {
    fixture.post(.willShow, fixture.docked(336))
    moveUp()
    #expect(UIView.standInAnimations { fixture.turn() }.map(\.duration) == [0.25])
    fixture.clock.nextTurn()
    scroll.frame.origin.y = -120
    #expect(UIView.standInAnimations { fixture.turn() }.isEmpty)
    #expect(Insets(of: scroll) == Insets(216))
  }

  @Test(arguments: [KeyboardNotificationType.didShow, .didChangeFrame])
  func aConfirmationMeasuresAgain(type: KeyboardNotificationType) {
    fixture.post(.willShow, fixture.docked(336))
    fixture.clock.nextTurn()
    moveUp()
    fixture.post(type, fixture.docked(336))
    #expect(Insets(of: scroll) == Insets(236))
  }

  @Test func aRepeatedAnnouncementWaitsForTheNextFrame() {
    fixture.show(336)
    fixture.clock.nextTurn()
    moveUp()
    fixture.post(.willShow, fixture.docked(336))
    #expect(Insets(of: scroll) == Insets(336))
    fixture.turn()
    #expect(Insets(of: scroll) == Insets(236))
  }

  @Test func anUpdateByTheAppMeasuresAtOnceAndLaysNothingOut() {
    let root = fixture.addView()
    let bottom = root.addBar(on: root.bottomAnchor)
    let adjustment = fixture.adjust(bottom)
    fixture.show(336)
    let passes = root.standInLayoutPasses
    root.frame.size.height -= 10
    adjustment.update()
    #expect(bottom.constant == -326)
    #expect(root.standInLayoutPasses == passes)
  }

  @Test func aNotificationThatCannotBeDecodedChangesNothing() {
    fixture.show(336)
    moveUp()
    fixture.post("UIKeyboardDidShowNotification", nil)
    #expect(Insets(of: scroll) == Insets(336))
  }

  // https://github.com/RxSwiftCommunity/RxKeyboard/issues/95
  // https://github.com/freshOS/KeyboardLayoutGuide/issues/40
  // https://github.com/nixzhu/KeyboardMan/pull/11
  // https://github.com/nathantannar4/InputBarAccessoryView/issues/268
  @Test func nothingMovesInTheBackgroundAndAnActiveAppMeasuresAgain() {
    fixture.addField(y: 0, to: fixture.window).becomeFirstResponder()
    fixture.post("UIApplicationWillResignActiveNotification")
    fixture.show(336)
    scroll.frame.size.height -= 10
    fixture.turn()
    #expect(Insets(of: scroll) == .zero)
    fixture.scene.standInMove(to: CGRect(x: 0, y: -90, width: 390, height: 844))
    fixture.post("UIApplicationDidBecomeActiveNotification")
    #expect(Insets(of: scroll) == Insets(236))
  }

  @Test func anAdjustmentThatBeginsAfterTheLastOneHasEndedIsNotInTheOldAnimation() {
    let fixture = KeyboardFixture()
    var older: KeyboardAdjustment? = fixture.addScrollView()
      .adjustForKeyboard(tracker: fixture.tracker)
    fixture.post(.willShow, fixture.docked(336))
    #expect(older != nil)
    older = nil
    let list = fixture.addAdjustedScrollView()
    list.frame.size.height -= 10
    #expect(UIView.standInAnimations { fixture.turn() }.isEmpty)
    #expect(Insets(of: list) == Insets(326))
  }
}
