import Foundation
import KeyboardNotifications
import Testing

/// Behavior 5: keyboards that are undocked, split or floating on iPad.
@Suite struct UndockedKeyboardTests {
  // https://github.com/Avi0n/MeshCoreOne/pull/139
  // https://github.com/flutter/engine/pull/37719
  @Test func anUndockedKeyboardCoversNothingUntilItDocksAgain() {
    expectOutcomes(
      [
        (.willShow(Pad.docked), "appeared +352"), (.didShow(Pad.docked), "unchanged"),
        (.willHide, "disappeared -352"), (.didHide, "unchanged"),
        (.willChange(Pad.undocked), "appeared +0"), (.didChange(Pad.undocked), "unchanged"),
        (.willChange(Pad.docked), "moved +352"), (.willShow(Pad.docked), "duplicate"),
        (.didChange(Pad.docked), "unchanged"), (.didShow(Pad.docked), "duplicate"),
      ],
      in: Pad.environment
    )
  }

  // Only confirmations are posted: https://github.com/kitknox/rootshell/issues/10
  // https://github.com/hackiftekhar/IQKeyboardManager/issues/1681
  @Test func aFloatingKeyboardNeedsNoAnnouncementMovesAndCoversNothing() {
    expectOutcomes(
      [
        (.didChange(Pad.small), "appeared +0"),
        (.didChange(Pad.small.offsetBy(dx: 100, dy: -40)), "moved +0"),
      ],
      in: Pad.environment
    )
  }
}
