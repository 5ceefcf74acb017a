import Foundation
import KeyboardNotifications
import Testing

/// The padding of SwiftUI's containers, in windows that do not begin where the screen does.
@Suite struct KeyboardRoomTests {
  private let shown = KeyboardState(
    visibility: .shown,
    placement: .docked,
    frame: CGRect(x: 0, y: 624, width: 1366, height: 400),
    coveredHeight: 400
  )
  private let window = KeyboardWindow(frame: CGRect(x: 100, y: 50, width: 700, height: 600))

  /// A container over the whole width of the window.
  private func place(y: CGFloat = 0, height: CGFloat = 600) -> KeyboardViewPlace {
    let frame = CGRect(x: 0, y: y, width: 700, height: height)
    return KeyboardViewPlace(at: frame, size: frame.size, in: window)
  }

  @Test func onlyWhatIsCoveredOfTheWindowCounts() {
    #expect(KeyboardRoom().padding(of: place(), in: shown) == 26)
  }

  @Test func withoutAWindowItBeginsWhereTheScreenDoes() {
    let frame = CGRect(x: 0, y: 0, width: 1366, height: 1024)
    let place = KeyboardViewPlace(at: frame, size: frame.size, in: nil)
    #expect(KeyboardRoom().padding(of: place, in: shown) == 400)
  }

  @Test func whatSwiftUIHasMovedAlreadyIsNotCountedTwice() {
    #expect(KeyboardRoom().padding(of: place(height: 590), in: shown) == 16)
    #expect(KeyboardRoom().padding(of: place(height: 574), in: shown) == 0)
  }

  @Test func theSpacingCountsFromTheKeyboard() {
    let room = KeyboardRoom(spacing: 8)
    #expect(room.padding(of: place(), in: shown) == 34)
    #expect(room.padding(of: place(), in: .initial) == 0)
  }

  @Test(arguments: [(CGFloat(574), CGFloat(8)), (570, 4), (566, 0), (100, 0)])
  func theSpacingStaysWhereSwiftUIHasMadeTheRoom(height: CGFloat, padding: CGFloat) {
    #expect(KeyboardRoom(spacing: 8).padding(of: place(height: height), in: shown) == padding)
  }

  @Test func aNegativeSpacingLetsTheKeyboardCoverThatMuch() {
    #expect(KeyboardRoom(spacing: -6).padding(of: place(), in: shown) == 20)
    #expect(KeyboardRoom(spacing: -60).padding(of: place(), in: shown) == 0)
  }

  @Test func theLeastPaddingHoldsWithAndWithoutAKeyboard() {
    #expect(KeyboardRoom(minimum: 20).padding(of: place(), in: shown) == 26)
    #expect(KeyboardRoom(minimum: 34).padding(of: place(), in: shown) == 34)
    #expect(KeyboardRoom(spacing: 10, minimum: 34).padding(of: place(), in: shown) == 36)
    #expect(KeyboardRoom(minimum: 34).padding(of: place(), in: .initial) == 34)
  }

  @Test func thePaddingIsNoMoreThanTheHeight() {
    let low = place(y: 590, height: 10)
    #expect(KeyboardRoom(spacing: 50).padding(of: low, in: shown) == 10)
    #expect(KeyboardRoom(minimum: 99).padding(of: low, in: shown) == 10)
  }

  @Test func anEndlessSpacingTakesTheWholeHeight() {
    #expect(KeyboardRoom(spacing: .infinity).padding(of: place(), in: shown) == 600)
    #expect(KeyboardRoom(spacing: .infinity).padding(of: place(), in: .initial) == 0)
    #expect(KeyboardRoom(spacing: -.infinity).padding(of: place(), in: shown) == 0)
  }

  @Test func inAScaledContainerAllIsInItsOwnPoints() {
    let frame = CGRect(x: 0, y: 0, width: 350, height: 600)
    let size = CGSize(width: 700, height: 1200)
    let place = KeyboardViewPlace(at: frame, size: size, in: window)
    #expect(KeyboardRoom(spacing: 8).padding(of: place, in: shown) == 60)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func numbersThatAreNotFiniteLeaveAPaddingThatIs(_ number: CGFloat) {
    for room in [KeyboardRoom(spacing: number), KeyboardRoom(minimum: number)] {
      let padding = room.padding(of: place(), in: shown)
      #expect(padding >= 0 && padding <= 600)
    }
    #expect(KeyboardRoom(spacing: .nan).padding(of: place(), in: shown) == 26)
    #expect(KeyboardRoom().padding(of: place(y: number), in: shown) == 0)
    #expect(KeyboardRoom(spacing: 8, minimum: 8).padding(of: place(height: number), in: shown) == 0)
  }
}
