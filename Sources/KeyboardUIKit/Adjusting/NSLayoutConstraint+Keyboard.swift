#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
public import KeyboardNotifications
import TypedNotifications
public import UIKit

extension NSLayoutConstraint {
  /// Keeps a view that the constraint ties to the bottom, such as a toolbar, above the keyboard.
  ///
  /// ```swift
  /// let bottom = bar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
  /// bottom.isActive = true
  /// adjustment = bottom.adjustForKeyboard(dragging: messages)
  /// ```
  ///
  /// For a constraint to the bottom of a view or of a guide, to the top of a bar below, or for the
  /// constant height of a spacer. The constant changes by the height in points that is covered of
  /// what the constraint refers to: so neither the safe area nor a tab bar is counted twice. The
  /// views need not be in a window or a superview yet. The layout follows in the keyboard's
  /// animation. The app may change its own constant meanwhile: see
  /// ``KeyboardAdjustment/valueWithoutKeyboard``, and ``KeyboardAdjustment/room`` for one that holds
  /// the safe area already.
  ///
  /// A constraint to UIKit's keyboard layout guide is left alone, with a line in the log. For a list
  /// with a bar see
  /// ``UIKit/UIScrollView/adjustForKeyboard(withBar:moving:spacing:while:tracker:alongside:completion:)``.
  ///
  /// - Parameters:
  ///   - scrollView: A scroll view whose interactive drags of the keyboard are followed.
  ///   - spacing: The space in points to leave above the keyboard, while there is one.
  ///   - condition: The condition under which the constraint is adjusted.
  ///   - tracker: The tracker of the keyboard.
  ///   - alongside: Called at once and with each change of what is covered, after its layout.
  ///   - completion: Called with what is covered when the animation has ended.
  /// - Returns: The adjustment; keep it as long as it should last. A newer one replaces it.
  public func adjustForKeyboard(
    dragging scrollView: UIScrollView? = nil,
    spacing: CGFloat = 0,
    while condition: KeyboardCondition = .always,
    tracker: KeyboardTracker = .shared,
    alongside: (@MainActor (KeyboardCover) -> Void)? = nil,
    completion: (@MainActor (KeyboardCover) -> Void)? = nil
  ) -> KeyboardAdjustment {
    let thing = AdjustedThing.of(self, orNew: AdjustedConstraint(self))
    let adjuster = KeyboardAdjuster(thing, spacing, condition, alongside, completion)
    return KeyboardAdjustment(adjuster, by: tracker, dragging: scrollView)
  }
}

/// Constant of a constraint, and the rectangle that the constraint refers to.
@MainActor
final class AdjustedConstraint: AdjustedThing {
  private weak var constraint: NSLayoutConstraint?
  /// 1 where a greater constant is higher up, −1 where a smaller one is.
  private var sign: CGFloat = 1

  init(_ constraint: NSLayoutConstraint) {
    self.constraint = constraint
    super.init()
    numbers = [AdjustedNumber(\.constant, of: constraint)]
  }

  /// The rectangle by the constraint as it is now.
  ///
  /// `nil` while its items are in no view, and where it cannot be adjusted, which is reported.
  override var reference: KeyboardReference? {
    guard let constraint, let first = constraint.firstItem else { return nil }
    guard let second = constraint.secondItem else {
      sign = 1
      guard Self.canMove(first, constraint.firstAttribute) else { return nil }
      return Self.view(of: first)?.superview.map { KeyboardReference(view: $0, part: $0.bounds) }
    }
    // The item that holds the other is what the constraint refers to; of siblings, the second.
    let isFirst = Self.holds(first, second)
    sign = isFirst ? 1 : -1
    return isFirst
      ? Self.rectangle(of: first, constraint.firstAttribute)
      : Self.rectangle(of: second, constraint.secondAttribute)
  }

  override func amounts(in look: KeyboardLook) -> [CGFloat] {
    [look.cover.height > 0 ? (look.cover.height + options.spacing) * sign : 0]
  }

  private static func rectangle(
    of item: AnyObject,
    _ attribute: NSLayoutConstraint.Attribute
  ) -> KeyboardReference? {
    guard canMove(item, attribute), let view = view(of: item) else { return nil }
    if let guide = item as? UILayoutGuide {
      // A guide has a frame of its own only after the first layout.
      let isSafeArea = guide === view.safeAreaLayoutGuide
      let frame = isSafeArea ? view.bounds.inset(by: view.safeAreaInsets) : guide.layoutFrame
      let part = attribute == .top ? view.bounds.part(above: frame.minY) : frame
      return KeyboardReference(view: view, part: part)
    }
    guard attribute != .top else {
      let part = view.superview?.bounds.part(above: view.frame.minY)
      return view.superview.map { KeyboardReference(view: $0, part: part) }
    }
    let margins = attribute == .bottomMargin ? view.layoutMargins : .zero
    return KeyboardReference(view: view, part: view.bounds.inset(by: margins))
  }

  private static func view(of item: AnyObject) -> UIView? {
    (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
  }

  private static func holds(_ first: AnyObject, _ second: AnyObject) -> Bool {
    guard let outer = view(of: first), let inner = view(of: second) else { return false }
    guard outer !== inner else { return first is UIView && second is UILayoutGuide }
    return inner.isDescendant(of: outer)
  }

  private static func canMove(
    _ item: AnyObject,
    _ attribute: NSLayoutConstraint.Attribute
  ) -> Bool {
    var movesByItself = false
    if #available(iOS 15, *) { movesByItself = item is UIKeyboardLayoutGuide }
    let isVertical = [.bottom, .bottomMargin, .top, .height].contains(attribute)
    if isVertical, !movesByItself { return true }
    FailureReporter.shared.reportMisuse(
      of: NSLayoutConstraint.self,
      "A constraint to UIKit's keyboard layout guide, or to no bottom or top, is not adjusted.",
      remedy: "Adjust a constraint to the bottom of a view or of its safe area."
    )
    return false
  }
}

extension CGRect {
  fileprivate func part(above y: CGFloat) -> CGRect {
    CGRect(x: minX, y: minY, width: width, height: max(0, y - minY))
  }
}
#endif
