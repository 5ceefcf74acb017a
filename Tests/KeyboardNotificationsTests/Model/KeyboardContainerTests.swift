import Foundation
import KeyboardNotifications
import Testing

/// The padding of SwiftUI's containers, in windows that do not begin where the screen does.
@Suite struct KeyboardContainerTests {
  private let shown = KeyboardState(
    visibility: .shown,
    placement: .docked,
    frame: CGRect(x: 0, y: 624, width: 1366, height: 400),
    coveredHeight: 400,
    screen: KeyboardScreen(name: "pad")
  )
  private let window = CGRect(x: 100, y: 50, width: 700, height: 600)
  private let frame = CGRect(x: 0, y: 0, width: 700, height: 600)

  @Test func onlyWhatIsCoveredOfTheWindowCounts() {
    #expect(KeyboardContainer(frame: frame, window: window).padding(in: shown) == 26)
  }

  @Test func withoutAWindowItBeginsWhereTheScreenDoes() {
    let frame = CGRect(x: 0, y: 0, width: 1366, height: 1024)
    #expect(KeyboardContainer(frame: frame).padding(in: shown) == 400)
  }

  @Test func whatSwiftUIHasMovedAlreadyIsNotCountedTwice() {
    var container = KeyboardContainer(frame: CGRect(x: 0, y: 0, width: 1366, height: 1024 - 34))
    #expect(container.padding(in: shown) == 366)
    container.frame.size.height = 624
    #expect(container.padding(in: shown) == 0)
  }

  @Test func aKeyboardOnAnotherScreenNeedsNoPadding() {
    let container = KeyboardContainer(
      frame: frame,
      window: window,
      screen: KeyboardScreen(name: "television")
    )
    #expect(container.padding(in: shown) == 0)
  }

  @Test func theSpacingIsAddedOnlyWhileSomethingIsCovered() {
    let container = KeyboardContainer(frame: frame, window: window)
    #expect(container.padding(in: shown, spacing: 8) == 34)
    #expect(container.padding(in: .initial, spacing: 8) == 0)
  }

  @Test func theLeastPaddingHoldsWithAndWithoutAKeyboard() {
    let container = KeyboardContainer(frame: frame, window: window)
    #expect(container.padding(in: shown, atLeast: 20) == 26)
    #expect(container.padding(in: shown, atLeast: 34) == 34)
    #expect(container.padding(in: shown, spacing: 10, atLeast: 34) == 36)
    #expect(container.padding(in: .initial, atLeast: 34) == 34)
  }

  @Test func thePaddingIsNoMoreThanTheContainersHeight() {
    let low = KeyboardContainer(frame: CGRect(x: 0, y: 590, width: 700, height: 10), window: window)
    #expect(low.padding(in: shown, spacing: 50) == 10)
    #expect(low.padding(in: shown, atLeast: 99) == 10)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func numbersThatAreNotFiniteNeedNoPadding(_ number: CGFloat) {
    var container = KeyboardContainer(frame: frame, window: window)
    #expect(container.padding(in: shown, spacing: number) >= 0)
    #expect(container.padding(in: shown, spacing: number).isFinite)
    container.frame.origin.y = number
    #expect(container.padding(in: shown) == 0)
  }
}
