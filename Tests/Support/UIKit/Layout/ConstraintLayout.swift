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
      for item in [constraint.solvedFirstItem, constraint.solvedSecondItem] {
        if let item { add(item) }
      }
    }
    let spans = NSLayoutConstraint.Axis.allCases.map { axis in
      let rules = constraints.filter { $0.firstAttribute.axis == axis }.compactMap(rule)
      return solve(rules + items.flatMap { intrinsicRules(of: $0, axis) }, axis)
    }
    for (index, item) in items.enumerated() where item.isPlacedByConstraints {
      let origin = item.layoutContainer?.bounds.origin ?? .zero
      let outer = item.layoutContainer.flatMap { indices[$0] } ?? 0
      let x = spans[0]
      let y = spans[1]
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

  func isViolated(in system: LinearSystem) -> Bool {
    let value = system.value(of: sum)
    switch relation {
    case .equal: return false
    case .lessThanOrEqual: return value > 1e-6
    case .greaterThanOrEqual: return value < -1e-6
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
    guard let first = constraint.solvedFirstItem else { return nil }
    var sum = part(constraint.firstAttribute, of: first)
    if let second = constraint.solvedSecondItem {
      sum = sum - part(constraint.secondAttribute, of: second)
    }
    return LayoutRule(
      sum: sum - .constant(constraint.constant),
      relation: constraint.relation,
      priority: constraint.priority
    )
  }

  /// Returns rules for a view with an intrinsic size: at least that large, and preferably no
  /// larger.
  private func intrinsicRules(
    of item: StandInObject,
    _ axis: NSLayoutConstraint.Axis
  ) -> [LayoutRule] {
    guard let view = item as? UIView, item.isPlacedByConstraints, let index = indices[item] else {
      return []
    }
    let size = view.intrinsicContentSize
    let length = axis == .horizontal ? size.width : size.height
    guard length != UIView.noIntrinsicMetric else { return [] }
    let sum = end(index) - start(index) - .constant(length)
    return [
      LayoutRule(sum: sum, relation: .greaterThanOrEqual, priority: .defaultHigh),
      LayoutRule(sum: sum, relation: .equal, priority: .defaultLow),
    ]
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
    if item is ContentLayoutGuide { return [length] }
    if let insets = (item as? UILayoutGuide)?.insets {
      let (near, far) = axis.insets(insets)
      return [
        start(index) - start(outer) - .constant(near), end(outer) - end(index) - .constant(far),
      ]
    }
    return [length, start(index) - start(outer) - .constant(span.start - origin)]
  }

  /// Returns the equation by which a scroll view's content begins at the origin of its coordinates.
  ///
  /// <https://developer.apple.com/documentation/uikit/uiscrollview/contentlayoutguide>
  private func contentOrigin(_ index: Int, _ axis: NSLayoutConstraint.Axis) -> LinearSum? {
    guard let guide = items[index] as? ContentLayoutGuide, let scroll = guide.owningView,
      let outer = indices[scroll]
    else { return nil }
    return start(index) - start(outer) + .constant(axis.span(of: scroll.bounds).start)
  }

  /// Solves the equations, with the inequalities that the solution would violate as equations.
  ///
  /// An inequality that is fulfilled otherwise is not an equation, so that it moves no view.
  private func solve(
    _ rules: [LayoutRule],
    _ axis: NSLayoutConstraint.Axis
  ) -> [(start: CGFloat, length: CGFloat)] {
    let sorted = rules.enumerated().sorted {
      ($1.element.priority.rawValue, $0.offset) < ($0.element.priority.rawValue, $1.offset)
    }.map(\.element)
    let fixed =
      items.indices.filter { !items[$0].isPlacedByConstraints }.flatMap { givens($0, axis) }
      + items.indices.compactMap { contentOrigin($0, axis) }
    let stays = items.indices.filter { items[$0].isPlacedByConstraints }
      .flatMap { givens($0, axis) }
    func system(_ tight: Set<Int>) -> LinearSystem {
      let equations = sorted.indices.filter { sorted[$0].relation == .equal || tight.contains($0) }
      var system = LinearSystem()
      for sum in fixed + equations.map({ sorted[$0].sum }) + stays { system.require(sum) }
      return system
    }
    var tight: Set<Int> = []
    var solved = system(tight)
    for _ in 0..<(2 * sorted.count) {
      let next = sorted.indices.first { !tight.contains($0) && sorted[$0].isViolated(in: solved) }
      guard let next else { break }
      for other in tight.sorted() {
        let others = tight.subtracting([other]).union([next])
        if !sorted[other].isViolated(in: system(others)) { tight.remove(other) }
      }
      tight.insert(next)
      solved = system(tight)
    }
    return items.indices.map { index in
      let start = solved.value(of: start(index))
      return (start, solved.value(of: end(index)) - start)
    }
  }
}

// MARK: - Items

extension NSLayoutConstraint {
  var solvedFirstItem: StandInObject? { solved(firstItem, firstAttribute, besides: secondItem) }
  var solvedSecondItem: StandInObject? { solved(secondItem, secondAttribute, besides: firstItem) }

  /// Returns the item whose edges a constraint refers to.
  ///
  /// For a view in a scroll view the scroll view's edges are those of its content.
  /// <https://developer.apple.com/library/archive/documentation/UserExperience/Conceptual/AutolayoutPG/WorkingwithScrollViews.html>
  private func solved(
    _ item: AnyObject?,
    _ attribute: Attribute,
    besides other: AnyObject?
  ) -> StandInObject? {
    guard let scroll = item as? UIScrollView, attribute != .width, attribute != .height,
      let inner = (other as? UIView) ?? (other as? UILayoutGuide)?.owningView,
      inner !== scroll, inner.isDescendant(of: scroll)
    else { return item as? StandInObject }
    return scroll.contentLayoutGuide
  }
}

extension StandInObject {
  /// The view in whose coordinates the item's frame is.
  var layoutContainer: UIView? {
    (self as? UIView)?.superview ?? (self as? UILayoutGuide)?.owningView
  }

  var isPlacedByConstraints: Bool {
    if let view = self as? UIView {
      return view.superview != nil && !view.translatesAutoresizingMaskIntoConstraints
    }
    return (self as? UILayoutGuide)?.isFree == true
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
