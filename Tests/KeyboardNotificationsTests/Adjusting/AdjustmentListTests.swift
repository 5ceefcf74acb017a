import Foundation
import KeyboardNotifications
import Testing

/// A list of 844 points with a safe area of 34, which a keyboard of 336 covers from 508 on.
@Suite struct AdjustmentListTests {
  /// A field that the keyboard covers; the list shows it at the offset 240.
  private static let field = CGRect(x: 0, y: 700, width: 390, height: 40)

  // MARK: Insets

  typealias Row = (
    rule: String, bottom: CGFloat, keyboard: CGFloat, inset: CGFloat, adjusted: CGFloat
  )

  @Test(
    arguments: [
      ("the whole view", 844, 336, 302, 336), ("a view that ends at 700", 700, 336, 192, 192),
      ("a view that ends above the keyboard", 500, 336, 0, 0),
      ("a keyboard as low as the safe area", 844, 20, 0, 34),
      ("a keyboard higher than the view", 844, 900, 810, 844),
    ] as [Row]
  )
  func theInsetEndsAtTheKeyboardAndCountsTheSafeAreaOnce(_ row: Row) {
    var screen = AdjustedScreen.started(.list) { $0.bottom = row.bottom }
    screen.show(row.keyboard)
    #expect(screen.contentInset == row.inset, "\(row.rule)")
    #expect(screen.verticalIndicatorInset == row.inset, "\(row.rule)")
    #expect(screen.horizontalIndicatorInset == row.inset, "\(row.rule)")
    #expect(screen.adjustedInset == row.adjusted, "\(row.rule)")
    screen.hide()
    #expect(screen.numbers == [0, 0, 0])
  }

  @Test func theAppMaySetItsOwnPart() {
    var screen = AdjustedScreen.shown(.list)
    screen.setBaseValue(500)
    #expect(screen.contentInset == 802)
    #expect(screen.machine.baseValue(in: screen.measurement().target) == 500)
    screen.setBaseValue(.nan)
    #expect(screen.contentInset == 802)
    screen.hide()
    #expect(screen.contentInset == 500)
  }

  @Test func cancellingTwiceRestoresOnce() {
    var screen = AdjustedScreen.shown(.list)
    screen.cancel()
    screen.contentInset = 302
    screen.cancel()
    #expect(screen.contentInset == 302)
  }

  @Test func theFocusIsShownAboveAnInsetThatIsWrittenAgain() {
    let screen = AdjustedScreen.shown(.list) {
      $0.safeAreaBehavior = .whereContentScrolls
      $0.contentHeight = 900
      $0.onWrite = { $0.contentHeight = 800 }
      $0.focus = CGRect(x: 0, y: 500, width: 390, height: 40)
    }
    #expect(screen.adjustedInset == 336)
    #expect(screen.offset == (540 + 8 - 508) as CGFloat)
  }

  @Test func spaceThatUIKitAddsAfterTheWriteIsRemovedInTheNextFrame() {
    var screen = AdjustedScreen.shown(.list) {
      $0.safeAreaBehavior = .whereContentScrolls
      $0.contentHeight = 100
      $0.onWrite = { $0.contentHeight = 900 }
    }
    #expect(screen.adjustedInset == 370)
    screen.frame()
    #expect(screen.adjustedInset == 336)
  }

  // MARK: Offsets

  @Test(
    arguments: [
      (ScrollViewMeasurement.Motion.still, 802), (.animated, 500), (.tracking, 500),
      (.decelerating, 500),
    ] as [(ScrollViewMeasurement.Motion, CGFloat)]
  )
  func aRunningScrollIsNotInterrupted(motion: ScrollViewMeasurement.Motion, after: CGFloat) {
    let screen = AdjustedScreen.shown(.list) {
      $0.machine.options.anchor = .bottom
      $0.offset = 500
      $0.motion = motion
    }
    #expect(screen.adjustedInset == 336)
    #expect(screen.offset == after)
  }

  @Test func contentThatGlidesOnIsBroughtBackIntoRange() {
    var screen = AdjustedScreen.shown(.list) { $0.offset = 2190 }
    screen.offset = 2492
    screen.motion = .decelerating
    screen.hide()
    #expect(screen.offset == 2190)
  }

