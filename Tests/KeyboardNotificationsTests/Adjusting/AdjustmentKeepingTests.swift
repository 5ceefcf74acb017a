import Foundation
import KeyboardNotifications
import Testing

/// A list of 760 points that ends at a bar, with content of 3000 points; on a keyboard of 336 the
/// bar leaves the list 458 points.
///
/// Whoever resizes the list, the content at its bottom stays there.
@Suite struct AdjustmentKeepingTests {
  private func started(_ change: (inout AdjustedScreen) -> Void = { _ in }) -> AdjustedScreen {
    var screen = AdjustedScreen.started(.list) {
      $0.machine.options.anchor = .bottom
      $0.bottom = 760
      change(&$0)
    }
    screen.frame()
    return screen
  }

  /// Ways in which somebody else makes the list smaller for a keyboard.
  private static let makers = [
    ScreenEvent("before the notification reaches the adjustment") {
      $0.bottom = 458
      $0.show()
    },
    ScreenEvent("after it, before the next frame") {
      $0.show()
      $0.bottom = 458
      $0.frame()
    },
    ScreenEvent("in the layout before the next frame") {
      $0.show()
      $0.onLayout = { $0.bottom = 458 }
      $0.frame()
    },
    ScreenEvent("in the second pass before the next frame") {
      $0.show()
      $0.onWrite = { $0.bottom = 458 }
      $0.bottom = 600
      $0.frame()
    },
    ScreenEvent("to another width too") {
      $0.width = 320
      $0.bottom = 458
      $0.show()
    },
    ScreenEvent("in two steps") {
      $0.bottom = 600
      $0.show()
      $0.bottom = 458
      $0.frame()
    },
  ]

  @Test(arguments: makers, [(2240, 2542), (1000, 1302)] as [(rest: CGFloat, shown: CGFloat)])
  func aListThatIsResizedForTheKeyboardKeepsItsPart(
    maker: ScreenEvent,
    offsets: (rest: CGFloat, shown: CGFloat)
  ) {
    var screen = started { $0.offset = offsets.rest }
    maker.happen(&screen)
    #expect(screen.contentInset == 0)
    #expect(screen.offset == offsets.shown)
    screen.onLayout = nil
    screen.onWrite = nil
    screen.frames(2)
    screen.bottom = 760
    screen.hide()
    screen.frames(2)
    #expect(screen.offset == offsets.rest)
  }

  @Test func theEndOfAListThatUIKitHasBroughtIntoRangeStays() {
    var screen = started { $0.offset = 2000 }
    screen.bottom = 458
    screen.show()
    #expect(screen.offset == 2302)
    screen.frame()
    screen.bottom = 760
    screen.offset = 2240
    screen.hide()
    #expect(screen.offset == 2000)
  }

  /// Resizes a list for a keyboard, with a new offset at the same distance from the end.
  private func resizedAtSameDistance(
    isMirrored: Bool,
    anchor: KeyboardContentAnchor
  ) -> AdjustedScreen {
    var screen = started {
      $0.isMirrored = isMirrored
      $0.machine.options.anchor = anchor
      $0.offset = 1000
    }
    screen.show()
    screen.bottom = 458
    screen.offset += 302
    screen.frame()
    return screen
  }

  /// The offset of a mirrored list counts from its end, so UIKit keeps the distance to it.
  @Test(arguments: [KeyboardContentAnchor.top, .bottom])
  func aMirroredListKeepsItsPart(anchor: KeyboardContentAnchor) {
    let screen = resizedAtSameDistance(isMirrored: true, anchor: anchor)
    #expect(screen.contentInset == 0)
    #expect(screen.offset == (anchor == .top ? 1000 : 1302))
  }

  @Test(arguments: [KeyboardContentAnchor.top, .bottom])
  func anAppMayScrollBySoMuchAsItResizesTheList(anchor: KeyboardContentAnchor) {
    let screen = resizedAtSameDistance(isMirrored: false, anchor: anchor)
    #expect(screen.offset == 1302)
  }

