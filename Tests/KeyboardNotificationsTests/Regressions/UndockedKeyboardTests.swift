import Foundation
import KeyboardNotifications
import Testing

/// Behavior 5: keyboards that are undocked, split or floating on iPad.
@Suite struct UndockedKeyboardTests {
  private static let moved = Pad.small.offsetBy(dx: 100, dy: -40)

  @Test(
    arguments: [
      // https://github.com/Avi0n/MeshCoreOne/pull/139
      // https://github.com/flutter/engine/pull/37719
      Fact(
        "an undocked keyboard covers nothing until it docks again",
        [
          (.willShow(Pad.docked), "appeared +352"), (.didShow(Pad.docked), "unchanged"),
          (.willHide, "disappeared -352"), (.didHide, "unchanged"),
          (.willChange(Pad.undocked), "appeared +0"), (.didChange(Pad.undocked), "unchanged"),
          (.willChange(Pad.docked), "moved +352"), (.willShow(Pad.docked), "duplicate"),
          (.didChange(Pad.docked), "unchanged"), (.didShow(Pad.docked), "duplicate"),
        ]
      ),
      // https://github.com/lionheart/openradar-mirror/issues/3344
      Fact(
        "a split by gesture posts no hide, and docking again no show",
        [
          (.willShow(Pad.docked), "appeared +352"), (.didShow(Pad.docked), "unchanged"),
          (.didChange(Pad.undocked), "moved -352"), (.didChange(Pad.docked), "moved +352"),
        ]
      ),
      // Only confirmations are posted: https://github.com/kitknox/rootshell/issues/10
      // https://github.com/hackiftekhar/IQKeyboardManager/issues/1681
      Fact(
        "a floating keyboard needs no announcement, moves, and covers nothing",
        [
          (.didChange(Pad.small), "appeared +0"), (.didChange(moved), "moved +0"),
        ]
      ),
    ]
  )
  func onlyADockedKeyboardCovers(fact: Fact) {
    fact.expect(in: Pad.environment)
  }
}
