import UIKit

// Keyboard code as apps write it by hand, and competently: the frame is converted to the view and
// intersected with it, the safe area is not counted twice, duration and curve are the keyboard's,
// the app's own insets are put back. Most of the code that was read for the list of situations does
// less.

/// An input bar on a constraint, by hand.
@MainActor
final class HandWrittenBar {
  private weak var view: UIView?
  private let bottom: NSLayoutConstraint
  private var observers: HandWrittenObservers?

  init(_ view: UIView, _ bottom: NSLayoutConstraint, _ center: NotificationCenter) {
    self.view = view
    self.bottom = bottom
    observers = HandWrittenObservers(center) { [weak self] in self?.move(with: $0) }
  }

  private func move(with keyboard: HandWrittenKeyboard) {
    guard let view else { return }
    let covered = keyboard.coveredHeight(of: view)
    bottom.constant = -max(0, covered - view.safeAreaInsets.bottom)
    keyboard.animate { view.layoutIfNeeded() }
  }
}

/// Two closures, for an appearance and for a disappearance, by hand.
///
/// Closures that move things by increments need the height before, so that a post that changes
/// nothing is skipped here.
@MainActor
final class HandWrittenFollower {
  private weak var view: UIView?
  private let onAppear: (_ index: Int, _ height: CGFloat, _ increment: CGFloat) -> Void
  private let onDisappear: (_ height: CGFloat) -> Void
  private var observers: HandWrittenObservers?
  private var index = 0
  private var height: CGFloat = 0

  init(
    _ view: UIView,
    _ center: NotificationCenter,
    onAppear: @escaping (_ index: Int, _ height: CGFloat, _ increment: CGFloat) -> Void,
    onDisappear: @escaping (_ height: CGFloat) -> Void
  ) {
    self.view = view
    self.onAppear = onAppear
    self.onDisappear = onDisappear
    observers = HandWrittenObservers(center) { [weak self] in self?.follow($0) }
  }

  private func follow(_ keyboard: HandWrittenKeyboard) {
    guard let view else { return }
    keyboard.isHide ? hide(with: keyboard) : show(keyboard.coveredHeight(of: view), with: keyboard)
  }

  private func show(_ newHeight: CGFloat, with keyboard: HandWrittenKeyboard) {
    let increment = newHeight - height
    guard increment != 0 else { return }
    height = newHeight
    keyboard.animate { [onAppear, index] in onAppear(index, newHeight, increment) }
    index += 1
  }

  private func hide(with keyboard: HandWrittenKeyboard) {
    keyboard.animate { [onDisappear, height] in onDisappear(height) }
    height = 0
    index = 0
  }
}

/// A form that scrolls the focused field to visible, by hand.
@MainActor
final class HandWrittenForm {
  private weak var scrollView: UIScrollView?
  private weak var field: UIView?
  private let ownInset: UIEdgeInsets
  private var observers: HandWrittenObservers?

  init(_ scrollView: UIScrollView, field: UIView, _ center: NotificationCenter) {
    self.scrollView = scrollView
    self.field = field
    ownInset = scrollView.contentInset
    observers = HandWrittenObservers(center) { [weak self] in self?.adjust(to: $0) }
  }

  private func adjust(to keyboard: HandWrittenKeyboard) {
    guard let scrollView else { return }
    let covered = keyboard.coveredHeight(of: scrollView)
    var inset = ownInset
    inset.bottom += max(0, covered - scrollView.safeAreaInsets.bottom)
    keyboard.animate { [field] in
      scrollView.contentInset = inset
      scrollView.scrollIndicatorInsets = inset
      guard !keyboard.isHide, let field else { return }
      scrollView.scrollRectToVisible(field.frame, animated: false)
    }
  }
}
