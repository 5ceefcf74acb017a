import KeyboardUIKit
import Testing
import UIKit

/// Layout that waits, and a scroll of the app's, when the keyboard comes.
///
/// Decides behavior 41.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(2)))
struct LayoutTests {
  @Test func layoutThatWaitsForAnotherReasonIsNotAnimatedAlong() async throws {
    try await Fixture.record("Layout that waits when the keyboard comes") { fixture in
      let header = addView(to: fixture.view)
      let height = header.heightAnchor.constraint(equalToConstant: 100)
      let bar = addView(to: fixture.view)
      let bottom = bar.bottomAnchor.constraint(equalTo: fixture.view.bottomAnchor)
      NSLayoutConstraint.activate([
        height, header.topAnchor.constraint(equalTo: fixture.view.topAnchor),
        bottom, bar.heightAnchor.constraint(equalToConstant: 50),
      ])
      fixture.window.layoutIfNeeded()
      var durations: [TimeInterval] = []
      var movesOfBar = 0
      let adjustment = bottom.adjustForKeyboard()
      fixture.keep(adjustment)
      adjustment.onChange = { _ in
        for key in ["bounds.size", "bounds", "position"] {
          if let animation = header.layer.animation(forKey: key) {
            durations.append(animation.duration)
          }
        }
        if bar.layer.animation(forKey: "position") != nil { movesOfBar += 1 }
      }
      height.constant = 0
      await fixture.focus(fixture.field)
      #expect(header.frame.height == 0)
      #expect(durations == [], "The header is animated with the keyboard.")
      #expect(movesOfBar > 0, "The bar is not animated with the keyboard.")
    }
  }

  @available(iOS 17.4, *)
  @Test func aRunningScrollOfTheAppIsLeftAlone() async throws {
    try await Fixture.record("The app scrolls when the keyboard comes") { fixture in
      let scroll = FieldScroll(filling: fixture.view)
      fixture.window.layoutIfNeeded()
      let adjustment = scroll.adjustForKeyboard()
      adjustment.anchor = .bottom
      fixture.keep(adjustment)
      fixture.view.addSubview(fixture.field)
      scroll.setContentOffset(CGPoint(x: 0, y: 150), animated: true)
      #expect(scroll.isScrollAnimating)
      await fixture.focus(fixture.field)
      fixture.expectClear(scroll, "the inset is adjusted all the same")
      fixture.expect(scroll.contentOffset.y, equals: 150, "where the app has scrolled to")
    }
  }
}

/// A view as wide as another one, which it is added to.
@MainActor
private func addView(to parent: UIView) -> UIView {
  let view = UIView()
  view.translatesAutoresizingMaskIntoConstraints = false
  parent.addSubview(view)
  NSLayoutConstraint.activate([
    view.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
    view.trailingAnchor.constraint(equalTo: parent.trailingAnchor),
  ])
  return view
}
