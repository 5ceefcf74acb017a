import Foundation
import KeyboardNotifications
import KeyboardUIKit
import TypedNotifications
import UIKit

/// Views that follow one keyboard, each with a bar on a constraint, for measuring.
///
/// Each view is in a window of its own, since the stand-in for UIKit solves all constraints of a
/// window anew whenever one has changed. The turn of the main queue ends when ``endTurn()`` is
/// called.
@MainActor
final class FollowedViews {
  /// Author of the keyboard code: an app, or this package.
  enum Author {
    case hand, package
  }

  /// The center to which the keyboard's notifications are posted.
  package let center = NotificationCenter()

  private let scene: UIWindowScene
  private let windows: [UIWindow]
  private let views: [BarView]
  /// The objects that move the views as long as they are kept.
  private let movers: [Any]
  private let tracker: KeyboardTracker
  private let nextTurn = NextTurn()

  /// Makes views on a screen, which follow from now on.
  init(count: Int, by author: Author, screen bounds: CGRect) {
    scene = UIWindowScene(standInScreen: UIScreen(standInBounds: bounds))
    let tracker = KeyboardTracker(center: center)
    let schedule: MainQueue.Schedule = { [nextTurn] delay, action in
      if delay == 0 { nextTurn.actions.append(action) }
      return NotificationToken {}
    }
    KeyboardCoordinator(tracker, system: .init(schedule: schedule))
    windows = (0..<count).map { [scene] _ in UIWindow(windowScene: scene) }
    views = windows.map { window in
      let view = BarView(frame: window.bounds)
      window.addSubview(view)
      return view
    }
    movers = views.map { [center] view in
      let bottom = view.bottom
      return switch author {
      case .hand: HandWritten.bar(view, bottom, center)
      case .package: view.followKeyboard(tracker: tracker) { bottom.constant = -$0.inset }
      }
    }
    self.tracker = tracker
    windows.last?.makeKeyAndVisible()
    for window in windows { window.layoutIfNeeded() }
  }

  /// The distance of the last view's bar from the bottom, in points.
  var raised: CGFloat {
    guard let view = views.last else { return .nan }
    return view.bounds.maxY - view.bar.frame.maxY
  }

  /// Runs the closures that are scheduled for the next turn of the main queue.
  func endTurn() {
    let actions = nextTurn.actions
    nextTurn.actions = []
    for action in actions { action() }
  }

  /// Updates all adjustments, as before each frame.
  func updateBeforeCommit() {
    KeyboardCoordinator.of(tracker).updateBeforeCommit()
  }
}

/// Closures that are scheduled for the next turn of the main queue.
@MainActor
private final class NextTurn {
  var actions: [@MainActor () -> Void] = []
}
