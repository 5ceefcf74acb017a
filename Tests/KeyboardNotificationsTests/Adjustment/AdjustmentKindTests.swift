import KeyboardNotifications
import Testing

/// What can be set on an adjustment depends on what is adjusted.
struct AdjustmentKindTests {
  typealias Row = (
    property: AdjustmentKind.Property, scrollView: Bool, constraint: Bool, controller: Bool,
    view: Bool
  )

  @Test(
    arguments: [
      (.spacing, scrollView: true, constraint: true, controller: true, view: false),
      (.valueWithoutKeyboard, scrollView: true, constraint: true, controller: true, view: false),
      (.mode, scrollView: true, constraint: true, controller: false, view: false),
      (.keeping, scrollView: true, constraint: false, controller: false, view: false),
      (.revealing, scrollView: true, constraint: false, controller: false, view: false),
      (.draggedScrollView, scrollView: false, constraint: true, controller: false, view: true),
    ] as [Row]
  )
  func aPropertyAppliesToSomeKinds(_ row: Row) {
    #expect(AdjustmentKind.scrollView.has(row.property) == row.scrollView)
    #expect(AdjustmentKind.constraint.has(row.property) == row.constraint)
    #expect(AdjustmentKind.controller.has(row.property) == row.controller)
    #expect(AdjustmentKind.view.has(row.property) == row.view)
  }
}
