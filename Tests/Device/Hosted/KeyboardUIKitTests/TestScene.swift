import Foundation
import KeyboardNotifications
import UIKit

/// Screen, scene and windows of a test: those of the host.
///
/// Tests/KeyboardUIKitTests/StandIn/Support has a file of this name with the same members, for the
/// stand-in. The screen that a test asks for begins at the origin of the host's screen, and its
/// keyboard ends at the bottom of a window that fills it. Such a keyboard is docked, as in Slide
/// Over. So a test has the same numbers on each device.
@MainActor
final class TestScene {
  /// The bounds of the screen that the keyboard is on.
  let bounds: CGRect
  /// The environment of the tracker: the screen has these bounds.
  let environment: (@MainActor () -> KeyboardEnvironment)?
  private static var entries: [Entry] = []

  private struct Entry {
    weak var scene: TestScene?
    weak var window: UIWindow?
  }

  init(_ bounds: CGRect) {
    self.bounds = bounds
    environment = { KeyboardEnvironment(screenBounds: bounds) }
    Self.hideWindowsOfEndedTests()
  }

  /// Makes a window that fills the screen, or has another frame on it.
  func makeWindow(_ frame: CGRect? = nil) -> UIWindow {
    let window = TestWindow(frame: frame ?? bounds)
    window.windowScene = FactScene.connected
    Self.entries.append(Entry(scene: self, window: window))
    return window
  }

  /// Draws frames: lets the run loop call the update links, and commit.
  ///
  /// The run loop does not run jobs of the main queue meanwhile, so no other test begins.
  func drawFrame() {
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.05))
  }

  /// Waits until UIKit's animations have ended.
  func endAnimations() {
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.5))
  }

  /// Posts a notification inside the animation in which UIKit posts it.
  func inherit(from name: String, _ userInfo: [AnyHashable: Any]?, _ post: @escaping () -> Void) {
    guard name.hasPrefix("UIKeyboardWill") else { return post() }
    let key = UIResponder.keyboardAnimationDurationUserInfoKey
    UIView.animate(withDuration: userInfo?[key] as? TimeInterval ?? 0, animations: post)
  }

  /// Sets the safe area of a window of a test, in place of the device's bars and edges.
  static func setSafeArea(_ insets: UIEdgeInsets, of window: UIWindow) {
    guard let window = window as? TestWindow else { return }
    window.testInsets = insets
    window.safeAreaInsetsDidChange()
    window.setNeedsLayout()
  }

  /// Takes the windows of tests that have ended off the screen, which UIKit retains.
  private static func hideWindowsOfEndedTests() {
    for entry in entries where entry.scene == nil {
      entry.window?.isHidden = true
      entry.window?.windowScene = nil
    }
    entries.removeAll { $0.scene == nil || $0.window == nil }
  }
}

/// Window whose safe area a test sets.
///
/// Snapshot tests override the safe area of a window in the same way:
/// https://github.com/pointfreeco/swift-snapshot-testing/blob/main/Sources/SnapshotTesting/Common/View.swift
private final class TestWindow: UIWindow {
  var testInsets = UIEdgeInsets.zero

  override var safeAreaInsets: UIEdgeInsets { isHidden ? .zero : testInsets }
}
