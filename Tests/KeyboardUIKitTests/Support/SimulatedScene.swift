import UIKit

@testable import KeyboardNotifications
@testable import KeyboardTesting
@testable import KeyboardUIKit

/// A window with a simulated keyboard, for the screens of the examples.
@MainActor
final class SimulatedScene {
  let keyboard: SimulatedKeyboard
  let window: UIWindow
  let clock = ManualKeyboardClock()
  private let scene: TestScene

  init(
    _ device: SimulatedKeyboard.Device = .iPhone,
    system: SimulatedKeyboard.System = .iOS26,
    accessoryHeight: CGFloat = 0,
    window frame: CGRect? = nil,
    center: NotificationCenter = NotificationCenter(),
    safeArea: UIEdgeInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
  ) {
    keyboard = SimulatedKeyboard(
      device,
      system: system,
      accessoryHeight: accessoryHeight,
      center: center
    )
    scene = TestScene(keyboard.environment.screenBounds ?? .zero)
    window = scene.makeWindow(frame)
    window.setSafeArea(safeArea)
    KeyboardCoordinator(
      keyboard.tracker,
      system: .init(schedule: clock.schedule, log: FaultLines().log)
    )
  }

  /// Shows a controller, and draws the first frame.
  func show(_ controller: UIViewController) {
    window.rootViewController = controller
    window.makeKeyAndVisible()
    turn()
  }

  /// Draws a frame, after what waits for the next turn of the main queue.
  func turn() {
    clock.advance(by: 0)
    scene.drawFrame()
  }

  /// Waits until UIKit's animations have ended.
  func endAnimations() {
    scene.endAnimations()
  }

  /// The bounds of the keyboard's screen.
  var screenBounds: CGRect { scene.bounds }

  /// The top of the keyboard on the screen, or the bottom of the screen.
  var keyboardTop: CGFloat {
    keyboard.frame?.minY ?? screenBounds.maxY
  }

  /// The frame of a view on the screen.
  func frame(of view: UIView) -> CGRect {
    view.convert(view.bounds, to: window.screen.coordinateSpace)
  }

  /// The end of the part of a scroll view that its insets leave, on the screen.
  func visibleEnd(of scrollView: UIScrollView) -> CGFloat {
    frame(of: scrollView).maxY - scrollView.adjustedContentInset.bottom
  }
}
