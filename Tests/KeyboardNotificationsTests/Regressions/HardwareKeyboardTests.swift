import Foundation
import KeyboardNotifications
import Testing

/// A hardware keyboard leaves only a bar of the one on the screen; accessory views add to it.
@Suite struct HardwareKeyboardTests {
  @Test(
    arguments: [
      // https://github.com/defagos/CoconutKit/issues/36
      Fact(
        "6: a show of the bar alone shrinks the keyboard",
        of: Phone.shown(),
        [
          (.willShow(CGRect(x: 0, y: 623, width: 375, height: 300)), "resized -256")
        ]
      ),
      // https://github.com/AlphaWallet/alpha-wallet-ios/pull/1254
      Fact(
        "6: a simulator posts hides on focus and on blur, and never a show",
        [
          (.willHide, "duplicate"), (.didHide, "duplicate"), (.willHide, "duplicate"),
          (.didHide, "duplicate"),
        ]
      ),
      // https://github.com/lionheart/openradar-mirror/issues/15157
      Fact(
        "6: the keyboard on the screen is turned on by two shows without a hide",
        [
          (.willShow(44), "appeared +44"), (.willShow(300), "resized +256"),
        ]
      ),
      // https://github.com/RxSwiftCommunity/RxKeyboard/issues/116
      Fact(
        "7: an accessory view alone covers its height, and the keyboard is a change",
        [
          (.willShow(54), "appeared +54"), (.didShow(54), "unchanged"),
          (.willShow(301), "resized +247"),
        ]
      ),
      // https://github.com/kirillzyusko/react-native-keyboard-controller/commit/6c25251470
      Fact(
        "7: replacing the accessory view resizes",
        of: Phone.shown(),
        [
          (.willShow(344), "resized +44"), (.didShow(344), "unchanged"),
        ]
      ),
    ]
  )
  func thePartOnTheScreenCounts(fact: Fact) {
    fact.expect()
  }

  // Behavior 6: https://github.com/ionic-team/ionic-plugin-keyboard/pull/273
  @Test(arguments: [(CGFloat(969), CGFloat(313), CGFloat(55)), (980, 308, 44)])
  func onlyWhatIsOnTheScreenIsCovered(_ top: CGFloat, _ height: CGFloat, _ covered: CGFloat) {
    var machine = KeyboardStateMachine()
    let portrait = KeyboardEnvironment(screen: CGRect(x: 0, y: 0, width: 768, height: 1024))
    machine.play(Cycle.show(CGRect(x: 0, y: top, width: 768, height: height)), in: portrait)
    #expect(machine.state.placement == .docked)
    #expect(machine.state.coveredHeight == covered)
  }
}
