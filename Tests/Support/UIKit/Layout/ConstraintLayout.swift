import Foundation

/// Frames that constraints give to the views and guides in an outermost view.
///
/// Constraints are solved in the order of their priorities. One that contradicts an earlier one is
/// ignored; UIKit logs the conflict. A frame without enough constraints stays as it is. Apple's
/// pages have the order,
/// <https://developer.apple.com/documentation/uikit/nslayoutconstraint/priority>, and that
/// transforms are ignored, <https://developer.apple.com/documentation/uikit/uiview/transform>.
@MainActor
struct ConstraintLayout {
  /// The new frames of views and guides that constraints place, each in its container.
  private var frames: [StandInObject: CGRect] = [:]

  private var items: [StandInObject] = []
  private var indices: [StandInObject: Int] = [:]

  /// Returns the new frames in an outermost view, by the identity of the views and guides.
  ///
  /// Each view in which a frame changes is marked for layout.
  static func frames(in root: UIView) -> [ObjectIdentifier: CGRect] {
    let layout = ConstraintLayout(of: root)
    for (item, frame) in layout.frames where !item.placedFrame.isNearly(frame) {
      item.layoutContainer?.setNeedsLayout()
    }
    return Dictionary(uniqueKeysWithValues: layout.frames.map { (ObjectIdentifier($0), $1) })
  }

  private init(of root: UIView) {
    let constraints = Self.constraints(in: root)
    guard !constraints.isEmpty else { return }
    for constraint in constraints {
      for case let item as StandInObject in [constraint.firstItem, constraint.secondItem] {
        add(item)
      }
    }
    let x = spans(constraints, .horizontal)
    let y = spans(constraints, .vertical)
    for (index, item) in items.enumerated() where item.isPlacedByConstraints {
      let origin = item.layoutContainer?.bounds.origin ?? .zero
      let outer = item.layoutContainer.flatMap { indices[$0] } ?? 0
      frames[item] = CGRect(
        x: x[index].start - x[outer].start + origin.x,
        y: y[index].start - y[outer].start + origin.y,
        width: x[index].length,
        height: y[index].length
      )
    }
  }

  private static func constraints(in view: UIView) -> [NSLayoutConstraint] {
    view.constraints + view.subviews.flatMap(constraints)
  }

  /// Returns the start and the length of each item along an axis.
  private func spans(
    _ constraints: [NSLayoutConstraint],
    _ axis: NSLayoutConstraint.Axis
  ) -> [(start: CGFloat, length: CGFloat)] {
    let rules = constraints.filter { $0.firstAttribute.axis == axis }.compactMap(rule)
    return solve(rules + items.compactMap { intrinsicRule(of: $0, axis) }, axis)
  }

  /// Adds an item after the views around it, unless it is there already.
  private mutating func add(_ item: StandInObject) {
    guard indices[item] == nil else { return }
    if let container = item.layoutContainer { add(container) }
    indices[item] = items.count
    items.append(item)
  }
}

// MARK: - Equations

/// The requirement of a constraint: that a sum is zero, or not less, or not more.
private struct LayoutRule {
  var sum: LinearSum
  var relation: NSLayoutConstraint.Relation
  var priority: UILayoutPriority

  /// Returns by how much a solution violates an inequality; not above zero if it is fulfilled.
  func violation(in system: LinearSystem) -> CGFloat {
    switch relation {
    case .equal: 0
    case .lessThanOrEqual: system.value(of: sum)
    case .greaterThanOrEqual: -system.value(of: sum)
    }
  }
}

extension ConstraintLayout {
  private func start(_ index: Int) -> LinearSum { .variable(2 * index) }
  private func end(_ index: Int) -> LinearSum { .variable(2 * index + 1) }

  private func part(_ attribute: NSLayoutConstraint.Attribute, of item: StandInObject) -> LinearSum
  {
    guard let index = indices[item] else { return LinearSum() }
    switch attribute {
    case .leading, .top: return start(index)
    case .trailing, .bottom: return end(index)
    case .bottomMargin:
      let margin = (item as? UIView)?.layoutMargins.bottom ?? 0
      return end(index) - .constant(margin)
    case .width, .height: return end(index) - start(index)
    case .centerX, .centerY: return 0.5 * (start(index) + end(index))
    case .notAnAttribute: return LinearSum()
    }
  }

  private func rule(_ constraint: NSLayoutConstraint) -> LayoutRule? {
    guard let first = constraint.firstItem as? StandInObject else { return nil }
    var sum = part(constraint.firstAttribute, of: first)
    if let second = constraint.secondItem as? StandInObject {
      sum = sum - constraint.multiplier * part(constraint.secondAttribute, of: second)
      if constraint.secondAttribute.isPosition, let holder = constraint.holder,
        let index = indices[holder]
      {
        // Positions are measured in the view that holds the constraint.
        sum = sum + (constraint.multiplier - 1) * start(index)
      }
    }
    return LayoutRule(
      sum: sum - .constant(constraint.constant),
      relation: constraint.relation,
      priority: constraint.priority
    )
  }

