#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import Foundation
public import KeyboardNotifications
import TypedNotifications
public import UIKit

extension UIScrollView {
  /// Keeps the content clear of the keyboard, and the focused view in sight.
  ///
  /// ```swift
  /// adjustment = tableView.adjustForKeyboard()  // in viewDidLoad
  /// ```
  ///
  /// Use it for scroll views of all kinds, including tables, collection views and text views. They
  /// may be in a sheet, in Split View or Stage Manager, or in another scroll view.
  ///
  /// The bottom insets of the content and of the indicators grow by the covered height of this view
  /// in points. The space that UIKit adds for the safe area or the keyboard is subtracted, and an
  /// inset is at most the view's height. In a list that is mirrored by its transform the top insets
  /// grow. Outside a window the insets do not change. The app may change its own insets meanwhile;
  /// see ``KeyboardAdjustment/valueWithoutKeyboard``.
  ///
  /// The offset changes only if the focused view would be covered, or the offset would be out of
  /// range. In a text view the caret is revealed, also while the user types. The offset changes
  /// with the keyboard, the focus or the text only, so the user may scroll away, and never while a
  /// finger scrolls. See ``KeyboardAdjustment/revealing``.
  ///
  /// A web view's scroll view, and the table or collection view of a `UITableViewController` or
  /// `UICollectionViewController`, avoid the keyboard by themselves. They are left alone, with a
  /// line in the log.
  ///
  /// - Parameters:
  ///   - spacing: The distance to keep from the top of a docked keyboard, in points.
  ///   - keeping: The part of the visible content that stays when space is made for the keyboard.
  ///   - mode: `atLeast` for an inset that contains the safe area already.
  ///   - condition: The condition under which the view is adjusted.
  ///   - tracker: The tracker of the keyboard.
  /// - Returns: The adjustment; keep it as long as it should last. A newer one replaces it.
  public func adjustForKeyboard(
    spacing: CGFloat = 0,
    keeping: KeyboardContentAnchor = .top,
    mode: KeyboardInsetMode = .added,
    while condition: KeyboardCondition = .always,
    tracker: KeyboardTracker = .shared
  ) -> KeyboardAdjustment {
    var options = AdjustmentOptions()
    options.spacing = spacing
    options.anchor = keeping
    options.mode = mode
    return ActiveAdjustment(.scrollView, [keyboardTarget()], while: condition, options: options)
      .start(tracker, draggedScrollView: self)
  }

  /// Keeps the content of a chat or a form clear of its bar, and the bar above the keyboard.
  ///
  /// ```swift
  /// let bottom = bar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
  /// bottom.isActive = true
  /// adjustment = list.adjustForKeyboard(withBar: bar, moving: bottom)
  /// ```
  ///
  /// Use it for a list whose content continues under a bar. The insets clear the bar, with and
  /// without a keyboard, so the content's own inset need not include it. If the keyboard covers
  /// more than the bar, they clear the keyboard. They follow each move and each new size of the
  /// bar, before each frame in which the list is in a window. Bar and insets follow a finger that
  /// drags the keyboard over the list. For a form pass `keeping: .top`. Everything else is as in
  /// ``adjustForKeyboard(spacing:keeping:mode:while:tracker:)``.
  ///
  /// - Parameters:
  ///   - bar: The bar over the end of the content.
  ///   - constraint: The constraint whose constant moves the bar: it ties the bar, or a view in the
  ///     bar, to the bottom. `nil` if the app moves the bar.
  ///   - spacing: The distance of the bar from the top of a docked keyboard, in points.
  ///   - keeping: The part of the visible content that stays; by default the part above the bar.
  ///   - mode: `atLeast` for a constraint whose constant contains the safe area already.
  ///   - condition: The condition under which list and bar are adjusted.
  ///   - tracker: The tracker of the keyboard.
  /// - Returns: The adjustment of both; keep it as long as it should last. A newer one replaces it.
  public func adjustForKeyboard(
    withBar bar: UIView,
    moving constraint: NSLayoutConstraint? = nil,
    spacing: CGFloat = 0,
    keeping: KeyboardContentAnchor = .bottom,
    mode: KeyboardInsetMode = .added,
    while condition: KeyboardCondition = .always,
    tracker: KeyboardTracker = .shared
  ) -> KeyboardAdjustment {
    // The bar is first, since the inset of the list depends on the bar's frame after layout.
    let targets = (constraint.map { [ConstraintTarget($0)] } ?? []) + [keyboardTarget(under: bar)]
    var options = AdjustmentOptions()
    options.spacing = spacing
    options.anchor = keeping
    options.mode = mode
    return ActiveAdjustment(.scrollView, targets, while: condition, options: options)
      .start(tracker, draggedScrollView: self)
  }

  private func keyboardTarget(under bar: UIView? = nil) -> AdjustmentTarget {
    guard !avoidsKeyboardByItself else {
      ActiveAdjustment.failureLog.log(
        "\(type(of: self)) keeps clear of the keyboard by itself, and is not adjusted.",
        about: self,
        remedy: "Remove the call of adjustForKeyboard."
      )
      return FollowedViewTarget(self)
    }
    return ScrollViewTarget(self, bar: bar)
  }

  /// True if UIKit or WebKit adds the keyboard's space by itself.
  ///
  /// WebKit adds it to the adjusted inset only, whatever the adjustment behaviour:
  /// https://github.com/WebKit/WebKit/blob/main/Source/WebKit/UIProcess/API/ios/WKWebViewIOS.mm
  /// (to be decided by `recording-what-the-system-posts`)
  var avoidsKeyboardByItself: Bool {
    let around = sequence(first: self as UIResponder, next: { $0.next })
    let isOfController = around.contains {
      ($0 as? UITableViewController)?.tableView === self
        || ($0 as? UICollectionViewController)?.collectionView === self
    }
    return isOfController || superview.map(isWebView) == true
  }
}

#if canImport(ObjectiveC)
/// Returns true for a web view, found by name so that WebKit need not be linked.
@MainActor
private func isWebView(_ view: UIView) -> Bool {
  NSClassFromString("WKWebView").map { view.isKind(of: $0) } ?? false
}
#else
/// Returns true for a view whose class is named as a web view's: the stand-in of UIKit has none.
@MainActor
private func isWebView(_ view: UIView) -> Bool {
  String(describing: type(of: view)) == "WKWebView"
}
#endif
#endif
