import KeyboardNotifications
import Testing

/// The properties of an adjustment and its place in the order depend on its target.
struct AdjustmentKindTests {
  @Test(
    arguments: [
      (.spacing, [.scrollView, .constraint, .controller, .focusedViews]),
      (.mode, [.scrollView, .constraint]),
      (.keeping, [.scrollView]),
      (.revealing, [.scrollView]),
      (.alongside, [.scrollView, .constraint, .controller, .view]),
      (.completion, [.scrollView, .constraint, .controller, .view]),
      (.draggedScrollView, [.constraint, .view]),
      (.valueWithoutKeyboard, [.scrollView, .constraint, .controller]),
    ] as [(AdjustmentKind.Property, [AdjustmentKind])]
  )
  func aPropertyAppliesToSomeKinds(property: AdjustmentKind.Property, kinds: [AdjustmentKind]) {
    #expect(AdjustmentKind.allCases.filter { $0.has(property) } == kinds)
  }

  @Test(arguments: [AdjustmentKind.constraint, .controller, .view])
  func aScrollViewIsUpdatedAfterTheViewsAroundIt(kind: AdjustmentKind) {
    #expect(kind.updateOrder < AdjustmentKind.scrollView.updateOrder)
  }

  @Test func theFocusedViewsAreUpdatedLast() {
    #expect(AdjustmentKind.scrollView.updateOrder < AdjustmentKind.focusedViews.updateOrder)
  }
}
