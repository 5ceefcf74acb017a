import KeyboardNotifications
import Testing

/// The properties that can be set depend on the target of an adjustment.
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
