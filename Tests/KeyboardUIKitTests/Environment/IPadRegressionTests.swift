import KeyboardNotifications
import KeyboardTesting
import KeyboardUIKit
import Testing

/// Reported of other packages on iPads.
@MainActor
struct IPadRegressionTests {
  private let iPad = CGRect(x: 0, y: 0, width: 1024, height: 768)

  @Test(arguments: [
    // A floating keyboard covers nothing: https://github.com/freshOS/KeyboardLayoutGuide/issues/37
    (nil, CGRect(x: 352, y: 300, width: 320, height: 260), CGFloat(0)),
    // Stage Manager: a window in the middle of the screen; the keyboard is wider.
    // https://github.com/react/react-native/pull/48131
    (
      CGRect(x: 300, y: 60, width: 420, height: 600),
      CGRect(x: 0, y: 377, width: 1024, height: 391), 660 - 377
    ),
    // In Slide Over the gap below the window is left out of the keyboard's frame:
    // https://github.com/Kofktu/KUIKeyboard/issues/6
    (
      CGRect(x: 694, y: 10, width: 320, height: 748),
      CGRect(x: 0, y: 458, width: 1024, height: 300), 300
    ),
  ])
  func aWindowIsCoveredByWhatIsInIt(window: CGRect?, keyboard: CGRect, inset: CGFloat) {
    let fixture = KeyboardFixture(screen: iPad, window: window)
    let scroll = fixture.addAdjustedScrollView()
    fixture.post(.willShow, keyboard)
    fixture.post(.didShow, keyboard)
    #expect(Insets(of: scroll) == Insets(inset))
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

  // It does not reach the bottom, and moves after the notification:
  // https://github.com/podkovyrin/Keyboardy/issues/20
  // https://github.com/nathantannar4/InputBarAccessoryView/issues/282
  // https://github.com/freshOS/KeyboardLayoutGuide/issues/33
  @Test func aSheetIsCoveredByLessAndMeasuredAgain() {
    let fixture = KeyboardFixture(screen: iPad)
    let sheet = fixture.addView(CGRect(x: 242, y: 74, width: 540, height: 620))
    let text = UITextView(frame: sheet.bounds)
    text.contentSize = CGSize(width: 540, height: 2000)
    sheet.addSubview(text)
    let bottom = sheet.addBar(on: sheet.bottomAnchor)
    fixture.adjust(text)
    fixture.adjust(bottom)
    fixture.post(.willShow, fixture.docked(391))
    #expect(Insets(of: text) == Insets(694 - 377))
    #expect(bottom.constant == 377 - 694 as CGFloat)
    // A text view that begins editing waits for its own look.
    text.becomeFirstResponder()
    sheet.frame.origin.y = 20
    fixture.clock.nextTurn()
    #expect(Insets(of: text) == Insets(640 - 377))
    #expect(bottom.constant == 377 - 640 as CGFloat)
  }
}
