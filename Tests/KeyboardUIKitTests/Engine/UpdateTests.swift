import KeyboardNotifications
import KeyboardUIKit
import Testing

/// The events after which all adjustments of a tracker are updated.
@MainActor
struct UpdateTests {
  private let fixture = KeyboardFixture()
  private let scroll: ProbeScrollView

  init() {
    scroll = ProbeScrollView(frame: fixture.window.bounds)
    scroll.contentSize = CGSize(width: 390, height: 2000)
    fixture.window.addSubview(scroll)
    fixture.adjust(scroll)
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
    let durations = scroll.durations { fixture.clock.nextTurn() }
    #expect(Insets(of: scroll) == Insets(236))
    #expect(durations == [0.25])
  }

  @Test func aFrameInTheTurnOfTheChangeIsInItsAnimationAndALaterOneIsNot() {
    fixture.post(.willShow, fixture.docked(336))
    moveUp()
    #expect(scroll.durations { fixture.turn() } == [0.25])
    fixture.clock.nextTurn()
    scroll.frame.origin.y = -120
    #expect(scroll.durations { fixture.turn() } == [0])
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
    let root = ProbeView(frame: fixture.window.bounds)
    fixture.window.addSubview(root)
    let bottom = root.addBar(on: root.bottomAnchor)
    let adjustment = fixture.adjust(bottom)
    fixture.show(336)
    let passes = root.layoutPasses
    root.frame.size.height -= 10
    adjustment.update()
    #expect(bottom.constant == -326)
    #expect(root.layoutPasses == passes)
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
    fixture.window.frame.origin.y = -90
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
    let list = ProbeScrollView(frame: fixture.window.bounds)
    fixture.window.addSubview(list)
    fixture.adjust(list)
    list.frame.size.height -= 10
    #expect(list.durations { fixture.turn() } == [0])
    #expect(Insets(of: list) == Insets(326))
  }
}
