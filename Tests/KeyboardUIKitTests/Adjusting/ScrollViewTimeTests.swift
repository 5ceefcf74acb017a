import KeyboardNotifications
import KeyboardTesting
import KeyboardUIKit
import Testing

/// The place of a view is looked at again when it may have changed.
@MainActor
struct ScrollViewLayoutTests {
  private let fixture = KeyboardFixture()
  private let scroll: UIScrollView
  private let adjustment: KeyboardAdjustment

  init() {
    scroll = fixture.addScrollView()
    adjustment = fixture.adjust(scroll)
  }

  @Test func aViewThatWasMovedIsSeenATurnLater() {
    fixture.post(.willShow, fixture.docked(336))
    scroll.frame.origin.y = -100
    #expect(Insets(of: scroll) == Insets(336))
    let animations = UIView.standInAnimations { fixture.clock.nextTurn() }
    #expect(Insets(of: scroll) == Insets(236))
    #expect(animations.map(\.curve.rawValue) == [7])
  }

  @Test func aTurnThatChangesNothingIsNotAnimated() {
    fixture.post(.willShow, fixture.docked(336))
    #expect(UIView.standInAnimations { fixture.clock.nextTurn() }.isEmpty)
  }

  @Test func aViewThatWasMovedIsSeenWhenTheShowIsConfirmed() {
    fixture.post(.willShow, fixture.docked(336))
    fixture.clock.nextTurn()
    scroll.frame.origin.y = -100
    fixture.post(.didShow, fixture.docked(336))
    #expect(Insets(of: scroll) == Insets(236))
  }

  @Test func anUpdateSeesItAtAnyTime() {
    fixture.show(336)
    scroll.frame.origin.y = -100
    adjustment.update()
    #expect(Insets(of: scroll) == Insets(236))
  }
}

/// Views come into windows and go, and are not kept alive.
@MainActor
struct ScrollViewLifetimeTests {
  private let fixture = KeyboardFixture()

  @Test func nothingHappensOutsideAWindow() {
    let scroll = UIScrollView(frame: fixture.window.bounds)
    fixture.adjust(scroll)
    let animations = UIView.standInAnimations { fixture.show(336) }
    #expect(Insets(of: scroll) == .zero)
    #expect(animations.isEmpty)
    fixture.window.addSubview(scroll)
    fixture.clock.nextTurn()
    #expect(Insets(of: scroll) == Insets(336))
  }

  // https://github.com/woocommerce/woocommerce-ios/pull/2066
  // https://github.com/square/Listable/pull/199
  @Test func aViewThatIsMadeWhileTheKeyboardIsUpKnowsOfIt() {
    fixture.show(336)
    let scroll = UIScrollView(frame: fixture.window.bounds)
    fixture.adjust(scroll)
    let animations = UIView.standInAnimations {
      fixture.window.addSubview(scroll)
      fixture.turn()
    }
    #expect(Insets(of: scroll) == Insets(336))
    #expect(animations.isEmpty)
  }

  @Test func aViewThatHasLeftItsWindowIsPutBackInItsFirstFrameInOne() {
    let scroll = fixture.addAdjustedScrollView()
    fixture.show(336)
    scroll.removeFromSuperview()
    fixture.hide()
    fixture.turn()
    #expect(Insets(of: scroll) == Insets(336))
    fixture.window.addSubview(scroll)
    fixture.turn()
    #expect(Insets(of: scroll) == .zero)
  }

  @Test func theViewIsNotKeptAlive() {
    weak var gone: UIScrollView?
    let adjustment: KeyboardAdjustment
    do {
      let scroll = fixture.addScrollView()
      adjustment = fixture.adjust(scroll)
      fixture.show(336)
      fixture.clock.nextTurn()
      scroll.removeFromSuperview()
      gone = scroll
    }
    #expect(gone == nil)
    fixture.hide()
    adjustment.update()
  }

  @Test func theTrackerIsNotKeptAlive() {
    weak var gone: KeyboardTracker?
    let scroll = UIScrollView(frame: .zero)
    do {
      let fixture = KeyboardFixture()
      fixture.window.addSubview(scroll)
      fixture.adjust(scroll)
      fixture.show(336)
      gone = fixture.tracker
    }
    #expect(gone == nil)
  }

  // An app extension hears of its host's life:
  // https://github.com/RxSwiftCommunity/RxKeyboard/issues/95
  // https://github.com/freshOS/KeyboardLayoutGuide/issues/40
  // https://github.com/nixzhu/KeyboardMan/pull/11
  // https://github.com/nathantannar4/InputBarAccessoryView/issues/268
  @Test(arguments: ["UIApplication", "NSExtensionHost"])
  func nothingMovesInTheBackgroundAndAnActiveAppMeasuresAgain(prefix: String) {
    let scroll = fixture.addAdjustedScrollView()
    fixture.post("\(prefix)WillResignActiveNotification")
    fixture.show(336)
    scroll.frame.size.height -= 10
    fixture.turn()
    #expect(Insets(of: scroll) == .zero)
    fixture.scene.standInMove(to: CGRect(x: 0, y: -90, width: 390, height: 844))
    fixture.post("\(prefix)DidBecomeActiveNotification")
    #expect(Insets(of: scroll) == Insets(236))
  }
}
