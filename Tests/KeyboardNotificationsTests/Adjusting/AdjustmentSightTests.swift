import Foundation
import KeyboardNotifications
import Testing

/// A list whose visible part becomes smaller under a keyboard of 336, which begins at 508.
@Suite struct AdjustmentSightTests {
  /// A list in a sheet, whose focus ends 8 points above the keyboard.
  private func shown(_ change: (inout AdjustedScreen) -> Void = { _ in }) -> AdjustedScreen {
    var screen = AdjustedScreen.started(.list) {
      $0.homeIndicator = 0
      $0.top = 100
      $0.focus = CGRect(x: 0, y: 356, width: 390, height: 44)
      change(&$0)
    }
    screen.show()
    screen.frames(2)
    return screen
  }

  /// Ways to lower the top of a list by 277 points.
  private static let pulls = [
    ScreenEvent("the sheet becomes lower") { $0.top = 377 },
    ScreenEvent("the sheet moves down") {
      $0.top = 377
      $0.bottom = 1121
    },
    // In Stage Manager a user makes a window narrower and lower at once.
    ScreenEvent("the window becomes lower and narrower") {
      $0.top = 377
      $0.width = 320
    },
  ]

  @Test(arguments: pulls)
  func aFocusInSightIsShownAgainInASmallerPart(pull: ScreenEvent) {
    var screen = shown()
    #expect(screen.offset == 0)
    pull.happen(&screen)
    screen.frame()
    // The field ends 8 points above the keyboard.
    #expect(377 + 400 - screen.offset == 500)
    let searches = screen.log.focusSearches
    screen.frames(3)
    #expect(screen.log.focusSearches == searches)
  }

  @Test func aFocusThatWasShownBeforeTheFirstFrameIsShownAgainInASmallerPart() {
    var screen = AdjustedScreen.shown(.list) {
      $0.focus = CGRect(x: 0, y: 700, width: 390, height: 40)
    }
    #expect(screen.offset == 240)
    screen.bottom = 458
    screen.frame()
    // The field ends 8 points above the end of the list.
    #expect(740 - screen.offset == 450)
  }

  // An iPad's window that gets narrower, so that the text above the focus takes more lines.
  @Test(arguments: [
    ScreenEvent("it becomes narrower") { $0.width = 300 },
    ScreenEvent("it becomes narrower and lower") {
      $0.width = 300
      $0.bottom = 430
    },
  ])
  func aFocusInSightIsShownAgainWhereTheTextHasFlown(resize: ScreenEvent) {
    var screen = shown()
    resize.happen(&screen)
    screen.focus?.origin.y = 600
    screen.frame()
    #expect(100 + 644 - screen.offset <= min(screen.bottom, 508))
  }

  // UIKit raises a sheet after it has announced the keyboard.
  @Test(arguments: [200, 0] as [CGFloat], [1, 10])
  func theFocusIsShownOnceThereIsRoomForIt(height: CGFloat, frames: Int) {
    var screen = AdjustedScreen.started(.list) {
      $0.homeIndicator = 0
      $0.top = 844 - height
      $0.contentHeight = 1400
      $0.focus = CGRect(x: 0, y: 600, width: 390, height: 40)
    }
    screen.show()
    screen.frame()
    screen.frames(frames) { screen, _ in screen.top -= (790 - height) / CGFloat(frames) }
    #expect(screen.top == 54)
    #expect(54 + 640 - screen.offset <= 508)
    let searches = screen.log.focusSearches
    screen.frames(3)
    #expect(screen.log.focusSearches == searches)
  }

  @Test func aFocusThatReachesTheEdgesIsInSight() {
    var screen = shown { $0.focus = CGRect(x: 0, y: 700, width: 390, height: 44) }
    screen.offset = 744 - 408
    screen.frame()
    screen.top = 110
    screen.frame()
    #expect(screen.offset == (744 + 8 - 398) as CGFloat)
  }

  @Test func aFocusThatIsTooLongIsShownFromItsBeginning() {
    var screen = shown { $0.focus = CGRect(x: 0, y: 600, width: 390, height: 600) }
    #expect(screen.offset == 600)
    screen.bottom = 400
    screen.offset = 600
    screen.frame()
    #expect(screen.offset == 600)
  }

  @Test(arguments: [
    ScreenEvent("the user has scrolled a part of it away") {
      $0.offset = 365
      $0.frame()
      $0.top = 377
    },
    ScreenEvent("the user has scrolled it away and its text flows") {
      $0.offset = 500
      $0.frame()
      $0.width = 300
      $0.focus?.origin.y = 1200
    },
    ScreenEvent("new content moves it") { $0.focus?.origin.y = 600 },
    ScreenEvent("the app scrolls meanwhile") {
      $0.offset = 20
      $0.top = 377
    },
    ScreenEvent("the user scrolls meanwhile") {
      $0.motion = .tracking
      $0.top = 377
      $0.frame()
      $0.motion = .still
    },
    ScreenEvent("the part becomes smaller in a pause") {
      $0.pause()
      $0.top = 377
      $0.frame()
      $0.resume()
    },
    ScreenEvent("the keyboard floats") {
      $0.keyboard.placement = .floating
      $0.send(.keyboardChange(nil))
      $0.frame()
      $0.bottom = 300
    },
  ])
  func aFocusIsNotShownAgainIf(event: ScreenEvent) {
    var screen = shown()
    event.happen(&screen)
    let offset = screen.offset
    screen.frames(3)
    #expect(screen.offset == offset)
  }

  @Test func aFocusIsShownAgainOnABarThatGrows() {
    var screen = AdjustedScreen.started(.chat) {
      $0.machine.options.anchor = .top
      $0.focus = CGRect(x: 0, y: 800, width: 390, height: 40)
    }
    screen.frame()
    screen.show()
    screen.frames(2)
    #expect(screen.offset == (840 + 8 - 458) as CGFloat)
    screen.barHeight = 90
    screen.frame()
    #expect(screen.offset == (840 + 8 - 418) as CGFloat)
  }
}
