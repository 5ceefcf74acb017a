import Foundation

@testable import KeyboardNotifications
@testable import KeyboardTesting
@testable import KeyboardUIKit
@testable import TypedNotifications

/// A screen with a window, a tracker, and a keyboard that a test plays, apart from all others.
///
/// What only a system can give it is in `TestScene`: a scene, windows, frames and animations. The
/// stand-in has one implementation of it, and the app of Tests/Device another.
@MainActor
final class KeyboardFixture {
  let scene: TestScene
  let window: UIWindow
  let player = KeyboardTracePlayer()
  let tracker: KeyboardTracker
  let clock = ManualKeyboardClock()
  /// The faults of the app that were logged.
  let faults = FaultLines()
  /// The object of notifications; a screen as from iOS 16.1 on.
  var postedScreen: UIScreen?
  private var kept: [Any] = []
  /// The adjustments of focused views that any fixture keeps.
  private static var focusedViews: [KeptAdjustment] = []

  /// Makes a screen as large as a phone, or another one, with a window that fills it, or a part.
  convenience init(
    screen bounds: CGRect = CGRect(x: 0, y: 0, width: 390, height: 844),
    window frame: CGRect? = nil,
    safeAreaBottom: CGFloat = 0
  ) {
    self.init(TestScene(bounds), window: frame, safeAreaBottom: safeAreaBottom)
  }

  init(_ scene: TestScene, window frame: CGRect? = nil, safeAreaBottom: CGFloat = 0) {
    self.scene = scene
    window = scene.makeWindow(frame)
    window.setSafeAreaBottom(safeAreaBottom)
    window.makeKeyAndVisible()
    tracker = KeyboardTracker(center: player.center)
    tracker.givenEnvironment = scene.environment
    let system = KeyboardCoordinator.System(
      schedule: clock.schedule,
      runLoopMode: { .tracking },
      log: faults.log
    )
    KeyboardCoordinator(tracker, system: system)
    tracker.start()
  }

  /// The focus as the coordinator knows it.
  var focus: Focus { KeyboardCoordinator.of(tracker).focus }

  /// Forgets the focus, also that of another test, whose field the coordinator may have noticed.
  func forgetFocus() {
    focus.begin(UIView())
  }

  /// The bounds of the screen that the keyboard is on.
  var screenBounds: CGRect { scene.bounds }

  /// Ends the adjustments of focused views of other tests, which may live on for a moment: they
  /// would follow the focus of this one.
  func endOtherTests() {
    for entry in Self.focusedViews where entry.fixture !== self { entry.adjustment?.end() }
    Self.focusedViews.removeAll { $0.fixture !== self || $0.adjustment == nil }
  }

  /// Makes a screen as large as the one that a trace begins with.
  convenience init(for trace: KeyboardTrace, safeAreaBottom: CGFloat = 0) {
    let screens = trace.records.lazy.compactMap { record in
      if case .screen(let bounds, _, _) = record.content { bounds } else { nil }
    }
    self.init(screen: screens.first ?? .zero, safeAreaBottom: safeAreaBottom)
  }

  /// Adds a scroll view that fills the window, or a part of it, with long content.
  func addScrollView(frame: CGRect? = nil, contentHeight: CGFloat = 2000) -> UIScrollView {
    let scrollView = UIScrollView(frame: frame ?? window.bounds)
    scrollView.contentSize = CGSize(width: scrollView.bounds.width, height: contentHeight)
    window.addSubview(scrollView)
    return scrollView
  }

  /// Adds a scroll view that is adjusted as long as the fixture lives.
  @discardableResult
  func addAdjustedScrollView(frame: CGRect? = nil) -> UIScrollView {
    let scrollView = addScrollView(frame: frame)
    adjust(scrollView)
    return scrollView
  }

  /// Adds a view that fills the window, or a part of another view.
  func addView(_ frame: CGRect? = nil, to superview: UIView? = nil) -> UIView {
    let view = UIView(frame: frame ?? window.bounds)
    (superview ?? window).addSubview(view)
    return view
  }

