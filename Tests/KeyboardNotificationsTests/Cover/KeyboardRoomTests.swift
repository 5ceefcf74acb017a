import Foundation
import Testing

@testable import KeyboardNotifications

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

  typealias Row = (rule: String, room: KeyboardRoom, height: CGFloat, padding: CGFloat)

  @Test(
    arguments: [
      ("only what is covered of the window counts", KeyboardRoom(), 600, 26),
      ("what SwiftUI has moved is not counted twice", KeyboardRoom(), 590, 16),
      ("nor where it has moved all", KeyboardRoom(), 574, 0),
      ("the spacing counts from the keyboard", KeyboardRoom(spacing: 8), 600, 34),
      ("it stays where SwiftUI has made the room", KeyboardRoom(spacing: 8), 574, 8),
      ("in part where that is more", KeyboardRoom(spacing: 8), 570, 4),
      ("not where that is as much", KeyboardRoom(spacing: 8), 566, 0),
      ("nor far above the keyboard", KeyboardRoom(spacing: 8), 100, 0),
      ("a negative spacing lets the keyboard cover that much", KeyboardRoom(spacing: -6), 600, 20),
      ("all of it at most", KeyboardRoom(spacing: -60), 600, 0),
      ("the least padding is less", KeyboardRoom(minimum: 20), 600, 26),
      ("the least padding is more", KeyboardRoom(minimum: 34), 600, 34),
      ("it includes the spacing", KeyboardRoom(spacing: 10, minimum: 34), 600, 36),
      ("an endless spacing takes the whole height", KeyboardRoom(spacing: .infinity), 600, 600),
      ("one below takes nothing", KeyboardRoom(spacing: -.infinity), 600, 0),
      ("one that is no number counts as none", KeyboardRoom(spacing: .nan), 600, 26),
    ] as [Row]
  )
  func thePaddingIsWhatIsLeftToCover(_ row: Row) {
    let padding = row.room.padding(of: place(height: row.height), in: shown)
    #expect(padding == row.padding, "\(row.rule)")
  }

  @Test(arguments: [KeyboardRoom(spacing: 50), KeyboardRoom(minimum: 99)], [1, 10] as [CGFloat])
  func thePaddingIsNoMoreThanTheHeight(room: KeyboardRoom, height: CGFloat) {
    #expect(room.padding(of: place(y: 590, height: height), in: shown) == height)
  }

  @Test(
    arguments: [
      (KeyboardRoom(spacing: 8), 0), (KeyboardRoom(spacing: .infinity), 0),
      (KeyboardRoom(minimum: 34), 34),
    ] as [(KeyboardRoom, CGFloat)]
  )
  func withoutAKeyboardTheLeastPaddingHolds(room: KeyboardRoom, padding: CGFloat) {
    #expect(room.padding(of: place(), in: .initial) == padding)
  }

  @Test func withoutAWindowItBeginsWhereTheScreenDoes() {
    let frame = CGRect(x: 0, y: 0, width: 1366, height: 1024)
    let place = KeyboardViewPlace(at: frame, size: frame.size, in: nil)
    #expect(KeyboardRoom().padding(of: place, in: shown) == 400)
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
    #expect(KeyboardRoom().padding(of: place(y: number), in: shown) == 0)
    #expect(KeyboardRoom(spacing: 8, minimum: 8).padding(of: place(height: number), in: shown) == 0)
  }
}
