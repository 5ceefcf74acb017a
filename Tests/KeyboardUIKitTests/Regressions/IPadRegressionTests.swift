import KeyboardNotifications
import KeyboardTesting
import KeyboardUIKit
import Testing

/// Reported of other packages on iPads.
@MainActor
struct IPadRegressionTests {
  private let iPad = CGRect(x: 0, y: 0, width: 1024, height: 768)

  // https://github.com/freshOS/KeyboardLayoutGuide/issues/37
  @Test func aFloatingKeyboardCoversNothing() {
    let fixture = KeyboardFixture(screen: iPad)
    let scroll = fixture.addAdjustedScrollView()
    let floating = CGRect(x: 352, y: 300, width: 320, height: 260)
    fixture.post(.willShow, floating)
    fixture.post(.didShow, floating)
    #expect(Insets(of: scroll) == .zero)
    #expect(fixture.tracker.state.isVisible)
  }

  // https://github.com/software-mansion/react-native-reanimated/issues/5584
  @Test func aFloatingKeyboardThatIsDraggedCoversNothing() {
    let fixture = KeyboardFixture(screen: iPad)
    let scroll = fixture.addAdjustedScrollView()
    for x in stride(from: 0, through: 700, by: 100) {
      fixture.post(.willChangeFrame, .zero)
      fixture.post(.didChangeFrame, CGRect(x: x, y: 300, width: 320, height: 260))
      #expect(Insets(of: scroll) == .zero)
    }
  }

  // https://github.com/square/Blueprint/issues/71
  @Test func undockingGivesTheInsetBackAndDockingTakesItAgain() throws {
    let fixture = KeyboardFixture(for: .builtIn(.iPadUndockAndDock))
    let scroll = fixture.addAdjustedScrollView()
    var insets: [CGFloat] = []
    let trace = KeyboardTrace.builtIn(.iPadUndockAndDock)
    for inset in fixture.play(trace, noting: { scroll.contentInset.bottom })
    where insets.last != inset { insets.append(inset) }
    #expect(insets == [391, 0, 391])
  }

  // https://github.com/react/react-native/pull/48131
  @Test func aWindowThatDoesNotReachTheBottomIsCoveredByLess() {
    // Stage Manager: a window in the middle of the screen; the keyboard is wider.
    let fixture = KeyboardFixture(
      screen: iPad,
      window: CGRect(x: 300, y: 60, width: 420, height: 600)
    )
    let scroll = fixture.addAdjustedScrollView()
    fixture.show(391)
    #expect(Insets(of: scroll) == Insets(660 - 377))
  }

  // https://github.com/Kofktu/KUIKeyboard/issues/6
  @Test func inSlideOverTheFrameMayEndAboveTheScreensBottom() {
    // As reported there, the gap below the window is left out of the keyboard's frame.
    let fixture = KeyboardFixture(
      screen: iPad,
      window: CGRect(x: 694, y: 10, width: 320, height: 748)
    )
    let scroll = fixture.addAdjustedScrollView()
    fixture.post(.willShow, CGRect(x: 0, y: 458, width: 1024, height: 300))
    #expect(Insets(of: scroll) == Insets(300))
  }

  // https://github.com/podkovyrin/Keyboardy/issues/20
  // https://github.com/nathantannar4/InputBarAccessoryView/issues/282
  @Test func aSheetThatDoesNotReachTheBottomIsCoveredByLess() {
    let fixture = KeyboardFixture(screen: iPad)
    let sheet = UIView(frame: CGRect(x: 242, y: 74, width: 540, height: 620))
    fixture.window.addSubview(sheet)
    let scroll = UIScrollView(frame: sheet.bounds)
    sheet.addSubview(scroll)
    fixture.keep(scroll.adjustForKeyboard(tracker: fixture.tracker))
    fixture.show(391)
    #expect(Insets(of: scroll) == Insets(694 - 377))
  }

  // https://github.com/freshOS/KeyboardLayoutGuide/issues/33
  @Test func aSheetThatMovesAfterTheNotificationIsMeasuredAgain() {
    let fixture = KeyboardFixture(screen: iPad)
    let sheet = UIView(frame: CGRect(x: 242, y: 74, width: 540, height: 620))
    fixture.window.addSubview(sheet)
    let scroll = UIScrollView(frame: sheet.bounds)
    scroll.contentSize = CGSize(width: 540, height: 2000)
    sheet.addSubview(scroll)
    let bar = UIView(frame: .zero)
    sheet.addSubview(bar)
    let bottom = bar.bottomAnchor.constraint(equalTo: sheet.bottomAnchor)
    bottom.isActive = true
    fixture.keep([
      scroll.adjustForKeyboard(tracker: fixture.tracker),
      bottom.adjustForKeyboard(tracker: fixture.tracker),
    ])
    fixture.post(.willShow, fixture.docked(391))
    sheet.frame.origin.y = 20
    fixture.clock.nextTurn()
    #expect(Insets(of: scroll) == Insets(640 - 377))
    #expect(bottom.constant == 377 - 640 as CGFloat)
  }

  // https://github.com/hackiftekhar/IQKeyboardManager/issues/469
  // https://github.com/mozilla-mobile/firefox-ios/pull/739
  @Test func aHardwareKeyboardLeavesNoGapAboveItsBar() throws {
    let fixture = KeyboardFixture(for: .builtIn(.hardwareKeyboard))
    let scroll = fixture.addScrollView()
    let bar = UIView(frame: .zero)
    fixture.window.addSubview(bar)
    let bottom = bar.bottomAnchor.constraint(equalTo: fixture.window.bottomAnchor)
    bottom.isActive = true
    fixture.keep([
      scroll.adjustForKeyboard(tracker: fixture.tracker),
      bottom.adjustForKeyboard(tracker: fixture.tracker),
    ])
    let trace = KeyboardTrace.builtIn(.hardwareKeyboard)
    let insets = fixture.play(trace) { scroll.contentInset.bottom + bottom.constant }
    #expect(insets.allSatisfy { $0 == 0 })
    #expect(fixture.play(trace) { scroll.contentInset.bottom }.max() == 44)
  }
}
