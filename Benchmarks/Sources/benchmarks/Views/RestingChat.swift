import Foundation
import KeyboardNotifications
import KeyboardUIKit
import TypedNotifications
import UIKit

/// A list with a bar, adjusted, on a screen without a keyboard, for measuring.
@MainActor
final class RestingChat {
  private let scene: UIWindowScene
  private let window: UIWindow
  private let view = BarView(frame: .zero)
  private let list = UIScrollView(frame: .zero)
  private let tracker = KeyboardTracker(center: NotificationCenter())
  private let coordinator: KeyboardCoordinator
  private var adjustment: KeyboardAdjustment?

  /// Makes a chat on a screen.
  init(screen bounds: CGRect) {
    scene = UIWindowScene(standInScreen: UIScreen(standInBounds: bounds))
    window = UIWindow(windowScene: scene)
    // The next turn of the main queue never comes.
    coordinator = KeyboardCoordinator(
      tracker,
      system: .init(schedule: { _, _ in NotificationToken {} })
    )
    view.frame = window.bounds
    window.addSubview(view)
    list.frame = view.bounds
    list.contentSize = CGSize(width: bounds.width, height: 2000)
    view.insertSubview(list, at: 0)
    window.makeKeyAndVisible()
    adjustment = list.adjustForKeyboard(
      bar: view.bar,
      movedBy: view.bottom,
      anchor: .bottom,
      tracker: tracker
    )
    window.layoutIfNeeded()
    updateBeforeCommit()
  }

  /// Updates the adjustment, as before each frame.
  func updateBeforeCommit() {
    coordinator.updateBeforeCommit()
  }
}
