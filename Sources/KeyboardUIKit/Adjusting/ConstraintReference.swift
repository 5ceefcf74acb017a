#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import KeyboardNotifications
import TypedNotifications
import UIKit

/// Rectangle that a constraint refers to, and the direction in which its constant moves things up.
@MainActor
struct ConstraintReference {
  /// The rectangle whose covered height changes the constant.
  let rectangle: KeyboardReference
  /// 1 where a greater constant is higher up, −1 where a smaller one is.
  let sign: CGFloat

  /// Reads a constraint as it is now.
  ///
  /// `nil` while its items are in no view, and where it is no constraint to a bottom, to the top of a
  /// bar or for a height, which is reported.
  init?(_ constraint: NSLayoutConstraint) {
    guard let first = constraint.firstItem else { return nil }
    guard let second = constraint.secondItem else {
      guard Self.isVertical(constraint.firstAttribute) else { return nil }
      guard let view = Self.view(of: first)?.superview else { return nil }
      self.init(rectangle: KeyboardReference(view, part: view.bounds), sign: 1)
      return
    }
    // The item that holds the other is what the constraint refers to; of siblings, the second.
    let isFirst = Self.holds(first, second)
    let item = isFirst ? first : second
    let attribute = isFirst ? constraint.firstAttribute : constraint.secondAttribute
    guard Self.isVertical(attribute), !Self.isKeyboardGuide(item) else {
      return nil
    }
    guard let rectangle = Self.rectangle(of: item, attribute) else { return nil }
    self.init(rectangle: rectangle, sign: isFirst ? 1 : -1)
  }

  private init(rectangle: KeyboardReference, sign: CGFloat) {
    self.rectangle = rectangle
    self.sign = sign
  }

  private static func rectangle(
    of item: AnyObject,
    _ attribute: NSLayoutConstraint.Attribute
  ) -> KeyboardReference? {
    if let guide = item as? UILayoutGuide, let view = guide.owningView {
      let isSafeArea = guide === view.safeAreaLayoutGuide
      // A guide has a frame of its own only after the first layout.
      let frame = isSafeArea ? view.bounds.inset(by: view.safeAreaInsets) : guide.layoutFrame
      guard attribute == .top else { return KeyboardReference(view, part: frame) }
      return KeyboardReference(view, part: view.bounds.part(above: frame.minY))
    }
    guard let view = item as? UIView else { return nil }
    switch attribute {
    case .top:
      return view.superview.map {
        KeyboardReference($0, part: $0.bounds.part(above: view.frame.minY))
      }
    case .bottomMargin:
      return KeyboardReference(view, part: view.bounds.inset(by: view.layoutMargins))
    default: return KeyboardReference(view, part: view.bounds)
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
}

// MARK: - Constraints that cannot work

extension ConstraintReference {
  private static func isVertical(_ attribute: NSLayoutConstraint.Attribute) -> Bool {
    switch attribute {
    case .bottom, .bottomMargin, .top, .height: return true
    default:
      report("A constraint that is neither to a bottom or a top nor for a height")
      return false
    }
  }

  private static func isKeyboardGuide(_ item: AnyObject) -> Bool {
    guard #available(iOS 15, *), item is UIKeyboardLayoutGuide else { return false }
    report("A constraint to UIKit's keyboard layout guide, which moves by itself,")
    return true
  }

  private static func report(_ constraint: String) {
    FailureReporter.shared.report(
      "\(constraint) is not adjusted for the keyboard.",
      of: KeyboardNotificationType.willShow.name,
      reading: NSLayoutConstraint.self,
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
