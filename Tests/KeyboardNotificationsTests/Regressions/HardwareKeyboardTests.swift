import Foundation
import KeyboardNotifications
import Testing

/// A hardware keyboard leaves only a bar of the one on the screen; accessory views add to it.
@Suite struct HardwareKeyboardTests {
  private let portrait = KeyboardEnvironment(screen: CGRect(x: 0, y: 0, width: 768, height: 1024))

  // Behavior 6: the frame keeps its full height and sits mostly below the screen.
  // https://github.com/ionic-team/ionic-plugin-keyboard/pull/273
  @Test(arguments: [(CGFloat(969), CGFloat(313), CGFloat(55)), (980, 308, 44)])
  func onlyWhatIsOnTheScreenIsCovered(_ top: CGFloat, _ height: CGFloat, _ covered: CGFloat) {
    var machine = KeyboardStateMachine()
    machine.play(Cycle.show(CGRect(x: 0, y: top, width: 768, height: height)), in: portrait)
    #expect(machine.state.placement == .docked)
    #expect(machine.state.coveredHeight == covered)
  }

  // Behavior 6: a show can be wholly below the screen.
  // https://github.com/mozilla-mobile/firefox-ios/pull/739
  @Test func aShowBelowTheScreenIsNotAKeyboard() {
    #expect(outcomes(of: [.willShow(Phone.offscreen)]) == ["notAKeyboard"])
  }

  // Behavior 6: a show is posted where the keyboard shrinks to its accessory bar.
  // https://github.com/defagos/CoconutKit/issues/36
  @Test func aShowOfTheBarAloneShrinksTheKeyboard() {
    var machine = Phone.shown()
    let bar = CGRect(x: 0, y: 623, width: 375, height: 300)
    #expect(machine.play([.willShow(bar)]) == ["resized -256"])
    #expect(machine.state.coveredHeight == 44)
  }

  // Behavior 6: a show below the screen takes the keyboard away as a hide does.
  // https://github.com/hackiftekhar/IQKeyboardManager/issues/469
  @Test func aShowBelowTheScreenHidesAVisibleKeyboard() {
    #expect(Phone.shown().outcomes(of: [.willShow(Phone.offscreen)]) == ["disappeared -300"])
  }

  // Behavior 6: in a simulator, hides are posted on focus and on blur, and never a show.
  // https://github.com/AlphaWallet/alpha-wallet-ios/pull/1254
  @Test func hidesWithoutAShowSayNothing() {
    let outcomes = outcomes(of: [.willHide, .didHide, .willHide, .didHide])
    #expect(Set(outcomes) == ["duplicate"])
  }

  // Behavior 6: turning the keyboard on the screen on posts two shows and no hide.
  // https://github.com/lionheart/openradar-mirror/issues/15157
  @Test func twoShowsOfDifferentHeightsAreTwoChanges() {
    let outcomes = outcomes(of: [.willShow(44), .willShow(300)])
    #expect(outcomes == ["appeared +44", "resized +256"])
  }

  // Behavior 7: an accessory view alone is shown as a keyboard would be, and then grows into one.
  // https://github.com/RxSwiftCommunity/RxKeyboard/issues/116
  @Test func anAccessoryAloneCoversItsHeightAndTheKeyboardIsAChange() {
    let outcomes = outcomes(of: [.willShow(54), .didShow(54), .willShow(301)])
    #expect(outcomes == ["appeared +54", "noted", "resized +247"])
  }

  // Behavior 7: replacing the accessory view posts a show and its confirmation.
  // https://github.com/kirillzyusko/react-native-keyboard-controller/commit/6c25251470
  @Test func replacingTheAccessoryResizes() {
    var machine = Phone.shown(216)
    let taller = Phone.docked(height: 260)
    #expect(machine.play([.willShow(taller), .didShow(taller)]) == ["resized +44", "noted"])
  }
}
