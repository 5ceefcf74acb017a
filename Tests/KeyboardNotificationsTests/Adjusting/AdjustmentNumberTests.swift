import Foundation
import KeyboardNotifications
import Testing

/// The constant of a constraint, and the additional safe area of a controller.
@Suite struct AdjustmentNumberTests {
  @Test func aNumberThatDiffersByLessThanHalfAPixelIsNotWrittenBesideAnother() {
    var screen = AdjustedScreen.shown(.list) { $0.safeAreaBehavior = .never }
    screen.bottom -= 0.1
    screen.verticalIndicatorInset = 0
    screen.frame()
    #expect(screen.contentInset == 336)
    #expect(abs(screen.verticalIndicatorInset - 302) < 0.5)
  }

  @Test func aConstantGrowsIfAGreaterOneIsHigherOnTheScreen() {
    var screen = AdjustedScreen.shown(.constraint) {
      $0.direction = 1
      $0.constant = 8
    }
    #expect(screen.constant == 344)
    screen.hide()
    #expect(screen.constant == 8)
  }

  @Test(
    arguments: [
      (12, 495, 0), (12, 496, 0), (12, 500, -4), (12, 508, -12), (12, 509, -13), (12, 844, -348),
      (-12, 519, 0), (-12, 844, -324), (.nan, 844, -336), (-.infinity, 844, 0),
      (.infinity, 844, -1180), (1e300, 844, -1e300),
    ] as [(spacing: CGFloat, bottom: CGFloat, constant: CGFloat)]
  )
  func theSpacingCountsFromTheTopOfTheKeyboard(
    spacing: CGFloat,
    bottom: CGFloat,
    constant: CGFloat
  ) {
    var screen = AdjustedScreen.shown(.constraint) {
      $0.machine.options.spacing = spacing
      $0.bottom = bottom
    }
    #expect(screen.constant == constant)
    screen.hide()
    #expect(screen.constant == 0)
  }

  @Test func aFingerMovesABarWithSpacingPointByPoint() {
    var screen = AdjustedScreen.shown(.constraint) {
      $0.machine.options.spacing = 12
      $0.bottom = 810
    }
    let constants = [700, 809, 810, 815, 822, 830].map { finger in
      screen.drag(to: finger)
      return screen.constant
    }
    #expect(constants == [-122, -13, -12, -7, 0, 0])
  }

  @Test func theAdditionalSafeAreaIsTheOverlapLessTheSafeArea() {
    var screen = AdjustedScreen.shown(.controller)
    #expect(screen.additionalSafeArea == 302)
    #expect(screen.safeArea == 336)
    screen.frames(5)
    #expect(screen.additionalSafeArea == 302)
    screen.hide()
    #expect(screen.additionalSafeArea == 0)
  }

  @Test func aSafeAreaThatUIKitAppliesLateIsNotCountedTwice() {
    var screen = AdjustedScreen.shown(.controller) { $0.appliesSafeAreaLate = true }
    // Before the layout pass, the view still has the safe area of before.
    screen.send(.recheck)
    screen.send(.recheck)
    #expect(screen.additionalSafeArea == 302)
    screen.frame()
    #expect(screen.additionalSafeArea == 302)
    screen.keyboard.frame?.origin.y = 544
    screen.send(.recheck)
    screen.send(.recheck)
    #expect(screen.additionalSafeArea == 266)
  }

  @Test func aSafeAreaThatUIKitHasAppliedIsMeasuredAgain() {
    var screen = AdjustedScreen.shown(.controller) { $0.appliesSafeAreaLate = true }
    screen.tabBar = 49
    screen.layOut()
    screen.send(.recheck)
    #expect(screen.additionalSafeArea == 253)
  }

  @Test func theAppsOwnSafeAreaIsMeasuredAgainBeforeACommit() {
    var screen = AdjustedScreen.shown(.controller)
    screen.additionalSafeArea += 3
    screen.show()
    screen.additionalSafeArea += 3
    screen.frame()
    #expect(screen.safeArea == 336)
  }

