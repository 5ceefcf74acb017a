import KeyboardNotifications
import KeyboardUIKit
import Testing

/// What users of other packages complained about: screens that do not know of the keyboard.
@MainActor
struct ComplaintsAboutKnowingTests {
  // https://github.com/woocommerce/woocommerce-ios/pull/2066
  // https://github.com/square/Listable/pull/199
  @Test func aViewThatIsMadeWhileTheKeyboardIsUpKnowsOfIt() {
    let stage = Stage(safeAreaBottom: 34)
    stage.show(336)
    let scroll = UIScrollView(frame: stage.window.bounds)
    scroll.contentSize = CGSize(width: 390, height: 2000)
    let adjustment = scroll.adjustForKeyboard(tracker: stage.tracker)
    let animations = UIView.standInAnimations { stage.window.addSubview(scroll) }
    #expect(Insets(of: scroll) == Insets(302))
    #expect(animations.isEmpty)
    withExtendedLifetime(adjustment) {}
  }

  @Test func nobodyNeedsToKeepAProviderAlive() {
    let stage = Stage()
    do {
      let first = stage.addScrollView()
      let adjustment = first.adjustForKeyboard(tracker: stage.tracker)
      first.removeFromSuperview()
      withExtendedLifetime(adjustment) {}
    }
    // Nobody is left; the keyboard comes, and then another screen.
    stage.show(336)
    let scroll = stage.addScrollView()
    let adjustment = scroll.adjustForKeyboard(tracker: stage.tracker)
    #expect(Insets(of: scroll) == Insets(336))
    withExtendedLifetime(adjustment) {}
  }

  // https://github.com/RxSwiftCommunity/RxKeyboard/issues/95
  // https://github.com/freshOS/KeyboardLayoutGuide/issues/40
  // https://github.com/nixzhu/KeyboardMan/pull/11
  // https://github.com/nathantannar4/InputBarAccessoryView/issues/268
  //
  // The stand-in for UIKit has no `UIApplication.shared`, as app extensions have none: nothing in
  // the module could refer to it.
  @Test func anAppExtensionHearsOfItsHostsLife() {
    let stage = Stage()
    let scroll = stage.addScrollView()
    let adjustment = scroll.adjustForKeyboard(tracker: stage.tracker)
    stage.post("NSExtensionHostWillResignActiveNotification")
    stage.show(336)
    #expect(Insets(of: scroll) == .zero)
    stage.post("NSExtensionHostDidBecomeActiveNotification")
    #expect(Insets(of: scroll) == Insets(336))
    withExtendedLifetime(adjustment) {}
  }

  @Test func anExtensionsViewWithoutASceneIsAdjusted() {
    let stage = Stage()
    let window = UIWindow(frame: UIScreen.main.bounds)
    let scroll = UIScrollView(frame: window.bounds)
    scroll.contentSize = CGSize(width: 390, height: 2000)
    window.addSubview(scroll)
    let adjustment = scroll.adjustForKeyboard(tracker: stage.tracker)
    stage.show(336)
    #expect(Insets(of: scroll) == Insets(336))
    withExtendedLifetime(adjustment) {}
  }
}
