#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import Foundation
public import KeyboardNotifications
import TypedNotifications
public import UIKit

extension UIScrollView {
  /// Keeps the content clear of the keyboard, and the focused view in sight.
  ///
  /// ```swift
  /// override func viewDidLoad() {
  ///   super.viewDidLoad()
  ///   adjustment = tableView.adjustForKeyboard()
  /// }
  /// ```
  ///
  /// A chat, with a bar that stays above the keyboard and follows a finger that drags it:
  ///
  /// ```swift
  /// adjustment = list.adjustForKeyboard(under: bar, moving: barBottom, keeping: .bottom)
  /// ```
  ///
  /// For scroll views of all kinds, tables, collections and text views, wherever they are: in a
  /// sheet, in Split View or Stage Manager, or in another scroll view. The bottom insets of the
  /// content and of the indicators grow by the height that is covered of this very view, less what
  /// UIKit adds for the safe area or the keyboard; nothing happens while the view is not in a
  /// window. In a list that is turned over by its transform it is the top insets. All of that is in
  /// points, and combined with the app's own insets, which the app may change meanwhile; see
  /// ``KeyboardAdjustment/setOwnAmount(_:)``.
  ///
  /// The offset stays where it is, unless the focused view would be covered, or the offset would
  /// be out of range. Of a text view the caret is shown. A finger that scrolls is not disturbed.
  ///
  /// A web view's scroll view and the table of a `UITableViewController` keep clear by themselves:
  /// they are left alone, with a line in the log. A second adjustment of the same view replaces the
  /// first.
  ///
  /// - Parameters:
  ///   - bar: A bar over the end of the content, such as an input bar: the insets clear it, or the
  ///     keyboard where that covers more. The content's own inset need not hold it.
  ///   - constraint: The constraint that ties the bar to the bottom, to be adjusted along as by
  ///     ``UIKit/NSLayoutConstraint/adjustForKeyboard(dragging:source:spacing:combining:while:tracker:)``,
  ///     drags over this view included.
  ///   - edge: The part of the visible content that stays; the bottom or the end for a chat.
  ///   - margin: The space in points to leave above and below what is revealed, where there is
  ///     room for it.
  ///   - revealing: What to scroll to when the keyboard comes or the focus moves, in the content's
  ///     coordinates, such as from a field to the button below; `nil` for nothing. Without it, the
  ///     focused view.
  ///   - spacing: The space in points to leave above the keyboard, while there is one.
  ///   - combining: How what is covered goes together with the app's own insets.
  ///   - condition: When to take part.
  ///   - tracker: The tracker of the keyboard.
  /// - Returns: What keeps the content clear; keep it as long as that should last.
  public func adjustForKeyboard(
    under bar: UIView? = nil,
    moving constraint: NSLayoutConstraint? = nil,
    keeping edge: KeyboardContentEdge = .top,
    margin: CGFloat = 8,
    revealing: (@MainActor (UIScrollView) -> CGRect?)? = nil,
    spacing: CGFloat = 0,
    combining: KeyboardCombining = .adding,
    while condition: KeyboardCondition = .always,
    tracker: KeyboardTracker = .shared
  ) -> KeyboardAdjustment {
    guard !avoidsKeyboardByItself else {
      reportThatItAvoidsByItself()
      return KeyboardAdjustment(nil)
    }
    let content = ScrollViewTarget(
      self,
      insets: ScrollViewInsets(combining: combining),
      focus: ScrollViewFocus(edge: edge, margin: margin, revealing: revealing),
      under: bar,
      // Where a bar is moved, the space above the keyboard is the bar's.
      spacing: constraint == nil ? spacing : 0
    )
    var target: any KeyboardTarget = content
    if let constraint {
      let moved = ConstraintTarget(constraint, spacing: spacing, combining: .adding)
      target = BarAndContentTarget(moved, content)
    }
    keyboardAdjuster?.stop()
    let adjuster = KeyboardAdjuster(target, while: condition, tracker: tracker)
    let source: KeyboardDragSource = constraint == nil ? .finger : .automatic
    adjuster.follow(self, by: source, tracker: tracker, isAdjusted: true)
    adjuster.observe(bar)
    if target.view !== self { adjuster.observe(self) }
    return KeyboardAdjustment(adjuster)
  }

  /// The adjuster that works on this view already.
  private var keyboardAdjuster: KeyboardAdjuster? {
    gestureRecognizers?.lazy.compactMap { ($0 as? DragRecognizer)?.owner as? KeyboardAdjuster }
      .first
  }

  /// Whether UIKit or WebKit adds the keyboard's part by itself.
  ///
  /// WebKit does it in the adjusted inset only, whatever the adjustment behaviour:
  /// https://github.com/WebKit/WebKit/blob/main/Source/WebKit/UIProcess/API/ios/WKWebViewIOS.mm
  /// (decided by `recording-what-the-system-posts`)
  private var avoidsKeyboardByItself: Bool {
    if let controller = next as? UITableViewController, controller.tableView === self {
      return true
    }
    return superview?.isWebView ?? false
  }

  private func reportThatItAvoidsByItself() {
    FailureReporter.shared.report(
      "\(type(of: self)) keeps clear of the keyboard by itself, and is not adjusted.",
      of: KeyboardNotificationType.willShow.name,
      reading: UIScrollView.self,
      remedy: "Remove the call of adjustForKeyboard."
    )
  }
}

#if canImport(ObjectiveC)
extension UIView {
  /// Whether this is a web view, asked by name so that WebKit need not be linked.
  fileprivate var isWebView: Bool {
    NSClassFromString("WKWebView").map { isKind(of: $0) } ?? false
  }
}
#else
extension UIView {
  /// Whether this is a web view: the stand-in has none, but a test may name a class so.
  fileprivate var isWebView: Bool {
    String(describing: type(of: self)) == "WKWebView"
  }
}
#endif
#endif
