/// Kind of an adjustment, which decides the properties that can be set.
package enum AdjustmentKind: String, Sendable, CaseIterable {
  /// Property of an adjustment that does not apply to every kind, by its public name.
  package enum Property: String, Sendable, CaseIterable {
    case spacing, mode, keeping, revealing, alongside, completion
    case draggedScrollView, valueWithoutKeyboard
  }

  /// A scroll view, alone or with a bar, whose own drags are followed.
  case scrollView = "scroll view"
  /// The constant of a constraint.
  case constraint
  /// The additional safe area of a view controller.
  case controller = "view controller"
  /// A view whose overlap a handler is called with.
  case view = "followed view"
  /// The scroll views that contain the first responder.
  case focusedViews = "focused view"

  /// Place in the order in which adjustments are updated for one change, from zero.
  ///
  /// A scroll view is measured after the views around it have been moved. The scroll views that
  /// contain the first responder come last, and clear the overlap that the others have left.
  package var updateOrder: Int {
    switch self {
    case .constraint, .controller, .view: 0
    case .scrollView: 1
    // mutant: 2 to 3, because it is the last in either case
    case .focusedViews: 2
    }
  }

  /// Returns true if a property applies to this kind.
  package func has(_ property: Property) -> Bool {
    switch property {
    case .spacing: self != .view
    case .mode: self == .scrollView || self == .constraint
    case .keeping, .revealing: self == .scrollView
    case .alongside, .completion: self != .focusedViews
    case .draggedScrollView: self == .constraint || self == .view
    case .valueWithoutKeyboard: self != .view && self != .focusedViews
    }
  }
}
