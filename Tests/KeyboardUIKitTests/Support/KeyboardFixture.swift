import KeyboardNotifications
import KeyboardTesting
import TypedNotifications

@testable import KeyboardUIKit

/// A screen with a window, a tracker, and a keyboard that a test plays, apart from all others.
@MainActor
final class KeyboardFixture {
  let screen: UIScreen
  let scene: UIWindowScene
  let window: UIWindow
  let player = KeyboardTracePlayer()
  let tracker: KeyboardTracker
  let clock = ManualKeyboardClock()
  let accessory: AccessoryHost
  private var kept: [Any] = []

  /// Makes a screen as large as a phone, or another one.
  ///
  /// The window fills the screen unless it is said where it is.
  init(
    screen bounds: CGRect = CGRect(x: 0, y: 0, width: 390, height: 844),
    window frame: CGRect? = nil,
    safeAreaBottom: CGFloat = 0
  ) {
    screen = UIScreen(standInBounds: bounds)
    scene = UIWindowScene(standInScreen: screen)
    window = UIWindow(windowScene: scene)
    if let frame { window.frame = frame }
    window.standInSetSafeAreaInsets(
      UIEdgeInsets(top: 0, left: 0, bottom: safeAreaBottom, right: 0)
    )
    window.makeKeyAndVisible()
    accessory = AccessoryHost(over: window)
    tracker = KeyboardTracker(center: player.center)
    KeyboardWatch.of(tracker).clock = clock
    tracker.start()
  }

  /// Makes a screen as large as that of a trace.
  convenience init(for trace: KeyboardTrace, safeAreaBottom: CGFloat = 0) {
    let screens = trace.records.compactMap { record -> CGRect? in
      if case .screen(let frame, _, _) = record.content { frame } else { nil }
    }
    self.init(screen: screens.first ?? .zero, safeAreaBottom: safeAreaBottom)
  }

  /// Adds a scroll view that fills the window, or a part of it, with long content.
  func addScrollView(
    _ scrollView: UIScrollView = UIScrollView(frame: .zero),
    frame: CGRect? = nil,
    contentHeight: CGFloat = 2000
  ) -> UIScrollView {
    scrollView.frame = frame ?? window.bounds
    scrollView.contentSize = CGSize(width: scrollView.bounds.width, height: contentHeight)
    window.addSubview(scrollView)
    return scrollView
  }

  /// Adds a scroll view that is adjusted as long as the fixture lives.
  @discardableResult
  func addAdjustedScrollView(
    _ scrollView: UIScrollView = UIScrollView(frame: .zero),
    frame: CGRect? = nil,
    contentHeight: CGFloat = 2000
  ) -> UIScrollView {
    let scrollView = addScrollView(scrollView, frame: frame, contentHeight: contentHeight)
    keep(scrollView.adjustForKeyboard(tracker: tracker))
    return scrollView
  }

  /// Keeps an adjustment as long as the fixture.
  @discardableResult
  func keep<Adjustment>(_ adjustment: Adjustment) -> Adjustment {
    kept.append(adjustment)
    return adjustment
  }

  /// Plays the notifications of a trace one by one, and gives what a closure says after each.
  func play<Value>(_ trace: KeyboardTrace, noting value: () -> Value) -> [Value] {
    trace.records.compactMap { record in
      if case .screen(let bounds, _, _) = record.content {
        screen.standInTurn(to: .portrait, bounds: bounds)
        window.frame = bounds
      }
      play(record)
      guard case .notification = record.content else { return nil }
      return value()
    }
  }
}

extension KeyboardFixture {
  /// Ends a turn of the run loop as UIKit does: Core Animation lays out what still waits, and commits.
  func turn() {
    KeyboardWatch.of(tracker).turn()
    for window in scene.windows { window.layoutIfNeeded() }
  }
}

extension ManualKeyboardClock {
  /// Does what waits for the next turn of the main queue.
  func nextTurn() {
    advance(by: 0)
  }
}
