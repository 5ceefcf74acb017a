import KeyboardNotifications
import KeyboardTesting
import Testing

@testable import KeyboardUIKit

/// A first responder that posts no notification is noticed before the next frame.
@MainActor
struct UnannouncedFocusTests {
  /// View with text of its own, which counts how often it is asked for the focus.
  private final class Editor: UIView, UITextInput {
    var questions = 0
    let range = UITextField().selectedTextRange

    override var canBecomeFirstResponder: Bool { true }
    override var isFirstResponder: Bool {
      questions += 1
      return super.isFirstResponder
    }
    var selectedTextRange: UITextRange? { range }
    func insertText(_ text: String) {}
    func caretRect(for position: UITextPosition) -> CGRect {
      CGRect(x: 0, y: 10, width: 2, height: 20)
    }
  }

  private let fixture = KeyboardFixture()
  private let form: UIScrollView
  private let field: UITextField
  private let editor = Editor(frame: CGRect(x: 0, y: 700, width: 390, height: 40))

  init() {
    form = fixture.addScrollView()
    field = fixture.addField(y: 100, to: form)
    form.addSubview(editor)
  }

  /// Shows the keyboard for the field, then gives the focus to the view.
  private func focusEditorUnderTheKeyboard() {
    field.becomeFirstResponder()
    fixture.show(336)
    fixture.turn()
    fixture.clock.nextTurn()
    editor.becomeFirstResponder()
    fixture.turn()
  }

  /// The end of the caret on the screen.
  private var caretBottom: CGFloat { 730 - form.contentOffset.y }

  @Test func anUnannouncedFocusIsRevealedByItsForm() {
    fixture.adjust(form)
    focusEditorUnderTheKeyboard()
    #expect(caretBottom == 500)
  }

  @Test func anUnannouncedFocusIsRevealedWhileAFingerDragsTheKeyboard() {
    fixture.adjust(form)
    let list = fixture.addScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 80))
    list.keyboardDismissMode = .interactive
    field.becomeFirstResponder()
    fixture.show(336)
    fixture.turn()
    fixture.clock.nextTurn()
    list.standInTouchDown(at: CGPoint(x: 10, y: 40))
    list.standInDrag(to: CGPoint(x: 10, y: 550))
    editor.becomeFirstResponder()
    fixture.turn()
    #expect(caretBottom == (550 - 8) as CGFloat)
    list.standInTouchUp()
  }

  @Test(arguments: [true, false])
  func anUnannouncedFocusIsRevealedBesideAnotherTracker(isFirst: Bool) {
    let other = KeyboardTracker(center: fixture.player.center)
    let trackers = isFirst ? [fixture.tracker, other] : [other, fixture.tracker]
    for tracker in trackers {
      fixture.keep(KeyboardAdjustment.forFocusedViews(tracker: tracker))
    }
    focusEditorUnderTheKeyboard()
    #expect(caretBottom == 500)
  }

  @Test(arguments: [true, false])
  func anUnannouncedFocusIsRevealedInAWindowWithoutATextField(isForWholeApp: Bool) {
    let tracker = fixture.tracker
    if isForWholeApp {
      fixture.keep(KeyboardAdjustment.forFocusedViews(tracker: tracker))
    } else {
      fixture.adjust(form)
    }
    let other = fixture.keep(fixture.scene.makeWindow())
    other.isHidden = false
    fixture.addField(y: 0, to: other).becomeFirstResponder()
    fixture.show(336)
    editor.becomeFirstResponder()
    fixture.turn()
    #expect(caretBottom == 500)
  }

  @Test func anUnannouncedFocusIsRevealedInAnAppWithoutTextFields() {
    fixture.keep(KeyboardAdjustment.forFocusedViews(tracker: fixture.tracker))
    fixture.window.makeKeyAndVisible()
    editor.becomeFirstResponder()
    fixture.show(336)
    fixture.turn()
    #expect(caretBottom == 500)
  }

  @Test func theFormOfAnUnannouncedFocusIsAdjustedIfTheOldFocusWasInNoForm() {
    fixture.keep(KeyboardAdjustment.forFocusedViews(tracker: fixture.tracker))
    fixture.addField(y: 0, to: fixture.window).becomeFirstResponder()
    fixture.show(336)
    fixture.turn()
    fixture.clock.nextTurn()
    editor.becomeFirstResponder()
    fixture.turn()
    #expect(form.contentInset.bottom == 336)
    #expect(caretBottom == 500)
  }

  @Test func anUnannouncedFocusMeetsItsCondition() {
    let other = fixture.addScrollView(frame: CGRect(x: 0, y: 600, width: 390, height: 244))
    let adjustment = other.adjustForKeyboard(
      condition: .focus(in: form, otherwise: .release),
      tracker: fixture.tracker
    )
    fixture.addField(y: 0, to: other).becomeFirstResponder()
    fixture.show(336)
    fixture.turn()
    #expect(other.contentInset.bottom == 0)
    editor.becomeFirstResponder()
    fixture.turn()
    #expect(other.contentInset.bottom == 244)
    adjustment.cancel()
  }

  @Test func theUserMayScrollAwayFromAnUnannouncedFocus() {
    fixture.adjust(form)
    focusEditorUnderTheKeyboard()
    form.contentOffset.y = 0
    fixture.turn()
    #expect(form.contentOffset.y == 0)
  }

  // MARK: The search

  @Test func theViewsAreSearchedOnceAfterAChangeOfTheKeyboardIfNoneHasTheFocus() {
    fixture.adjust(form)
    for _ in 1...3 {
      let list = fixture.addScrollView()
      fixture.keep(list.adjustForKeyboard(condition: .focus(in: form), tracker: fixture.tracker))
    }
    fixture.show(336)
    editor.questions = 0
    fixture.turn()
    fixture.turn()
    #expect(editor.questions == 1)
    fixture.show(380)
    editor.questions = 0
    fixture.turn()
    fixture.turn()
    #expect(editor.questions == 1)
  }

  @Test func anUpdateByTheAppFindsAFocusThatComesLater() {
    let adjustment = fixture.adjust(form)
    fixture.show(336)
    fixture.turn()
    fixture.turn()
    editor.becomeFirstResponder()
    fixture.turn()
    #expect(caretBottom == 730)
    adjustment.update()
    #expect(caretBottom == 500)
  }

  @Test func noViewIsSearchedWhileTheKnownResponderHasTheFocus() {
    fixture.adjust(form)
    fixture.keep(form.adjustForKeyboard(condition: .focus(in: form), tracker: fixture.tracker))
    field.becomeFirstResponder()
    fixture.show(336)
    fixture.turn()
    editor.questions = 0
    fixture.turn()
    #expect(editor.questions == 0)
  }
}
