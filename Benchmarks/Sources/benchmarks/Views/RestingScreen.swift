import Foundation
import KeyboardNotifications
import KeyboardUIKit
import TypedNotifications
import UIKit

/// A screen with a bar on a constraint, and with keyboard code that has nothing to do.
@MainActor
final class RestingScreen {
  private let center = NotificationCenter()
  private let tracker: KeyboardTracker
  private let coordinator: KeyboardCoordinator
  private let scene = UIWindowScene(standInScreen: UIScreen(standInBounds: Posted.screen))
  private let window: UIWindow
  private let adjustment: KeyboardAdjustment

  private init(_ adjust: (BarView, KeyboardTracker) -> KeyboardAdjustment) {
    tracker = KeyboardTracker(center: center)
    // The next turn of the main queue never comes.
    coordinator = KeyboardCoordinator(
      tracker,
      system: .init(schedule: { _, _ in NotificationToken {} })
    )
    window = UIWindow(windowScene: scene)
    let view = BarView(frame: window.bounds)
    window.addSubview(view)
    window.makeKeyAndVisible()
    adjustment = adjust(view, tracker)
    window.layoutIfNeeded()
  }

  /// Returns a screen with a view that follows a keyboard, which is up.
  static func withFollowedView() -> RestingScreen {
    let screen = RestingScreen { view, tracker in
      let bottom = view.bottom
      return view.followKeyboard(tracker: tracker) { bottom.constant = -$0.inset }
    }
    screen.center.post(name: Posted.name, object: nil, userInfo: Posted.alternating[0])
    return screen
  }

  /// Returns a screen with a list that ends at the bar, without a keyboard.
  static func withChat() -> RestingScreen {
    RestingScreen { view, tracker in
      let list = UIScrollView(frame: view.bounds)
      list.contentSize = CGSize(width: view.bounds.width, height: 2000)
      view.insertSubview(list, at: 0)
      return list.adjustForKeyboard(
        bar: view.bar,
        movedBy: view.bottom,
        anchor: .bottom,
        tracker: tracker
      )
    }
  }

  /// Updates the adjustment, as before each frame.
  func updateBeforeCommit() {
    coordinator.updateBeforeCommit()
  }
}
