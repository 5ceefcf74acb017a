import Foundation
import KeyboardNotifications
import Testing

/// The calls of a handler.
@Suite struct AdjustmentHandlerTests {
  private func started(_ kind: AdjustedScreen.Kind = .view) -> AdjustedScreen {
    AdjustedScreen.started(kind) { $0.machine.options.hasHandler = true }
  }

  @Test func outsideAWindowTheOnlyCallIsOfZero() {
    var screen = AdjustedScreen.started(.view) { $0.leave() }
    #expect(screen.log.heights == [0])
    #expect(screen.log.delivered.first?.freeRectangle.height == 844)
    screen.show()
    screen.updateByApp()
    screen.frames(3)
    #expect(screen.log.heights == [0])
    screen.comeBack()
    screen.frame()
    #expect(screen.log.heights == [0, 336])
  }

  @Test func withoutAHandlerNothingIsDelivered() {
    var screen = AdjustedScreen.started(.list) { $0.leave() }
    screen.show()
    screen.comeBack()
    screen.frame()
    #expect(screen.log.heights.isEmpty)
  }

  /// A value that the closure reads may have changed.
  @Test(arguments: [
    ScreenEvent("while the condition is not met") {
      $0.isConditionMet = false
      $0.updateByApp()
      $0.frame()
      $0.isConditionMet = true
    },
    ScreenEvent("in a pause") {
      $0.pause()
      $0.updateByApp()
      $0.resume()
    },
    ScreenEvent("outside a window") {
      $0.leave()
      $0.updateByApp()
      $0.comeBack()
    },
  ])
  func anUpdateThatIsHeldBackCallsTheHandlerOnceItMay(event: ScreenEvent) {
    var screen = started()
    screen.machine.options.unmetEffect = .holds
    screen.show()
    let before = screen.log.heights.count
    event.happen(&screen)
    screen.frames(3)
    #expect(screen.log.heights[before...] == [336])
  }

  @Test func aHideIsDeliveredOutsideAWindow() {
    var screen = started()
    screen.show()
    let before = screen.log.heights.count
    screen.leave()
    screen.show(380)
    screen.frames(3)
    #expect(screen.log.heights.count == before)
    screen.hide()
    #expect(screen.log.heights[before...] == [0])
    #expect(screen.log.delivered.map(\.heightIncrement).reduce(0, +) == 0)
    #expect(screen.log.delivered.last?.animation == AdjustedScreen.keyboardAnimation)
    screen.frames(3)
    screen.comeBack()
    screen.frame()
    #expect(screen.log.heights.count == before + 1)
    #expect(!screen.needsCommits)
  }

  @Test func theHideOfAKeyboardThatFloatedIsDeliveredOutsideAWindow() {
    var screen = started()
    screen.keyboard = KeyboardState(
      visibility: .shown,
      placement: .floating,
      frame: CGRect(x: 20, y: 500, width: 320, height: 200)
    )
    screen.send(.keyboardChange(nil))
    screen.leave()
    screen.hide()
    #expect(screen.log.delivered.map(\.state.isVisible) == [false, true, false])
  }

  @Test func aConditionHoldsAHideOutsideAWindowBack() {
    var screen = started()
    screen.machine.options.unmetEffect = .holds
    screen.show()
    screen.leave()
    screen.isConditionMet = false
    screen.hide()
    #expect(screen.log.heights == [0, 336])
    screen.isConditionMet = true
    screen.comeBack()
    screen.frame()
    #expect(screen.log.heights == [0, 336, 0])
  }

  @Test(
    arguments: [
      (.list, [0, 0, 336, 336, 336]), (.view, [0, 0, 336, 336, 336, 336]),
    ] as [(kind: AdjustedScreen.Kind, heights: [CGFloat])]
  )
  func eachNewOverlapIsDeliveredAndToAFollowedViewTheVisibilityToo(
    kind: AdjustedScreen.Kind,
    heights: [CGFloat]
  ) {
    var screen = started(kind)
    // Another size.
    screen.bottom = 700
    screen.send(.recheck)
    // Another height.
    screen.bottom = 844
    screen.show()
    // Another inset.
    screen.homeIndicator = 0
    screen.frame()
    // The same again, by the app.
    screen.updateByApp()
    // Another visibility.
    screen.keyboard.visibility = .showing
    screen.send(.recheck)
    #expect(screen.log.heights == heights)
  }

  // MARK: Options and handlers that change

  @Test func aChangedOptionIsDelivered() {
    var screen = started(.list)
    screen.show()
    screen.set(\.spacing, 12)
    #expect(screen.log.heights == [0, 336, 336])
    #expect(screen.contentInset == 314)
  }

  @Test func aNewHandlerGetsTheWholeHeight() {
    var screen = started(.list)
    screen.show()
    screen.machine.forgetLastCall()
    screen.send(.option)
    #expect(screen.log.delivered.map(\.heightIncrement) == [0, 336, 336])
  }

  @Test func theHandlerIsCalledInTheAnimationAndLaidOutAfterwards() {
    var screen = started()
    screen.log.layouts = 0
    screen.show()
    #expect(screen.log.durations.last == 0.25)
    #expect(screen.log.layouts == 1)
  }

  @Test func noLayoutIsDoneInTheMiddleOfALayoutPass() {
    var screen = started()
    screen.show()
    screen.log.layouts = 0
    screen.bottom = 800
    screen.send(.recheck)
    #expect(screen.log.heights.last == 292)
    #expect(screen.log.layouts == 0)
  }
}
