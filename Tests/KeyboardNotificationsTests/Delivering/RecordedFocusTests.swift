import Testing

@testable import KeyboardNotifications

/// Behavior 9: the field that had the focus when the app stopped being active may lose it.
@Suite struct RecordedFocusTests {
  private var recorded = RecordedFocus()

  private func isLost(_ hasFocus: Bool?) -> Bool {
    recorded.isLost { hasFocus }
  }

  @Test(arguments: [false, nil])
  mutating func aFocusThatNobodyHadIsNotLost(_ hasFocus: Bool?) {
    recorded.record(.inactive) { hasFocus }
    #expect(!isLost(false))
  }

  @Test mutating func theFocusCountsAsOfWhenTheAppStoppedBeingActive() {
    recorded.record(.inactive) { true }
    recorded.record(.background) { false }
    #expect(isLost(false))
    recorded.record(.active) { true }
    #expect(!isLost(false))
    recorded.record(.inactive) { false }
    recorded.record(.background) { true }
    #expect(!isLost(false))
  }
}
