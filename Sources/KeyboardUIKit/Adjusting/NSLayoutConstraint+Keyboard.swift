#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
public import KeyboardNotifications
public import UIKit

extension NSLayoutConstraint {
  /// Keeps what the constraint ties to the bottom, such as a chat's input bar, above the keyboard.
  ///
  /// ```swift
  /// let bottom = bar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
  /// bottom.isActive = true
  /// adjustment = bottom.adjustForKeyboard(dragging: messages)
  /// ```
  ///
  /// For a constraint to the bottom of a view or of a guide, to the top of a bar below, or for the
  /// constant height of a spacer. The constant changes by the height that is covered of what the
  /// constraint refers to: so neither the safe area nor a tab bar is counted twice. It is combined
  /// with the app's own constant, which the app may change meanwhile; see
  /// ``KeyboardAdjustment/setOwnAmount(_:)``. The layout follows in the keyboard's animation.
  ///
  /// A constraint to the bottom of the view whose constant holds the safe area already, as in
  /// `constant = -view.safeAreaInsets.bottom`, needs `KeyboardCombining.atLeast`.
  ///
  /// - Parameters:
  ///   - scrollView: A scroll view whose drags dismiss the keyboard interactively; what is
  ///     constrained then follows the finger.
  ///   - source: How to follow the finger.
  ///   - spacing: The space in points to leave above the keyboard, while there is one.
  ///   - combining: How the covered height goes together with the app's own constant.
  ///   - condition: When to take part.
  ///   - tracker: The tracker of the keyboard.
  /// - Returns: What keeps the constant right; keep it as long as that should last.
  public func adjustForKeyboard(
    dragging scrollView: UIScrollView? = nil,
    source: KeyboardDragSource = .automatic,
    spacing: CGFloat = 0,
    combining: KeyboardCombining = .adding,
    while condition: KeyboardCondition = .always,
    tracker: KeyboardTracker = .shared
  ) -> KeyboardAdjustment {
    let target = ConstraintTarget(self, spacing: spacing, combining: combining)
    let adjuster = KeyboardAdjuster(target, while: condition, tracker: tracker)
    if let scrollView { adjuster.follow(scrollView, by: source, tracker: tracker) }
    return KeyboardAdjustment(adjuster)
  }
}

/// The constant of a constraint.
@MainActor
final class ConstraintTarget: KeyboardTarget {
  let changesLayout = true
  private weak var constraint: NSLayoutConstraint?
  private let reference: ConstraintReference?
  private let spacing: CGFloat
  private var contribution: KeyboardInsetContribution

  init(_ constraint: NSLayoutConstraint, spacing: CGFloat, combining: KeyboardCombining) {
    self.constraint = constraint
    self.spacing = spacing
    reference = ConstraintReference(constraint)
    contribution = KeyboardInsetContribution(combining: combining)
  }

  var view: UIView? { reference?.view }

  func isDue(for cover: KeyboardCover, since cause: KeyboardMonitor.Cause) -> Bool {
    guard let constraint else { return false }
    return contribution.amount != amount(for: cover)
      || contribution.isStale(for: constraint.constant)
  }

  func apply(_ cover: KeyboardCover, since cause: KeyboardMonitor.Cause) {
    write(amount(for: cover))
  }

  func restate(own: CGFloat) {
    guard let constant = contribution.restate(own: own) else { return }
    constraint?.constant = constant
  }

  func restore() {
    write(0)
  }

  private func amount(for cover: KeyboardCover) -> CGFloat {
    guard let reference, let height = reference.coveredHeight(in: cover.state), height > 0 else {
      return 0
    }
    return (height + spacing) * reference.sign
  }

  private func write(_ amount: CGFloat) {
    guard let constraint else { return }
    let constant = contribution.add(amount, to: constraint.constant)
    if constraint.constant != constant { constraint.constant = constant }
  }
}
#endif
