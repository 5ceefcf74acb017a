import Foundation
import Testing

@testable import KeyboardNotifications

/// The padding of SwiftUI's containers, in a window whose last 26 points the keyboard covers.
@Suite struct KeyboardPaddingTests {
  private let shown = KeyboardState(
    visibility: .shown,
    placement: .docked,
    frame: CGRect(x: 0, y: 624, width: 1366, height: 400),
    coveredHeight: 400
  )

  /// A container over the whole width of the window.
  private func place(y: CGFloat = 0, height: CGFloat = 600) -> OverlapMeasurement {
    OverlapMeasurement(frame: CGRect(x: 100, y: 50 + y, width: 700, height: height))
  }

  typealias Row = (
    rule: String, spacing: CGFloat, minimum: CGFloat, height: CGFloat, padding: CGFloat
  )

  @Test(
    arguments: [
      ("only the covered part of the window counts", 0, 0, 600, 26),
      ("a container that SwiftUI has shortened has less padding", 0, 0, 590, 16),
      ("a container that ends at the keyboard has none", 0, 0, 574, 0),
      ("the spacing counts from the keyboard", 8, 0, 600, 34),
      ("the spacing stays if SwiftUI has made the space", 8, 0, 574, 8),
      ("the spacing counts in part if SwiftUI has made more space", 8, 0, 570, 4),
      ("no spacing is left if SwiftUI has made it, too", 8, 0, 566, 0),
      ("a negative spacing lets the keyboard cover that much", -6, 0, 600, 20),
      ("a negative spacing leaves no negative padding", -60, 0, 600, 0),
      ("a minimum that is less has no effect", 0, 20, 600, 26),
      ("a minimum that is more counts", 0, 34, 600, 34),
      ("a minimum includes the spacing", 10, 34, 600, 36),
      ("an infinite spacing is the whole height", .infinity, 0, 600, 600),
      ("a negative infinite spacing is zero", -.infinity, 0, 600, 0),
      ("a spacing that is not a number is none", .nan, 0, 600, 26),
    ] as [Row]
  )
  func thePaddingIsTheRemainingOverlap(_ row: Row) {
    let place = place(height: row.height)
    let padding = place.padding(in: shown, spacing: row.spacing, atLeast: row.minimum)
    #expect(padding == row.padding, "\(row.rule)")
  }

  @Test(arguments: [1, 10] as [CGFloat])
  func thePaddingIsNoMoreThanTheHeight(_ height: CGFloat) {
    let low = place(y: 590, height: height)
    #expect(low.padding(in: shown, spacing: 50) == height)
    #expect(low.padding(in: shown, atLeast: 99) == height)
  }

  @Test func withoutAKeyboardTheLeastPaddingHolds() {
    #expect(place().padding(in: .initial, spacing: 8) == 0)
    #expect(place().padding(in: .initial, spacing: .infinity) == 0)
    #expect(place().padding(in: .initial, atLeast: 34) == 34)
  }

  @Test func inAScaledContainerAllIsInItsOwnPoints() {
    let frame = CGRect(x: 100, y: 50, width: 350, height: 600)
    let place = OverlapMeasurement(at: frame, size: CGSize(width: 700, height: 1200))
    #expect(place.padding(in: shown, spacing: 8) == 60)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func numbersThatAreNotFiniteLeaveAPaddingThatIs(_ number: CGFloat) {
    let padding = place().padding(in: shown, atLeast: number)
    #expect(padding >= 0 && padding <= 600)
    #expect(place(y: number).padding(in: shown) == 0)
    #expect(place(height: number).padding(in: shown, spacing: 8, atLeast: 8) == 0)
  }
}
