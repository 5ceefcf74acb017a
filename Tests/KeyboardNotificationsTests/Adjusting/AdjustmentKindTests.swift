import KeyboardNotifications
import Testing

/// The properties of an adjustment depend on its target.
struct AdjustmentKindTests {
  @Test(
    arguments: [
      (.spacing, [.scrollView, .constraint, .controller, .focusedViews]),
      (.mode, [.scrollView, .constraint]),
      (.keeping, [.scrollView]),
      (.revealing, [.scrollView]),
      (.alongside, [.scrollView, .constraint, .controller, .view]),
      (.completion, [.scrollView, .constraint, .controller, .view]),
      (.draggedScrollView, [.constraint, .controller, .view]),
      (.valueWithoutKeyboard, [.scrollView, .constraint, .controller]),
    ] as [(AdjustmentKind.Property, [AdjustmentKind])]
  )
  func aPropertyAppliesToSomeKinds(property: AdjustmentKind.Property, kinds: [AdjustmentKind]) {
    #expect(AdjustmentKind.allCases.filter { $0.has(property) } == kinds)
  }
}
