#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import KeyboardNotifications
import UIKit

/// Keeps what a constraint ties to the bottom above the keyboard.
@MainActor
final class ConstraintAdjuster: KeyboardAdjuster {
  private weak var constraint: NSLayoutConstraint?
  private let reference: ConstraintReference?
  private var addition = KeyboardInsetContribution()
  private var monitor: KeyboardMonitor?
  private var drag: KeyboardDragFollower?

  init(_ constraint: NSLayoutConstraint, tracker: KeyboardTracker) {
    self.constraint = constraint
    reference = ConstraintReference(constraint)
    guard let view = reference?.view else { return }
    monitor = KeyboardMonitor(view, tracker: tracker, for: self) { [weak self] in
      self?.look(since: $0)
    }
    update()
  }

  /// Has the constant follow a finger that drags the keyboard down over a scroll view.
  func follow(_ scrollView: UIScrollView, by source: KeyboardDragSource, tracker: KeyboardTracker) {
    guard let view = reference?.view else { return }
    drag = KeyboardDragFollower(scrollView, in: view, by: source, tracker: tracker) {
      [weak self] _, animation in self?.move(with: animation)
    }
  }

  func update() {
    write(target)
  }

  func stop() {
    guard let monitor else { return }
    monitor.stop()
    self.monitor = nil
    drag = nil
    write(0)
  }

  private func look(since cause: KeyboardMonitor.Cause) {
    switch cause {
    case .change(let transition): move(with: transition.animation)
    case .turn(let transition):
      guard isDue else { return }
      move(with: transition.animation)
    case .layout: update()
    }
  }

  /// What to add to the constant; `nil` while that cannot be known.
  private var target: CGFloat? {
    guard let reference, let monitor else { return nil }
    let state = drag?.lowered(monitor.state) ?? monitor.state
    guard state.isVisible else { return 0 }
    return reference.coveredHeight(in: state).map { $0 * reference.sign }
  }

  private var isDue: Bool {
    guard let constraint, let target else { return false }
    return addition.amount != target || addition.isStale(for: constraint.constant)
  }

  private func move(with animation: KeyboardAnimation?) {
    guard isDue else { return }
    let view = reference?.view
    guard drag?.isHeld != true else {
      update()
      return
    }
    // What waits to be laid out for other reasons does not belong to this animation.
    view?.layoutIfNeeded()
    UIView.animate(with: animation) {
      self.update()
      view?.layoutIfNeeded()
    }
  }

  private func write(_ amount: CGFloat?) {
    guard let constraint, let amount else { return }
    let constant = addition.add(amount, to: constraint.constant)
    if constraint.constant != constant { constraint.constant = constant }
  }
}
#endif
