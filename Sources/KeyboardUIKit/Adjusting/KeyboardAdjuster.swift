#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import KeyboardNotifications
import UIKit

/// What is changed so that the keyboard does not cover it.
@MainActor
protocol KeyboardTarget: AnyObject {
  /// The view that is covered, and that is laid out with the change.
  var view: UIView? { get }
  /// Whether the view's layout must follow what is changed.
  var changesLayout: Bool { get }
  /// Whether there is anything to change.
  func isDue(for cover: KeyboardCover, since cause: KeyboardMonitor.Cause) -> Bool
  /// Makes the change; in the middle of a layout pass nothing may be laid out.
  func apply(_ cover: KeyboardCover, since cause: KeyboardMonitor.Cause)
  /// Takes a number as the app's own from now on.
  func restate(own: CGFloat)
  /// Puts back what belongs to the app.
  func restore()
}

/// Looks at one view whenever there is a reason to, and changes a target by what is covered.
@MainActor
final class KeyboardAdjuster: Sendable {
  private var alongside: (@MainActor (KeyboardCover) -> Void)?
  var completion: (@MainActor (KeyboardCover) -> Void)?
  /// Called with each change of the keyboard before anything else, paused or not.
  var onTransition: @MainActor (KeyboardTransition) -> Void = { _ in }

  private let target: any KeyboardTarget
  private let condition: KeyboardCondition
  private var monitor: KeyboardMonitor?
  private var drag: KeyboardDragFollower?
  private var last: KeyboardCover?
  private var isApplying = false
  private(set) var isPaused = false

  init(_ target: any KeyboardTarget, while condition: KeyboardCondition, tracker: KeyboardTracker) {
    self.target = target
    self.condition = condition
    guard let view = target.view else { return }
    monitor = KeyboardMonitor(view, tracker: tracker) { [weak self] in self?.hear($0) }
  }

  /// Follows the finger too that drags the keyboard over a scroll view.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - source: How to follow the finger.
  ///   - tracker: The tracker of the keyboard.
  ///   - isAdjusted: Whether the scroll view itself is what is adjusted.
  func follow(
    _ scrollView: UIScrollView,
    by source: KeyboardDragSource,
    tracker: KeyboardTracker,
    isAdjusted: Bool = false
  ) {
    guard monitor != nil else { return }
    let drag = KeyboardDragFollower(scrollView, in: target.view, by: source, tracker: tracker) {
      [weak self] _, animation in self?.look(since: .drag(animation))
    }
    if isAdjusted { drag.recognizer.owner = self }
    self.drag = drag
  }

  /// Looks again whenever another view, such as a bar, moves or is resized.
  func observe(_ other: UIView?) {
    guard let other else { return }
    monitor?.observe(other)
  }

  func pause() {
    isPaused = true
  }

  func resume() {
    isPaused = false
    look(since: .layout)
  }

  func restate(own: CGFloat) {
    guard monitor != nil, !isApplying else { return }
    isApplying = true
    target.restate(own: own)
    isApplying = false
    look(since: .layout)
  }

  func stop() {
    guard let monitor else { return }
    self.monitor = nil
    monitor.stop()
    drag = nil
    target.restore()
  }
}

// MARK: - Looking

extension KeyboardAdjuster {
  private func hear(_ cause: KeyboardMonitor.Cause) {
    if case .change(let transition) = cause { onTransition(transition) }
    look(since: cause)
  }

  /// Looks at what is covered now, and changes what is to change.
  func look(since cause: KeyboardMonitor.Cause = .layout) {
    guard let monitor, !isPaused, !isApplying else { return }
    monitor.refresh()
    guard let cover = cover(since: cause) else { return }
    if cover.height > (last?.height ?? 0), !condition.isMet() { return }
    let isNews = last.map { !$0.isSame(as: cover) } ?? true
    last = cover
    guard target.isDue(for: cover, since: cause) || (isNews && alongside != nil) else { return }
    perform(cover, since: cause)
  }

  /// Sets what moves alongside, and calls it with what is covered now.
  func setAlongside(_ handler: (@MainActor (KeyboardCover) -> Void)?) {
    alongside = handler
    guard let handler, var cover = last else { return }
    cover.heightIncrement = cover.height
    cover.animation = nil
    handler(cover)
  }

  /// What is covered now; `nil` while that cannot be known.
  private func cover(since cause: KeyboardMonitor.Cause) -> KeyboardCover? {
    guard let monitor, let view = target.view else { return nil }
    let state = drag?.lowered(monitor.state) ?? monitor.state
    let height = last?.height ?? 0
    if let place = view.keyboardPlace() {
      return place.cover(in: state, since: height, animation: cause.animation)
    }
    guard last == nil || !state.isVisible else { return nil }
    return KeyboardCover(
      heightIncrement: -height,
      freeRectangle: view.bounds,
      state: state,
      animation: cause.animation
    )
  }

  private func perform(_ cover: KeyboardCover, since cause: KeyboardMonitor.Cause) {
    isApplying = true
    defer { isApplying = false }
    let changes = { [target, alongside] in
      target.apply(cover, since: cause)
      alongside?(cover)
      if target.changesLayout, cause.isOutsideLayout { target.view?.layoutIfNeeded() }
    }
    guard cause.isOutsideLayout, drag?.isHeld != true else {
      changes()
      completion?(cover)
      return
    }
    // What waits to be laid out for other reasons does not belong to this animation.
    if target.changesLayout {
      UIView.performWithoutAnimation { target.view?.layoutIfNeeded() }
    }
    UIView.animate(
      with: canAnimate ? cause.animation : nil,
      animations: changes,
      completion: completion.map { completion in { _ in completion(cover) } }
    )
  }

  private var canAnimate: Bool {
    guard let view = target.view, view.window != nil else { return false }
    return !view.isBeingPresented
  }
}

extension KeyboardMonitor.Cause {
  /// How the keyboard moves.
  var animation: KeyboardAnimation? {
    switch self {
    case .change(let transition): transition.animation
    case .wait(let animation), .drag(let animation): animation
    case .layout: nil
    }
  }

  /// Whether views may be laid out now; a cause of the view's own comes in its layout pass.
  var isOutsideLayout: Bool {
    guard case .layout = self else { return true }
    return false
  }
}
#endif
