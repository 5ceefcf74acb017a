#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import KeyboardNotifications
import TypedNotifications
import UIKit

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
  /// `nil` while its items are in no view, and where it is no constraint to a bottom, to the top of
  /// a bar or for a height, which is reported.
  override var reference: KeyboardReference? {
    guard let constraint, let first = constraint.firstItem else { return nil }
    guard let second = constraint.secondItem else {
      sign = 1
      guard Self.isVertical(constraint.firstAttribute) else { return nil }
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
    [look.cover.height > 0 ? (look.cover.height + look.options.spacing) * sign : 0]
  }
}

extension AdjustedConstraint {
  private static func rectangle(
    of item: AnyObject,
    _ attribute: NSLayoutConstraint.Attribute
  ) -> KeyboardReference? {
    guard isVertical(attribute), !isKeyboardGuide(item) else { return nil }
    if let guide = item as? UILayoutGuide, let view = guide.owningView {
      let isSafeArea = guide === view.safeAreaLayoutGuide
      // A guide has a frame of its own only after the first layout.
      let frame = isSafeArea ? view.bounds.inset(by: view.safeAreaInsets) : guide.layoutFrame
      let part = attribute == .top ? view.bounds.part(above: frame.minY) : frame
      return KeyboardReference(view: view, part: part)
    }
    guard let view = item as? UIView else { return nil }
    switch attribute {
    case .top:
      let part = view.superview?.bounds.part(above: view.frame.minY)
      return view.superview.map { KeyboardReference(view: $0, part: part) }
    case .bottomMargin:
      return KeyboardReference(view: view, part: view.bounds.inset(by: view.layoutMargins))
    default: return KeyboardReference(view: view, part: view.bounds)
    }
  }

  private static func view(of item: AnyObject) -> UIView? {
    (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
  }

  private static func holds(_ first: AnyObject, _ second: AnyObject) -> Bool {
    guard let outer = view(of: first), let inner = view(of: second) else { return false }
    guard outer !== inner else { return first is UIView && second is UILayoutGuide }
    return inner.isDescendant(of: outer)
  }

  private static func isVertical(_ attribute: NSLayoutConstraint.Attribute) -> Bool {
    let isVertical = [.bottom, .bottomMargin, .top, .height].contains(attribute)
    if !isVertical { report("A constraint that is neither to a bottom or a top nor for a height") }
    return isVertical
  }

  private static func isKeyboardGuide(_ item: AnyObject) -> Bool {
    guard #available(iOS 15, *), item is UIKeyboardLayoutGuide else { return false }
    report("A constraint to UIKit's keyboard layout guide, which moves by itself,")
    return true
  }

  private static func report(_ constraint: String) {
    FailureReporter.shared.reportMisuse(
      of: NSLayoutConstraint.self,
      "\(constraint) is not adjusted for the keyboard.",
      remedy: "Adjust a constraint to the bottom of a view or of its safe area."
    )
  }
}

extension CGRect {
  fileprivate func part(above y: CGFloat) -> CGRect {
    CGRect(x: minX, y: minY, width: width, height: max(0, y - minY))
  }
}
#endif
