import KeyboardNotifications
import Testing

/// What can be set on an adjustment depends on what is adjusted.
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
}
