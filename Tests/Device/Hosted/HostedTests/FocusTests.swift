import KeyboardTesting
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
  func theCoverIsWhatThePostedFrameCovers(kind: String) async throws {
    let input: UIView = kind == "text field" ? UITextField() : UITextView()
    input.frame = CGRect(x: 20, y: 100, width: 200, height: 40)
    try await Fixture.record("A \(kind) is focused and left") { fixture in
      let view: UIView = try #require(fixture.window.rootViewController?.view)
      view.addSubview(input)
      var covers: [KeyboardCover] = []
      let adjustment = view.followKeyboard { covers.append($0) }
      await fixture.focus(input)
      let shown = try #require(covers.last)
      fixture.expect(shown.height, equals: fixture.posted.covered(of: view), "while shown")
      #expect(shown.height > 100, "A hardware keyboard is connected, or none was raised.")
      fixture.expect(shown.inset, equals: shown.height - view.safeAreaInsets.bottom, "inset")
      fixture.expect(shown.freeRectangle.maxY, equals: view.bounds.maxY - shown.height, "free")
      await fixture.blur(input)
      fixture.expect(try #require(covers.last).height, equals: 0, "when hidden")
      fixture.expect(covers.reduce(0) { $0 + $1.heightIncrement }, equals: 0, "sum of increments")
      withExtendedLifetime(adjustment) {}
    }
  }

  @Test func theSystemConfirmsWhatItAnnounced() async throws {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    try await Fixture.record("The order of a show and a hide") { fixture in
      fixture.window.rootViewController?.view.addSubview(field)
      await fixture.focus(field)
      await fixture.blur(field)
      let order = fixture.posted.order
      let shows = [
        UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
        UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
      ]
      #expect(order.filter(shows.contains) == shows)
      #expect(fixture.errors == [], "Each notification of the system can be read.")
      #expect(fixture.transitions.first?.change == .appeared)
      #expect(fixture.transitions.last?.change == .disappeared)
    }
  }

  @Test func theRecordingPlaysAsItWasSeen() async throws {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    try await Fixture.record("A recording to play") { fixture in
      fixture.window.rootViewController?.view.addSubview(field)
      await fixture.focus(field)
      await fixture.blur(field)
      let player = KeyboardTracePlayer()
      let tracker = KeyboardTracker(center: player.center) { player.environment }
      var played: [CGFloat] = []
      let token = tracker.observe { played.append($0.heightIncrement) }
      player.play(try fixture.trace)
      token.cancel()
      #expect(played == fixture.transitions.map(\.heightIncrement))
    }
  }

  @Test func aFocusedFieldIsInSightAboveTheKeyboard() async throws {
    let scroll = FieldScroll()
    try await Fixture.record("A field near the end of a scroll view") { fixture in
      let view: UIView = try #require(fixture.window.rootViewController?.view)
      scroll.filling(view)
      fixture.window.layoutIfNeeded()
      let before = scroll.contentInset
      let adjustment = scroll.adjustForKeyboard()
      await fixture.focus(scroll.field)
      let covered = fixture.posted.covered(of: scroll)
      fixture.expect(scroll.adjustedContentInset.bottom, equals: covered, "adjusted inset")
      let field = scroll.field.convert(scroll.field.bounds, to: view)
      #expect(field.maxY <= view.bounds.maxY - covered + 0.5, "The field is covered.")
      #expect(field.minY >= view.safeAreaInsets.top - 0.5, "The field was moved too far.")
      await fixture.blur(scroll.field)
      #expect(scroll.contentInset == before)
      withExtendedLifetime(adjustment) {}
    }
  }

  @Test func aFieldThatTakesTheFocusFromAnotherIsInSight() async throws {
    let scroll = FieldScroll()
    let first = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
    try await Fixture.record("The focus moves to another field") { fixture in
      let view: UIView = try #require(fixture.window.rootViewController?.view)
      scroll.filling(view)
      scroll.addSubview(first)
      fixture.window.layoutIfNeeded()
      let adjustment = scroll.adjustForKeyboard()
      await fixture.focus(first)
      let before = fixture.posted.posts.count
      #expect(scroll.field.becomeFirstResponder())
      await fixture.settle()
      print("notifications of a change of focus: \(fixture.posted.posts.count - before)")
      let covered = fixture.posted.covered(of: scroll)
      let field = scroll.field.convert(scroll.field.bounds, to: view)
      #expect(field.maxY <= view.bounds.maxY - covered + 0.5, "The field is covered.")
      withExtendedLifetime(adjustment) {}
    }
  }
}
