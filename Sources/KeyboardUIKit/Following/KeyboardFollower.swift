#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
public import KeyboardNotifications
public import UIKit

/// Moves views along with the keyboard, by closures that run inside its animation.
///
/// ```swift
/// follower = KeyboardFollower(view) { [weak self] index, height, heightIncrement in
///   self?.bar.center.y -= heightIncrement
/// } onDisappear: { [weak self] height in
///   self?.bar.center.y += height
/// }
/// ```
///
/// Heights are those that the keyboard covers of the view, in points. The increments since an
/// appearance add up to the height, whichever notifications came, and the disappearance tells the
/// same height; so views that are moved by increments end where they began. A keyboard that floats
/// covers nothing: that it is undocked is a disappearance, and that it is docked an appearance.
///
/// To compute a layout from what is covered,
/// ``UIKit/UIView/followKeyboard(dragging:while:tracker:onChange:)`` is simpler.
///
/// The follower does not keep alive what it moves: capture that weakly, keep the follower in a
/// property, and it ends with it. A keyboard that is up already appears at once, without animation.
@MainActor
public final class KeyboardFollower {
  /// Told that the keyboard appears, or that an appearance goes on with another height.
  ///
  /// Its values are the number of changes since the appearance began, the height covered after
  /// this change, and by how much more that is than before, in points.
  public typealias AppearanceHandler =
    @MainActor (_ index: Int, _ height: CGFloat, _ heightIncrement: CGFloat) -> Void

  /// Told that the keyboard disappears, and the height that was covered, in points.
  public typealias DisappearanceHandler = @MainActor (_ height: CGFloat) -> Void

  /// Told of each change of the keyboard in full.
  public typealias ChangeHandler = @MainActor (_ transition: KeyboardTransition) -> Void

  private let adjuster: KeyboardAdjuster
  private let adjustment: KeyboardAdjustment
  private let observation = KeyboardObservation()
  private let tracker: KeyboardTracker

  /// Makes a follower, and follows from now on.
  ///
  /// - Parameters:
  ///   - view: The view whose covered heights are told; it is not kept alive.
  ///   - tracker: The tracker of the keyboard.
  ///   - onAppear: Called inside the keyboard's animation, or outside one where the keyboard is
  ///     there at once.
  ///   - onDisappear: Called likewise.
  ///   - onChange: Called outside their animation, also with changes of which they are not told,
  ///     since no other height of the view is covered.
  public init(
    _ view: UIView,
    tracker: KeyboardTracker = .shared,
    onAppear: AppearanceHandler? = nil,
    onDisappear: DisappearanceHandler? = nil,
    onChange: ChangeHandler? = nil
  ) {
    let target = HeightStepsTarget(view, onAppear: onAppear, onDisappear: onDisappear)
    self.tracker = tracker
    if let onChange { observation.action = onChange }
    observation.start(tracker)
    adjuster = KeyboardAdjuster(target, while: .always, tracker: tracker)
    adjustment = KeyboardAdjustment(adjuster)
  }

  /// Whether the follower tells of nothing for now.
  public var isPaused: Bool {
    adjuster.isPaused
  }

  /// Stops telling of changes, as for a screen that is covered by another.
  public func pause() {
    observation.stop()
    adjustment.pause()
  }

  /// Tells of changes again, beginning with the net change meanwhile, which is not animated.
  public func resume() {
    guard isPaused else { return }
    observation.start(tracker)
    adjustment.resume()
  }
}

/// The two closures of a follower.
@MainActor
private final class HeightStepsTarget: KeyboardTarget {
  private(set) weak var view: UIView?
  let changesLayout = false
  private let onAppear: KeyboardFollower.AppearanceHandler?
  private let onDisappear: KeyboardFollower.DisappearanceHandler?
  private var steps = KeyboardHeightSteps()

  init(
    _ view: UIView,
    onAppear: KeyboardFollower.AppearanceHandler?,
    onDisappear: KeyboardFollower.DisappearanceHandler?
  ) {
    self.view = view
    self.onAppear = onAppear
    self.onDisappear = onDisappear
  }

  func isDue(for cover: KeyboardCover, since cause: KeyboardMonitor.Cause) -> Bool {
    steps.height != cover.height
  }

  func apply(_ cover: KeyboardCover, since cause: KeyboardMonitor.Cause) {
    switch steps.step(to: cover.height) {
    case .appeared(let index, let height, let increment): onAppear?(index, height, increment)
    case .disappeared(let height): onDisappear?(height)
    case nil: break
    }
  }

  func restate(own: CGFloat) {}

  func restore() {}
}
#endif