  // MARK: Focus

  @Test func aCoveredFieldIsShownWithAMarginOf8AboveTheKeyboard() {
    let screen = AdjustedScreen.shown(.list) { $0.focus = Self.field }
    #expect(screen.offset == 240)
    #expect(screen.runningAnimations == 1, "It is scrolled in the animation of the insets.")
  }

  /// Begins under a condition that is met only after the keyboard has come.
  private static func meetConditionLate(
    _ effect: AdjustmentOptions.UnmetEffect,
    in screen: inout AdjustedScreen
  ) {
    screen.machine.options.unmetEffect = effect
    screen.isConditionMet = false
    screen.start()
    screen.show()
    screen.isConditionMet = true
    screen.frame()
  }

  @Test(arguments: [
    ScreenEvent("after a pause") {
      $0.start()
      $0.pause()
      $0.show()
      $0.resume()
    },
    ScreenEvent("after a condition that is met late") {
      Self.meetConditionLate(.holds, in: &$0)
    },
    ScreenEvent("after a condition that has released the list") {
      Self.meetConditionLate(.releases, in: &$0)
    },
    ScreenEvent("for a keyboard that came again outside a window") {
      $0.start()
      $0.show()
      $0.leave()
      $0.hide()
      $0.show()
      $0.offset = 0
      $0.comeBack()
      $0.frame()
    },
    ScreenEvent("in the first frame in a window") {
      $0.leave()
      $0.start()
      $0.show()
      $0.comeBack()
      $0.frame()
    },
  ])
  func theFirstSpaceForAKeyboardShowsTheFocus(event: ScreenEvent) {
    var screen = AdjustedScreen(.list)
    screen.focus = Self.field
    event.happen(&screen)
    #expect(screen.adjustedInset == 336)
    #expect(screen.offset == 240)
  }

  @Test func aUserMayScrollAwayFromTheFocus() {
    var screen = AdjustedScreen.shown(.list) { $0.focus = Self.field }
    screen.offset = 100
    screen.frames(3)
    screen.pause()
    screen.resume()
    screen.repeatNotification()
    #expect(screen.offset == 100)
    screen.frame(revealsFocus: true)
    #expect(screen.offset == 240)
  }

  @Test(arguments: [
    ScreenEvent("while a finger drags") { $0.motion = .dragging },
    ScreenEvent("while it moves on") { $0.motion = .decelerating },
  ])
  func aKeyboardThatChangesWhileTheUserScrollsAwayShowsNoFocusLater(event: ScreenEvent) {
    var screen = AdjustedScreen.shown(.list) { $0.focus = Self.field }
    screen.offset = 100
    event.happen(&screen)
    screen.show(380)
    screen.frame()
    screen.motion = .still
    screen.frame()
    #expect(screen.offset == 100)
  }

  @Test func aCallThatComesTooEarlyInAScrollShowsNoFocusLater() {
    var screen = AdjustedScreen.shown(.list) { $0.focus = Self.field }
    screen.offset = 100
    screen.motion = .dragging
    screen.machine.postpone(.updateCall)
    screen.frame()
    screen.motion = .still
    screen.frame()
    #expect(screen.offset == 100)
  }

  @Test(arguments: [ScrollViewMeasurement.Motion.tracking, .dragging])
  func aTapThatRaisesTheKeyboardShowsTheFocusOnceTheFingerIsUp(
    motion: ScrollViewMeasurement.Motion
  ) {
    var screen = AdjustedScreen.started(.list) { $0.focus = Self.field }
    screen.motion = motion
    screen.show()
    screen.frame()
    #expect(screen.offset == 0)
    screen.motion = .still
    screen.frame()
    #expect(screen.offset == 240)
  }

  @Test(arguments: [ScrollViewMeasurement.Motion.tracking, .dragging, .animated])
  func theNextKeyboardShowsTheFocusAfterAScrollInWhichTheFirstWasHidden(
    motion: ScrollViewMeasurement.Motion
  ) {
    var screen = AdjustedScreen.shown(.list) { $0.focus = Self.field }
    screen.motion = motion
    screen.hide()
    screen.offset = 0
    screen.show()
    screen.frame()
    screen.motion = .still
    screen.frame()
    #expect(screen.offset == 240)
  }

