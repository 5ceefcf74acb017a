import KeyboardNotifications
import KeyboardUIKit
import Testing

/// Reported of other packages: screens that do not know of a keyboard that is up.
@MainActor
struct LateViewRegressionTests {
  // https://github.com/woocommerce/woocommerce-ios/pull/2066
  // https://github.com/square/Listable/pull/199
  @Test func aViewThatIsMadeWhileTheKeyboardIsUpKnowsOfIt() {
    let fixture = KeyboardFixture(safeAreaBottom: 34)
    fixture.show(336)
    let scroll = UIScrollView(frame: fixture.window.bounds)
    scroll.contentSize = CGSize(width: 390, height: 2000)
    fixture.keep(scroll.adjustForKeyboard(tracker: fixture.tracker))
    let animations = UIView.standInAnimations {
      fixture.window.addSubview(scroll)
      fixture.turn()
    }
    #expect(Insets(of: scroll) == Insets(302))
    #expect(animations.isEmpty)
  }

  @Test func nobodyNeedsToKeepAProviderAlive() {
    let fixture = KeyboardFixture()
    do {
      let first = fixture.addAdjustedScrollView()
      first.removeFromSuperview()
    }
    // Nobody is left; the keyboard comes, and then another screen.
    fixture.show(336)
    let scroll = fixture.addAdjustedScrollView()
    #expect(Insets(of: scroll) == Insets(336))
  }

  // https://github.com/RxSwiftCommunity/RxKeyboard/issues/95
  // https://github.com/freshOS/KeyboardLayoutGuide/issues/40
  // https://github.com/nixzhu/KeyboardMan/pull/11
  // https://github.com/nathantannar4/InputBarAccessoryView/issues/268
  //
  // The stand-in for UIKit has no `UIApplication.shared`, as app extensions have none: nothing in
  // the module could refer to it.
  @Test func anAppExtensionHearsOfItsHostsLife() {
    let fixture = KeyboardFixture()
    let scroll = fixture.addAdjustedScrollView()
    fixture.post("NSExtensionHostWillResignActiveNotification")
    fixture.show(336)
    #expect(Insets(of: scroll) == .zero)
    fixture.post("NSExtensionHostDidBecomeActiveNotification")
    #expect(Insets(of: scroll) == Insets(336))
  }

  @Test func anExtensionsViewWithoutASceneIsAdjusted() {
    let fixture = KeyboardFixture()
    let window = UIWindow(frame: UIScreen.main.bounds)
    let scroll = UIScrollView(frame: window.bounds)
    scroll.contentSize = CGSize(width: 390, height: 2000)
    window.addSubview(scroll)
    fixture.keep(scroll.adjustForKeyboard(tracker: fixture.tracker))
    fixture.show(336)
    #expect(Insets(of: scroll) == Insets(336))
  }
}
