#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
public import KeyboardNotifications
public import UIKit

/// Follower of the keyboard, with closures that run inside its animation and move views.
///
/// ```swift
/// follower = KeyboardFollower(content) { [weak self] index, height, heightIncrement in
///   self?.bar.center.y -= heightIncrement
/// } onDisappear: { [weak self] height in
///   self?.bar.center.y += height
/// }
/// ```
///
/// For views that are moved by increments: these add up to the covered height in any order of
/// notifications, and the disappearance gives the same height, so the views end where they began.
/// Heights are those that the keyboard covers of the given view, in points. For a bar above the home
/// indicator give a view that ends at the safe area, as the bar does. A keyboard that floats covers
/// nothing: undocking counts as disappearing, and docking as appearing.
///
/// To compute a layout from what is covered,
/// ``UIKit/UIView/followKeyboard(dragging:while:tracker:onChange:)`` is simpler.
///
/// The follower does not keep alive what it moves: capture that weakly, keep the follower in a
/// property, and it ends with it. A keyboard that is up already appears at once, without animation.
@MainActor
public final class KeyboardFollower {
  private let adjustment: KeyboardAdjustment
  private let changes = KeyboardChangeObserver()
  private let tracker: KeyboardTracker

  /// Makes a follower, and follows from now on.
  ///
  /// - Parameters:
  ///   - view: The view whose covered heights are given; it is not kept alive.
  ///   - tracker: The tracker of the keyboard.
  ///   - onAppear: Called inside the keyboard's animation, or outside one where the keyboard is
  ///     there at once, with the number of changes since the appearance began, the height covered
  ///     after this change, and by how much more that is than before, in points.
  ///   - onDisappear: Called likewise, with the height in points that was covered.
  ///   - onChange: Called outside their animation with each change of the keyboard, also where no
  ///     other height of the view is covered.
  public init(
    _ view: UIView,
    tracker: KeyboardTracker = .shared,
    onAppear: (@MainActor (_ index: Int, _ height: CGFloat, _ heightIncrement: CGFloat) -> Void)? =
      nil,
    onDisappear: (@MainActor (_ height: CGFloat) -> Void)? = nil,
    onChange: (@MainActor (_ transition: KeyboardTransition) -> Void)? = nil
  ) {
    let steps = SteppedView(view, onAppear: onAppear, onDisappear: onDisappear)
    self.tracker = tracker
    if let onChange { changes.action = onChange }
    changes.start(tracker)
    let adjuster = KeyboardAdjuster(steps)
    adjustment = KeyboardAdjustment(adjuster)
    adjuster.start(tracker)
  }

  /// True while the follower is paused.
  public var isPaused: Bool {
    adjustment.isPaused
  }

  /// Calls nothing until ``resume()``, as for a screen that is covered by another.
  public func pause() {
    changes.stop()
    adjustment.pause()
  }

  /// Calls the closures again, beginning with the net change meanwhile, which is not animated.
  public func resume() {
    guard isPaused else { return }
    changes.start(tracker)
    adjustment.resume()
  }
}

/// View whose covered heights are given to the two closures of a follower.
@MainActor
private final class SteppedView: Adjustable {
  let changesLayout = false
  private weak var view: UIView?
  private let onAppear: (@MainActor (Int, CGFloat, CGFloat) -> Void)?
  private let onDisappear: (@MainActor (CGFloat) -> Void)?
  private var steps = KeyboardHeightSteps()

  init(
    _ view: UIView,
    onAppear: (@MainActor (Int, CGFloat, CGFloat) -> Void)?,
    onDisappear: (@MainActor (CGFloat) -> Void)?
  ) {
    self.view = view
    self.onAppear = onAppear
    self.onDisappear = onDisappear
  }

  var reference: KeyboardReference? {
    view.map { KeyboardReference($0) }
  }

  func isDue(for look: KeyboardLook) -> Bool {
    let height = look.cover.height
    if height == 0 { return steps.height != 0 }
    return abs(height - steps.height) >= look.tolerance
  }

  func write(_ look: KeyboardLook) {
    switch steps.step(to: look.cover.height) {
    case .appeared(let index, let height, let increment): onAppear?(index, height, increment)
    case .disappeared(let height): onDisappear?(height)
    case nil: break
    }
  }
}
#endif
