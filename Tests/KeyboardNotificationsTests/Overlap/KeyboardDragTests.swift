import Foundation
import Testing

@testable import KeyboardNotifications

@Suite struct KeyboardDragTests {
  private let shown = KeyboardState(
    visibility: .shown,
    placement: .docked,
    frame: Phone.tall,
    coveredHeight: 300
  )

  private func held(at top: CGFloat) -> KeyboardDrag {
    var drag = KeyboardDrag()
    _ = drag.follow(top, in: shown)
    return drag
  }

  @Test(
    arguments: [
      (100, 300),  // above the keyboard: it stays docked
      (367, 300),  // at its top
      (467, 200),
      (667, 0),
      (900, 0),  // below the screen
    ] as [(CGFloat, CGFloat)]
  )
  func theCoveredHeightIsAtMostTheDockedOne(finger: CGFloat, height: CGFloat) {
    let state = held(at: finger).state(from: shown)
    #expect(state.coveredHeight == height)
    #expect(state.coveredHeight(of: Phone.screen) == height)
  }

  @Test func aHiddenOrFloatingKeyboardIsNotLowered() {
    var floating = shown
    floating.placement = .floating
    #expect(floating.lowered(toTop: 500) == floating)
    var drag = KeyboardDrag()
    _ = drag.follow(500, in: floating)
    #expect(!drag.isHeld)
    #expect(KeyboardState.initial.lowered(toTop: 500) == .initial)
  }

  @Test(arguments: [CGFloat.nan, .infinity])
  func aFingerWithoutAFiniteCoordinateIsIgnored(top: CGFloat) {
    #expect(!held(at: top).isHeld)
    #expect(shown.lowered(toTop: top) == shown)
  }

  @Test func whileTheFingerHoldsItOnlyAHideSettles() {
    var follower = Follower(shown)
    follower.follow(467)
    follower.follow(467, settles: true)
    #expect(follower.found == .init(.held, height: 200))
    follower.follow(467, in: .initial, settles: true)
    #expect(follower.found == .init(.idle, height: 0))
  }

  @Test func aShowSettlesAfterTheFingerHasLifted() {
    var follower = Follower(shown)
    follower.follow(467)
    follower.follow(nil)
    #expect(follower.found == .init(.released, height: 200))
    follower.follow(nil)
    #expect(follower.found == .init(.released, height: 200))
    follower.follow(nil, settles: true)
    #expect(follower.found == .init(.idle, height: 300, hasMoved: true))
  }

  @Test func aSecondFingerHoldsItWhenItMoves() {
    var follower = Follower(shown)
    follower.follow(467)
    follower.follow(nil)
    follower.follow(500, settles: true)
    #expect(follower.found == .init(.idle, height: 300, hasMoved: true))
    follower.follow(500)
    #expect(follower.found == .init(.idle, height: 300))
    follower.follow(467)
    #expect(follower.found == .init(.held, height: 200, hasMoved: true))
  }

  @Test func aFingerHoldsNoKeyboardThatIsHiddenOrComes() {
    var follower = Follower(shown)
    follower.follow(467, in: .initial)
    #expect(follower.found == .init(.idle, height: 0))
    follower.follow(480, settles: true)
    #expect(follower.found == .init(.idle, height: 300))
    follower.follow(480)
    #expect(follower.found == .init(.idle, height: 300))
    follower.follow(567)
    #expect(follower.found == .init(.held, height: 100, hasMoved: true))
  }

  @Test func aDragThatPulledNothingDownEndsWithTheFinger() {
    var follower = Follower(shown)
    follower.follow(367)
    #expect(follower.found == .init(.held, height: 300))
    follower.follow(nil)
    #expect(follower.found == .init(.idle, height: 300))
    follower.follow(nil, settles: true)
    #expect(follower.found == .init(.idle, height: 300))
  }

  @Test func aDragThatEndsWithANotificationHasSettled() {
    var follower = Follower(shown)
    follower.follow(467)
    follower.follow(nil, settles: true)
    #expect(follower.found == .init(.idle, height: 300, hasMoved: true))
  }
}

/// A drag of a keyboard, and what the last update found.
private struct Follower {
  struct Found: Equatable {
    enum Phase { case idle, held, released }

    var phase: Phase
    /// The height in points that the keyboard covers.
    var height: CGFloat
    var hasMoved: Bool

    init(_ phase: Phase, height: CGFloat, hasMoved: Bool = false) {
      self.phase = phase
      self.height = height
      self.hasMoved = hasMoved
    }
  }

  private let shown: KeyboardState
  private var drag = KeyboardDrag()
  private(set) var found: Found?

  init(_ shown: KeyboardState) {
    self.shown = shown
  }

  /// Follows a finger at a distance in points from the top of the screen, or none.
  mutating func follow(
    _ finger: CGFloat?,
    in state: KeyboardState? = nil,
    settles: Bool = false
  ) {
    let state = state ?? shown
    let hasMoved = drag.follow(finger, in: state, settles: settles)
    let height = drag.state(from: state).coveredHeight
    found = Found(phase, height: height, hasMoved: hasMoved)
  }

  private var phase: Found.Phase {
    if drag.isHeld { return .held }
    return drag.isReleased ? .released : .idle
  }
}