  /// Returns the rule that a view has its intrinsic size; `nil` for a length without one.
  ///
  /// The priority is that of UIKit against a larger size, also against a smaller one here.
  private func intrinsicRule(
    of item: StandInObject,
    _ axis: NSLayoutConstraint.Axis
  ) -> LayoutRule? {
    guard let view = item as? UIView, item.isPlacedByConstraints, let index = indices[item] else {
      return nil
    }
    let size = view.intrinsicContentSize
    let length = axis == .horizontal ? size.width : size.height
    guard length != UIView.noIntrinsicMetric else { return nil }
    let sum = end(index) - start(index) - .constant(length)
    return LayoutRule(sum: sum, relation: .equal, priority: .defaultLow)
  }

  /// Returns the equations of an item's present position and size.
  private func givens(_ index: Int, _ axis: NSLayoutConstraint.Axis) -> [LinearSum] {
    let item = items[index]
    let span = axis.span(of: item.placedFrame)
    let length = end(index) - start(index) - .constant(span.length)
    guard let container = item.layoutContainer, let outer = indices[container] else {
      return [start(index), length]
    }
    let origin = axis.span(of: container.bounds).start
    if let insets = (item as? UILayoutGuide)?.insets {
      let (near, far) = axis.insets(insets)
      return [
        start(index) - start(outer) - .constant(near), end(outer) - end(index) - .constant(far),
      ]
    }
    return [length, start(index) - start(outer) - .constant(span.start - origin)]
  }

  /// Returns the equation that a scroll view's content begins at the origin of its coordinates.
  private func origin(_ index: Int, _ axis: NSLayoutConstraint.Axis) -> LinearSum? {
    guard let guide = items[index] as? ContentLayoutGuide, let scrollView = guide.owningView,
      let outer = indices[scrollView]
    else { return nil }
    return start(index) - start(outer) + .constant(axis.span(of: scrollView.bounds).start)
  }

  /// Solves the equations; the inequality that the solution violates most becomes one, and so on.
  ///
  /// An inequality that is fulfilled is no equation, so that it moves no view.
  private func solve(
    _ rules: [LayoutRule],
    _ axis: NSLayoutConstraint.Axis
  ) -> [(start: CGFloat, length: CGFloat)] {
    let placed = items.indices.filter { items[$0].isPlacedByConstraints }
    let others = items.indices.filter { !items[$0].isPlacedByConstraints }
    let fixed = others.flatMap { givens($0, axis) } + items.indices.compactMap { origin($0, axis) }
    // A length or a position that the rules leave open stays as it is.
    let present = placed.flatMap { givens($0, axis) }
    var rules = rules.sorted { $0.priority.rawValue > $1.priority.rawValue }
    while true {
      let equations = rules.filter { $0.relation == .equal }.map(\.sum)
      let solution = LinearSystem(fixed + equations + present)
      let violations = rules.map { $0.violation(in: solution) }
      guard let index = rules.indices.max(by: { violations[$0] < violations[$1] }),
        violations[index] > 1e-6
      else {
        return items.indices.map { item in
          let start = solution.value(of: start(item))
          return (start, solution.value(of: end(item)) - start)
        }
      }
      rules[index].relation = .equal
    }
  }
}

// MARK: - Items

extension StandInObject {
  /// The view in whose coordinates the item's frame is.
  var layoutContainer: UIView? {
    (self as? UIView)?.superview ?? (self as? UILayoutGuide)?.owningView
  }

  var isPlacedByConstraints: Bool {
    if let view = self as? UIView {
      return view.superview != nil && !view.translatesAutoresizingMaskIntoConstraints
    }
    return (self as? UILayoutGuide).map { $0.insets == nil } ?? false
  }

  var placedFrame: CGRect {
    (self as? UIView)?.placement ?? (self as? UILayoutGuide)?.layoutFrame ?? .zero
  }
}

extension CGRect {
  /// Returns true if two rectangles are the same but for rounding.
  func isNearly(_ other: CGRect) -> Bool {
    [minX - other.minX, minY - other.minY, width - other.width, height - other.height]
      .allSatisfy { abs($0) < 1e-6 }
  }
}

extension NSLayoutConstraint.Axis {
  func span(of rect: CGRect) -> (start: CGFloat, length: CGFloat) {
    self == .horizontal ? (rect.origin.x, rect.size.width) : (rect.origin.y, rect.size.height)
  }

  func insets(_ insets: UIEdgeInsets) -> (near: CGFloat, far: CGFloat) {
    self == .horizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
  }
}