  @Test func contentStaysInPlaceIfTheSafeAreaMakesTheSpace() {
    var screen = started {
      $0.bottom = 844
      $0.offset = 2190
    }
    #expect(screen.safeArea == 34)
    screen.additionalSafeArea = 302
    screen.show()
    #expect(screen.contentInset == 0)
    #expect(screen.offset == 2492)
    screen.additionalSafeArea = 0
    screen.hide()
    #expect(screen.offset == 2190)
  }

  /// Turns the screen.
  private static func turn(_ screen: inout AdjustedScreen) {
    screen.screenBounds = CGRect(x: 0, y: 0, width: 844, height: 390)
  }

  @Test(
    arguments: [
      ScreenEvent("since the screen turns") {
        Self.turn(&$0)
        $0.width = 844
        $0.bottom = 390
      },
      ScreenEvent("two frames after the screen has turned") {
        Self.turn(&$0)
        $0.frames(2)
        $0.width = 844
        $0.bottom = 390
      },
      ScreenEvent("in a pause") {
        $0.pause()
        $0.bottom = 458
        $0.show()
        $0.resume()
      },
      ScreenEvent("while a condition holds the list") {
        $0.machine.options.unmetEffect = .holds
        $0.isConditionMet = false
        $0.frame()
        $0.bottom = 458
        $0.isConditionMet = true
      },
      ScreenEvent("outside a window") {
        $0.leave()
        $0.frame()
        $0.bottom = 458
        $0.show()
        $0.comeBack()
      },
      ScreenEvent("while a finger scrolls") {
        $0.motion = .tracking
        $0.bottom = 458
        $0.show()
      },
    ]
  )
  func aListIsLeftAloneIfItIsResized(event: ScreenEvent) {
    var screen = started {
      $0.screenBounds = CGRect(x: 0, y: 0, width: 390, height: 844)
      $0.offset = 1000
    }
    event.happen(&screen)
    screen.frames(3)
    #expect(screen.offset == 1000)
  }

  @Test(arguments: [1700, 2542] as [CGFloat])
  func aListStaysWhereTheAppScrollsItAsItResizesIt(offset: CGFloat) {
    var screen = started { $0.offset = 1000 }
    screen.offset = offset
    screen.bottom = 458
    screen.show()
    #expect(screen.offset == offset)
  }

  @Test func theNextResizeAfterATurnKeepsThePart() {
    var screen = started {
      $0.screenBounds = CGRect(x: 0, y: 0, width: 390, height: 844)
      $0.offset = 1000
    }
    Self.turn(&screen)
    screen.frames(2)
    screen.bottom = 700
    screen.frame()
    #expect(screen.offset == 1000)
    screen.bottom = 600
    screen.frame()
    #expect(screen.offset == 1100)
  }

  @Test func aNewInsetOfTheAppMovesOnlyAListAtItsEnd() {
    var screen = started { $0.offset = 1000 }
    screen.contentInset += 50
    screen.frame()
    #expect(screen.offset == 1000)
    screen.offset = screen.endOffset
    screen.frame()
    screen.contentInset += 50
    screen.frame()
    #expect(screen.offset == screen.endOffset)
  }

  @Test(arguments: [(2240, 2542), (0, 0)] as [(start: CGFloat, offset: CGFloat)])
  func onlyTheEndStaysInAListThatIsResizedBeforeItsFirstFrame(start: CGFloat, offset: CGFloat) {
    var screen = AdjustedScreen.started(.list) {
      $0.machine.options.anchor = .bottom
      $0.bottom = 760
      $0.offset = start
    }
    screen.bottom = 458
    screen.show()
    #expect(screen.offset == offset)
  }

  @Test func aListWhoseFingerDragsTheKeyboardIsLeftAlone() {
    var screen = started { $0.offset = 1000 }
    screen.bottom = 458
    screen.show()
    screen.frame()
    #expect(screen.offset == 1302)
    screen.motion = .tracking
    screen.onLayout = { $0.bottom = ($0.finger ?? 844) - 50 }
    screen.drag(to: 650)
    screen.drag(to: 750)
    #expect(screen.offset == 1302)
    screen.motion = .still
    screen.onLayout = nil
    screen.drag(to: nil)
    screen.bottom = 760
    screen.hide()
    #expect(screen.offset == 1242)
  }
}
