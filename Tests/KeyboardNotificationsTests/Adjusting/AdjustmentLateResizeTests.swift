import Foundation
import KeyboardNotifications
import Testing

/// A list of 844 points with content of 3000 points, which is resized around a change of the
/// keyboard.
///
/// There is no safe area. A keyboard of 336 begins at 508.
@Suite struct AdjustmentLateResizeTests {
  private func started(
    _ kind: AdjustedScreen.Kind = .list,
    _ anchor: KeyboardContentAnchor = .bottom,
    offset: CGFloat
  ) -> AdjustedScreen {
    var screen = AdjustedScreen.started(kind) {
      $0.machine.options.anchor = anchor
      $0.homeIndicator = 0
      $0.offset = offset
    }
    screen.frame()
    screen.offset = offset
    return screen
  }

  // MARK: A height and an inset that change together

  @Test func aListWhoseHeightReplacesItsInsetKeepsItsPart() {
    var screen = started(offset: 2156)
    screen.show()
    screen.frames(3)
    #expect(screen.contentInset == 336)
    #expect(screen.offset == 2492)
    screen.bottom = 508
    screen.frame()
    #expect(screen.contentInset == 0)
    #expect(screen.offset == 2492)
  }

  @Test func aWindowThatIsResizedUnderAKeyboardKeepsItsPart() {
    var screen = AdjustedScreen.started(.list) {
      $0.machine.options.anchor = .bottom
      $0.safeAreaBehavior = .never
      $0.width = 820
      $0.contentHeight = 4000
      $0.top = 80
      $0.bottom = 980
    }
    screen.keyboard = KeyboardState(
      visibility: .shown,
      placement: .docked,
      frame: CGRect(x: 0, y: 843, width: 820, height: 337),
      coveredHeight: 337
    )
    screen.send(.keyboardChange(nil))
    screen.frames(3)
    screen.offset = 1000
    screen.frame()
    for height in [950, 1000, 1200, 900] as [CGFloat] {
      screen.bottom = 80 + height
      screen.frame()
      #expect(screen.contentInset == 80 + height - 843)
      #expect(screen.offset == 1000)
    }
  }

  @Test func aNewInsetOfTheAppIsNoResize() {
    var screen = started(offset: 1000)
    screen.show()
    screen.frames(3)
    screen.bottom = 700
    screen.contentInset = 50
    screen.frame()
    #expect(screen.offset == 1336)
  }

  // MARK: Before, in and after a change

  /// Steps of a change of the keyboard, at each of which the list may be resized.
  private static let moments = 0...5

  /// Changes the keyboard, and resizes the list before one of the steps.
  private func change(
    _ screen: inout AdjustedScreen,
    to height: CGFloat,
    resizingAt moment: Int,
    isConfirmed: Bool
  ) {
    let steps: [(inout AdjustedScreen) -> Void] = [
      { $0.change(to: height) }, { $0.frame() }, { $0.frame() },
      { if isConfirmed { $0.confirm() } }, { $0.frame() },
    ]
    for (number, step) in steps.enumerated() {
      if number == moment { screen.bottom = 844 - height }
      step(&screen)
    }
    screen.bottom = 844 - height
    screen.frames(2)
  }

  /// A resize at the last moment comes after the frame that follows the confirmation.
  @Test(arguments: [1000, 2156] as [CGFloat], [true, false])
  func aShowAndAHideAroundResizesEndWhereTheyBegan(offset: CGFloat, isConfirmed: Bool) {
    for show in Self.moments {
      for hide in Self.moments {
        var screen = started(offset: offset)
        for _ in 0..<2 {
          change(&screen, to: 336, resizingAt: show, isConfirmed: isConfirmed)
          #expect(screen.contentInset == 0)
          #expect(screen.offset == offset + 336, "resized at \(show) and \(hide)")
          change(&screen, to: 0, resizingAt: hide, isConfirmed: isConfirmed)
          #expect(screen.offset == offset, "resized at \(show) and \(hide)")
        }
      }
    }
  }
}