  /// Adds a field as wide as a phone.
  func addField(y: CGFloat, to view: UIView) -> UITextField {
    let field = UITextField(frame: CGRect(x: 0, y: y, width: 390, height: 40))
    view.addSubview(field)
    return field
  }

  /// Adjusts a scroll view as long as the fixture lives.
  @discardableResult
  func adjust(_ scrollView: UIScrollView) -> KeyboardAdjustment {
    keep(scrollView.adjustForKeyboard(tracker: tracker))
  }

  /// Adjusts a constraint as long as the fixture lives.
  @discardableResult
  func adjust(_ constraint: NSLayoutConstraint) -> KeyboardAdjustment {
    keep(constraint.adjustForKeyboard(tracker: tracker))
  }

  /// Follows a view as long as the fixture lives, and returns the calls of its closure.
  func follow(_ view: UIView) -> OverlapLog {
    let log = OverlapLog()
    keep(view.followKeyboard(tracker: tracker) { log.add($0) })
    return log
  }

  /// Keeps an adjustment as long as the fixture.
  @discardableResult
  func keep<Adjustment>(_ adjustment: Adjustment) -> Adjustment {
    kept.append(adjustment)
    let running = (adjustment as? KeyboardAdjustment)?.running as? FocusedViewsAdjustment
    if let running {
      Self.focusedViews.append(KeptAdjustment(adjustment: running, fixture: self))
    }
    return adjustment
  }
}

extension KeyboardFixture {
  /// Produces a frame in each scene, as UIKit does: calls the update links, then does pending
  /// layout.
  func turn() {
    scene.drawFrame()
  }
}

extension UIWindow {
  /// Sets the safe area, in place of the device's bars and edges.
  func setSafeArea(_ insets: UIEdgeInsets) {
    TestScene.setSafeArea(insets, of: self)
  }

  /// Sets the bottom safe-area inset, in points.
  func setSafeAreaBottom(_ bottom: CGFloat) {
    setSafeArea(UIEdgeInsets(top: 0, left: 0, bottom: bottom, right: 0))
  }
}

extension UIView {
  /// Adds a bar on an edge; with a height, constraints place it across the view.
  func addBar(
    _ bar: UIView = UIView(),
    on edge: NSLayoutYAxisAnchor,
    height: CGFloat? = nil,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    addSubview(bar)
    let bottom = bar.bottomAnchor.constraint(equalTo: edge, constant: constant)
    bottom.isActive = true
    guard let height else { return bottom }
    bar.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      bar.heightAnchor.constraint(equalToConstant: height),
      bar.leadingAnchor.constraint(equalTo: leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
    return bottom
  }
}

extension ManualKeyboardClock {
  /// Runs the closures that are scheduled for the next turn of the main queue.
  func nextTurn() {
    advance(by: 0)
  }
}

/// Overlaps that a closure got, and the durations of the animations around its calls.
@MainActor
final class OverlapLog {
  private(set) var overlaps: [KeyboardOverlap] = []
  private(set) var durations: [TimeInterval] = []

  func add(_ overlap: KeyboardOverlap) {
    overlaps.append(overlap)
    durations.append(UIView.inheritedAnimationDuration)
  }

  var heights: [CGFloat] { overlaps.map(\.height) }
  var sum: CGFloat { overlaps.map(\.heightIncrement).reduce(0, +) }
}

/// Lines of a log of faults.
@MainActor
final class FaultLines {
  private(set) var lines: [String] = []
  private(set) lazy var log = FailureLog { line in
    MainActor.assumeIsolated { self.lines.append(line) }
  }
}

/// Adjustment that a fixture keeps; neither is retained.
private struct KeptAdjustment {
  weak var adjustment: FocusedViewsAdjustment?
  weak var fixture: KeyboardFixture?
}
