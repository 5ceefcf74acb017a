import KeyboardUIKit
import UIKit

final class BottomSheet: UIPresentationController {
  private let tracker: KeyboardTracker
  private var adjustment: KeyboardAdjustment?
  private var coveredHeight: CGFloat = 0

  init(
    presented: UIViewController,
    presenting: UIViewController?,
    tracker: KeyboardTracker
  ) {
    self.tracker = tracker
    super.init(
      presentedViewController: presented,
      presenting: presenting
    )
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    let bounds = containerView?.bounds ?? .zero
    let safeArea = containerView?.safeAreaInsets ?? .zero
    let content =
      presentedViewController.preferredContentSize.height
    // Behind the keyboard or the home indicator.
    let bottom = max(coveredHeight, safeArea.bottom)
    // Below the status bar.
    let highest = max(0, bounds.height - safeArea.top)
    let height = min(content + bottom, highest)
    return CGRect(
      x: 0,
      y: bounds.height - height,
      width: bounds.width,
      height: height
    )
  }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    adjustment = containerView?.followKeyboard(
      tracker: tracker
    ) { [weak self] overlap in
      guard let self else { return }
      coveredHeight = overlap.height
      let sheet = presentedViewController
      sheet.additionalSafeAreaInsets.bottom = overlap.inset
      placeSheet()
    }
  }

  override func preferredContentSizeDidChange(
    forChildContentContainer container:
      any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(
      forChildContentContainer: container
    )
    placeSheet()
  }

  override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    // The keyboard hides too, and must not move the sheet.
    adjustment?.pause()
  }

  override func dismissalTransitionDidEnd(
    _ completed: Bool
  ) {
    super.dismissalTransitionDidEnd(completed)
    if completed {
      let sheet = presentedViewController
      sheet.additionalSafeAreaInsets.bottom = 0
    } else {
      adjustment?.resume()
      // resume() calls the closure only if the keyboard has
      // moved.
      placeSheet()
    }
  }

  private func placeSheet() {
    // While paused, the dismissal animates the sheet.
    guard adjustment?.isPaused != true else { return }
    presentedView?.frame =
      frameOfPresentedViewInContainerView
  }
}

/// A list, and a field at the bottom of the sheet.
class CommentsViewController: UIViewController,
  UIViewControllerTransitioningDelegate
{
  let list: UIScrollView = UITableView()
  let field = UITextField()
  var tracker = KeyboardTracker.shared

  /// Makes a sheet; the height is the content's, without
  /// the home indicator.
  convenience init(height: CGFloat) {
    self.init(nibName: nil, bundle: nil)
    preferredContentSize.height = height
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    BottomSheet(
      presented: presented,
      presenting: presenting,
      tracker: tracker
    )
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    list.keyboardDismissMode = .interactive
    let safeArea = view.safeAreaLayoutGuide
    for item in [list, field] as [UIView] {
      item.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(item)
      NSLayoutConstraint.activate([
        item.leadingAnchor.constraint(
          equalTo: safeArea.leadingAnchor,
          constant: 16
        ),
        item.trailingAnchor.constraint(
          equalTo: safeArea.trailingAnchor,
          constant: -16
        ),
      ])
    }
    NSLayoutConstraint.activate([
      list.topAnchor.constraint(equalTo: view.topAnchor),
      list.bottomAnchor.constraint(
        equalTo: field.topAnchor,
        constant: -8
      ),
      field.heightAnchor.constraint(equalToConstant: 36),
      field.bottomAnchor.constraint(
        equalTo: safeArea.bottomAnchor,
        constant: -8
      ),
    ])
  }
}
