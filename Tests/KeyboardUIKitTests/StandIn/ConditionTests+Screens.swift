import KeyboardNotifications
import KeyboardTesting
import Testing

@testable import KeyboardUIKit

// A test makes screens and scenes of the stand-in. Only the system makes those of UIKit.

extension ConditionTests {
  @Test func theFocusInAViewIsMetByThatFocusAndWithoutAnyInItsScene() {
    let otherWindow = fixture.scene.makeWindow()
    let otherScene = fixture.addWindow(fixture.screen.bounds).window
    let condition = KeyboardCondition.focus(in: scroll)
    fixture.forgetFocus()
    #expect(condition.isMet(fixture.focus))
    let fields: [(field: UITextField, isMet: Bool)] = [
      (fixture.addField(y: 0, to: scroll), true),
      (fixture.addField(y: 0, to: fixture.window), false),
      (fixture.addField(y: 0, to: otherWindow), false),
      // The last focus of the view's own scene was elsewhere.
      (fixture.addField(y: 0, to: otherScene), false),
    ]
    for (field, isMet) in fields {
      field.becomeFirstResponder()
      #expect(condition.isMet(fixture.focus) == isMet)
      field.resignFirstResponder()
      #expect(condition.isMet(fixture.focus) == isMet)
    }
  }

  @Test func theLastFocusIsRememberedAfterItsWindowHasGone() {
    let otherScene = fixture.addWindow(fixture.screen.bounds).window
    let condition = KeyboardCondition.focus(in: scroll)
    giveFocusForAMoment(to: scroll)
    weak var gone: UIWindow?
    do {
      let alert = fixture.scene.makeWindow()
      fixture.addField(y: 0, to: alert).becomeFirstResponder()
      gone = alert
    }
    fixture.addField(y: 0, to: otherScene).becomeFirstResponder()
    #expect(gone == nil && !condition.isMet(fixture.focus))
  }

  @Test func twoScenesOnAScreenRememberTheirOwnFocus() {
    let other = fixture.addWindow(fixture.screen.bounds).window
    let condition = KeyboardCondition.focus(in: scroll)
    giveFocusForAMoment(to: scroll)
    fixture.addField(y: 0, to: other).becomeFirstResponder()
    #expect(condition.isMet(fixture.focus))
  }

  /// Gives the focus to a field in a view, and takes it away.
  private func giveFocusForAMoment(to view: UIView) {
    let field = fixture.addField(y: 0, to: view)
    field.becomeFirstResponder()
    field.resignFirstResponder()
  }
}
