import KeyboardUIKit
import Testing
import UIKit

/// Scroll views around the focus, adjusted by one line for all screens.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(2)))
struct FocusedViewsTests {
  private let scroll = UIScrollView()
  private let field = UITextField(frame: CGRect(x: 20, y: 1900, width: 200, height: 44))

  private func keepFieldsInSight(_ fixture: Fixture) {
    fixture.keep(KeyboardAdjustment(ofFocusedViewsWith: .shared, spacing: 12))
    scroll.contentSize.height = 2000
    scroll.addSubview(field)
  }

  @Test func aTextViewWhichBeginsEditingAfterTheShowIsClearToo() async throws {
    let text = UITextView()
    try await Fixture.record("A text view without keyboard code") { fixture in
      keepFieldsInSight(fixture)
      text.frame = fixture.view.bounds
      fixture.view.addSubview(text)
      let rest = text.adjustedContentInset.bottom
      await fixture.focus(text)
      let covered = fixture.posted.covered(of: text)
      fixture.expect(text.adjustedContentInset.bottom, equals: covered + 12, "shown")
      await fixture.blur(text)
      fixture.expect(text.adjustedContentInset.bottom, equals: rest, "hidden")
    }
  }

  @Test func aFormOnTheLayoutGuideGetsNoInset() async throws {
    try await Fixture.record("A form on the keyboard layout guide") { fixture in
      keepFieldsInSight(fixture)
      scroll.translatesAutoresizingMaskIntoConstraints = false
      fixture.view.addSubview(scroll)
      NSLayoutConstraint.activate([
        scroll.topAnchor.constraint(equalTo: fixture.view.topAnchor),
        scroll.leadingAnchor.constraint(equalTo: fixture.view.leadingAnchor),
        scroll.trailingAnchor.constraint(equalTo: fixture.view.trailingAnchor),
        scroll.bottomAnchor.constraint(equalTo: fixture.view.keyboardLayoutGuide.topAnchor),
      ])
      fixture.window.layoutIfNeeded()
      await fixture.focus(field)
      fixture.expect(scroll.contentInset.bottom, equals: 0, "The guide has moved the form.")
    }
  }
}
