import Foundation
import Testing

@testable import KeyboardNotifications

/// An area that moves with the adjustment's own number, and whether it comes to rest.
struct OwnMovesTests {
  @Test(
    arguments: [
      (distances: [10, 10], isEndless: false),
      (distances: [10, 10, 10], isEndless: true),
      (distances: [10, 10, 0, 10, 10], isEndless: false),
      (distances: [10, 10, 5, 5, 5], isEndless: false),
      (distances: [10, 10, 5, 5, 5, 5], isEndless: true),
    ] as [(distances: [CGFloat], isEndless: Bool)]
  )
  func threeMovesWithoutASmallerOneAreEndless(_ distances: [CGFloat], _ isEndless: Bool) {
    var moves = OwnMoves()
    for distance in distances { moves.add(distance, tolerance: 0.5) }
    #expect(moves.isEndless == isEndless)
  }
}
