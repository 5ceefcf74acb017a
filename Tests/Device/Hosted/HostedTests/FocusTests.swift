import KeyboardUIKit
import Testing
import UIKit

/// Order of a show and a hide, what their frames cover, and a focus that moves on.
///
/// Decides behaviors 2, 24, 27, 38 and 44.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(2)))
struct FocusTests {
  @Test func aShowAndAHideAreConfirmedAndGiveWhatIsCovered() async throws {
    try await Fixture.record("The order of a show and a hide") { fixture in
      let view = fixture.view
      let overlaps = fixture.follow(view)
      await fixture.focus(fixture.field)
      let shown = try #require(overlaps.all.last)
      fixture.expect(shown.height, equals: fixture.posted.covered(of: view), "while shown")
      #expect(shown.height > 100, "A hardware keyboard is connected, or none was raised.")
      fixture.expect(shown.inset, equals: shown.height - view.safeAreaInsets.bottom, "inset")
      await fixture.blur(fixture.field)
      fixture.expect(overlaps.sum, equals: 0, "sum of increments")
      let shows = [
        UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
        UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
      ]
      #expect(fixture.posted.order.filter(shows.contains) == shows)
      #expect(fixture.errors == [], "Each notification of the system can be read.")
    }
  }

  @Test func aFieldThatGetsTheFocusFromAnotherIsInSight() async throws {
    try await Fixture.record("The focus moves to another field") { fixture in
      let scroll = FieldScroll(filling: fixture.view)
      let first = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
      scroll.addSubview(first)
      fixture.window.layoutIfNeeded()
      fixture.keep(scroll.adjustForKeyboard())
      await fixture.focus(first)
      #expect(scroll.field.becomeFirstResponder())
      await fixture.settle()
      let covered = fixture.expectClear(scroll, "adjusted inset")
      let field = scroll.field.convert(scroll.field.bounds, to: fixture.view)
      #expect(field.maxY <= fixture.view.bounds.maxY - covered + 0.5, "The field is covered.")
      #expect(field.minY >= fixture.view.safeAreaInsets.top - 0.5, "It was moved too far.")
    }
  }
}
