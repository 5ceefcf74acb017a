import KeyboardUIKit
import Testing
import UIKit

/// A text field and a text view, focused and left.
///
/// Decides behaviors 2, 24, 27, 36 and 42.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(2)))
struct FocusTests {
  @Test(arguments: ["text field", "text view"])
  func theOverlapIsThatOfThePostedFrame(kind: String) async throws {
    let input: UIView = kind == "text field" ? UITextField() : UITextView()
    input.frame = CGRect(x: 20, y: 100, width: 200, height: 40)
    try await Fixture.record("A \(kind) is focused and left") { fixture in
      let view = fixture.view
      view.addSubview(input)
      let overlaps = fixture.follow(view)
      await fixture.focus(input)
      let shown = try #require(overlaps.all.last)
      fixture.expect(shown.height, equals: fixture.posted.covered(of: view), "while shown")
      #expect(shown.height > 100, "A hardware keyboard is connected, or none was raised.")
      fixture.expect(shown.inset, equals: shown.height - view.safeAreaInsets.bottom, "inset")
      fixture.expect(shown.freeRectangle.maxY, equals: view.bounds.maxY - shown.height, "free")
      await fixture.blur(input)
      fixture.expect(overlaps.height, equals: 0, "when hidden")
      fixture.expect(overlaps.sum, equals: 0, "sum of increments")
    }
  }

  @Test func theSystemConfirmsEachAnnouncement() async throws {
    try await Fixture.record("The order of a show and a hide") { fixture in
      await fixture.focusAndBlur()
      let shows = [
        UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
        UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
      ]
      #expect(fixture.posted.order.filter(shows.contains) == shows)
      #expect(fixture.errors == [], "Each notification of the system can be read.")
      #expect(fixture.transitions.first?.change == .appeared)
      #expect(fixture.transitions.last?.change == .disappeared)
    }
  }

  @Test func aFieldThatGetsTheFocusFromAnotherIsInSight() async throws {
    try await Fixture.record("The focus moves to another field") { fixture in
      let scroll = FieldScroll(filling: fixture.view)
      let first = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
      scroll.addSubview(first)
      fixture.window.layoutIfNeeded()
      let inset = scroll.contentInset
      fixture.keep(scroll.adjustForKeyboard())
      await fixture.focus(first)
      let before = fixture.posted.posts.count
      #expect(scroll.field.becomeFirstResponder())
      await fixture.settle()
      print("notifications of a change of focus: \(fixture.posted.posts.count - before)")
      let covered = fixture.expectClear(scroll, "adjusted inset")
      let field = scroll.field.convert(scroll.field.bounds, to: fixture.view)
      let keyboardTop = fixture.view.bounds.maxY - covered
      #expect(field.maxY <= keyboardTop + 0.5, "The field is covered.")
      #expect(field.minY >= fixture.view.safeAreaInsets.top - 0.5, "It was moved too far.")
      await fixture.blur(scroll.field)
      #expect(scroll.contentInset == inset)
    }
  }
}