  @Test func aTabBarThatComesLaterCountsAsSafeArea() {
    var screen = AdjustedScreen.shown(.controller)
    screen.tabBar = 49
    screen.frame()
    #expect(screen.safeArea == 336)
    screen.hide()
    #expect(screen.additionalSafeArea == 0)
    #expect(screen.safeArea == 83)
  }

  @Test func aKeyboardBelowTheSafeAreaAddsNothing() {
    var screen = AdjustedScreen.shown(.controller)
    screen.show(20)
    #expect(screen.additionalSafeArea == 0)
  }

  // MARK: Targets that another adjustment adopts

  @Test func aNewAdjustmentOfATargetKeepsTheAppsOwnPart() {
    let older = AdjustedScreen.shown(.list) { $0.contentInset = 7 }
    var newer = older
    newer.machine = AdjustmentStateMachine()
    newer.machine.options.spacing = 10
    newer.machine.adopt(older.machine)
    newer.start()
    #expect(newer.contentInset == 319)
    newer.hide()
    #expect(newer.contentInset == 7)
  }

  @Test func aNewAdjustmentOfATargetWritesWhatTheOlderOneHasLeftToTheApp() {
    var screen = AdjustedScreen.shown(.list)
    screen.frames(12) { screen, _ in screen.contentInset = 0 }
    let older = screen.machine
    screen.machine = AdjustmentStateMachine()
    screen.machine.adopt(older)
    screen.start()
    #expect(screen.contentInset == 302)
  }

  // MARK: Frames

  @Test(arguments: [AdjustedScreen.Kind.constraint, .controller])
  func framesAreNeededWhileAKeyboardIsUpAndUntilAllIsRestored(kind: AdjustedScreen.Kind) {
    let outside = AdjustedScreen.started(kind) { $0.leave() }
    #expect(!outside.needsCommits)
    var screen = AdjustedScreen.started(kind)
    #expect(!screen.needsCommits)
    screen.leave()
    #expect(!screen.needsCommits)
    screen.comeBack()
    screen.show()
    #expect(screen.needsCommits)
    screen.leave()
    screen.hide()
    #expect(screen.needsCommits, "It must be measured once it is in a window.")
    screen.comeBack()
    #expect(screen.needsCommits, "It has not been measured in the window.")
    #expect(!screen.machine.isAtRest)
    screen.frame()
    #expect(!screen.needsCommits && screen.machine.isAtRest)
    #expect(screen.numbers.allSatisfy { $0 == 0 })
  }

  @Test(
    arguments: [
      (.chat, .top, true), (.list, .bottom, true), (.list, .top, false),
    ] as [(kind: AdjustedScreen.Kind, anchor: KeyboardContentAnchor, needsCommits: Bool)]
  )
  func aListWhoseContentMustStayInPlaceNeedsFramesUnlessItIsPaused(
    kind: AdjustedScreen.Kind,
    anchor: KeyboardContentAnchor,
    needsCommits: Bool
  ) {
    var screen = AdjustedScreen.started(kind) { $0.machine.options.anchor = anchor }
    screen.frame()
    #expect(screen.needsCommits == needsCommits)
    screen.pause()
    #expect(!screen.needsCommits)
  }

  @Test func aListNeedsFramesUntilAHideIsCommitted() {
    var screen = AdjustedScreen.shown(.list)
    screen.hide()
    #expect(screen.needsCommits)
    screen.frame()
    #expect(!screen.needsCommits)
  }

  @Test func anAccessoryViewThatComesWithoutANotificationIsClearedBeforeACommit() {
    var screen = AdjustedScreen.started(.list) { $0.bottom = 810 }
    screen.accessory = CGRect(x: 0, y: 760, width: 390, height: 84)
    screen.send(.beforeCommit(nil))
    #expect(screen.contentInset == 50)
  }

  @Test func anAccessoryViewAtRestNeedsFramesOnlyOutsideAWindow() {
    var screen = AdjustedScreen.started(.view) {
      $0.accessory = CGRect(x: 0, y: 760, width: 390, height: 84)
    }
    #expect(screen.log.heights == [84])
    #expect(!screen.needsCommits)
    screen.leave()
    #expect(screen.needsCommits)
  }
}
