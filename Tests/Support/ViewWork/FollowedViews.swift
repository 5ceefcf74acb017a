public import Foundation
public import KeyboardNotifications
import KeyboardUIKit
import UIKit

/// Views that follow one keyboard, each with a bar on a constraint.
///
/// For measuring. Each view is in a window of its own, since the stand-in for UIKit solves all
/// constraints of a window anew whenever one has changed.
@MainActor
public final class FollowedViews {
  /// Where the keyboard's notifications are posted.
  public let center = NotificationCenter()

  private let scene: UIWindowScene
  private let windows: [UIWindow]
  private let stages: [WorkStage]
  private let tracker: KeyboardTracker

  /// Makes views on a screen, which follow from now on.
  ///
  /// - Parameters:
  ///   - count: How many views.
  ///   - author: Who writes the code that follows.
  ///   - bounds: The bounds of the screen.
  ///   - clock: Calls what adapters leave for the next turn.
  public init(
    count: Int,
    by author: WorkAuthor,
    screen bounds: CGRect,
    clock: any KeyboardClock
  ) {
    scene = UIWindowScene(standInScreen: UIScreen(standInBounds: bounds))
    let tracker = KeyboardTracker(center: center)
    KeyboardWatch.of(tracker).clock = clock
    let input = WorkInput(center: center, tracker: tracker)
    windows = (0..<count).map { [scene] _ in UIWindow(windowScene: scene) }
    stages = windows.map { WorkStage(.closure, by: author, in: $0, input) }
    self.tracker = tracker
    windows.last?.makeKeyAndVisible()
    for window in windows { window.layoutIfNeeded() }
  }

  /// How far the bar of the view that was made last stands above the bottom, in points.
  public var raised: CGFloat {
    guard let view = stages.last?.view as? BarView else { return .nan }
    return view.bounds.maxY - view.bar.frame.maxY
  }

  /// Waits for the end of the next turn of the main queue.
  public func nextTurn() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.asyncAfter(deadline: .now()) { continuation.resume() }
    }
  }

  /// Looks at all views, as at the end of a turn of the run loop.
  public func turn() {
    KeyboardWatch.of(tracker).turn()
  }

  /// Converts the bounds of each view to the screen by hand, and returns the sum of their tops.
  public func topsByHand() -> CGFloat {
    stages.reduce(0) { sum, stage in
      guard let space = stage.view.window?.screen.coordinateSpace else { return sum }
      return sum + stage.view.convert(stage.view.bounds, to: space).minY
    }
  }

  /// Writes an inset to each view and lays the view out: what no code that follows can do without.
  public func layOut(_ inset: CGFloat) {
    for stage in stages {
      guard let view = stage.view as? BarView else { continue }
      view.bottom.constant = -inset
      view.layoutIfNeeded()
    }
  }
}