  @Test func aChangeOfTheKeyboardShowsTheFocusAgain() {
    var screen = AdjustedScreen.shown(.list) { $0.focus = Self.field }
    screen.offset = 100
    screen.show()
    #expect(screen.offset == 240)
  }

  @Test func aListThatItsHandlerRemovesFromTheWindowShowsNoFocus() {
    var screen = AdjustedScreen.started(.list) {
      $0.machine.options.hasHandler = true
      $0.focus = Self.field
    }
    screen.onDeliver = { screen, _ in screen.leave() }
    screen.show()
    #expect(screen.offset == 0)
  }

  @Test func aRevealMayBeRepeatedUntilTheNextFrameShowsIt() {
    var screen = AdjustedScreen.shown(.list) { $0.focus = Self.field }
    screen.focus = CGRect(x: 0, y: 800, width: 390, height: 40)
    let sinceShow = screen.machine.forgetReveal()
    screen.send(.recheck)
    #expect(screen.offset == 340)
    screen.frame()
    let sinceFrame = screen.machine.forgetReveal()
    #expect([sinceShow, sinceFrame] == [true, false])
    screen.offset = 100
    screen.send(.recheck)
    #expect(screen.offset == 100)
  }

  @Test func aRevealIsNotRepeatedAfterAPause() {
    var screen = AdjustedScreen.shown(.list) { $0.focus = Self.field }
    screen.frame()
    screen.offset = 100
    screen.pause()
    screen.resume()
    let sincePause = screen.machine.forgetReveal()
    #expect(!sincePause)
  }

  @Test func aRevealAloneIsAnimatedWithTheKeyboard() {
    var screen = AdjustedScreen.shown(.list)
    screen.focus = Self.field
    screen.send(.possibleMove(AdjustedScreen.keyboardAnimation, revealsFocus: true))
    #expect(screen.offset == 240)
    #expect(screen.log.scrollDurations.last == 0.25)
    screen.offset = 0
    screen.updateByApp()
    #expect(screen.offset == 240)
    #expect(screen.log.scrollDurations.last == 0)
  }

  @Test func aKeyboardThatFloatsShowsNoFocusAndMakesNoSpace() {
    var screen = AdjustedScreen.started(.list) { $0.focus = Self.field }
    screen.keyboard = KeyboardState(
      visibility: .shown,
      placement: .floating,
      frame: CGRect(x: 20, y: 500, width: 320, height: 200)
    )
    screen.send(.keyboardChange(nil))
    #expect(screen.offset == 0)
    #expect(screen.numbers == [0, 0, 0])
  }

  /// Outside a window a list at its end has lost the 34 points of its safe area.
  @Test func aListWhoseTopIsKeptIsNotScrolledOnReturn() {
    var screen = AdjustedScreen.shown(.list)
    screen.offset = screen.endOffset
    screen.leave()
    screen.frame()
    let found = screen.offset
    screen.comeBack()
    screen.frame()
    #expect(screen.offset == found && found == screen.endOffset - 34)
  }

  /// Outside a window more of a list is visible, since it has no safe area.
  @Test func aListThatComesBackLeavesTheFocusWhereTheUserHasScrolledIt() {
    var screen = AdjustedScreen.shown(.list) { $0.focus = Self.field }
    screen.offset = 220
    screen.frame()
    screen.leave()
    screen.frame()
    screen.comeBack()
    screen.frame()
    #expect(screen.offset == 220)
  }

  // MARK: Animation

  @Test func aChangeIsAnimatedAndAnUpdateByTheAppJoinsTheAppsAnimation() {
    var screen = AdjustedScreen.shown(.list)
    #expect(screen.log.durations == [0.25])
    screen.bottom = 800
    screen.updateByApp()
    #expect(screen.adjustedInset == 292)
    #expect(screen.log.durations == [0.25, 0])
    #expect(screen.runningAnimations == 1)
  }

  @Test func aViewThatIsBeingPresentedIsNotAnimated() {
    let screen = AdjustedScreen.shown(.list) { $0.isBeingPresented = true }
    #expect(screen.adjustedInset == 336)
    #expect(screen.log.durations == [0])
  }
}
