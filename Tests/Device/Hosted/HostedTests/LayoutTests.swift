import KeyboardUIKit
import SwiftUI
import Testing
import UIKit

/// Layout and logs of UIKit around an adjustment.
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
      adjustment.alongside = { _ in
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

  @Test func aTableInNoWindowIsNotLaidOut() async throws {
    try await Fixture.record("A table in no window") { fixture in
      let page = UIView(frame: fixture.view.bounds)
      let table = CountingTable(frame: page.bounds, style: .plain)
      page.addSubview(table)
      let bar = addView(to: page)
      let bottom = bar.bottomAnchor.constraint(equalTo: page.bottomAnchor)
      bottom.isActive = true
      fixture.keep(table.adjustForKeyboard(withBar: bar, moving: bottom))
      let overlaps = fixture.follow(page)
      table.passes = 0
      await fixture.focus(fixture.field)
      #expect(table.passes == 0, "UIKit logs layout of a table outside the view hierarchy.")
      #expect(overlaps.all.map(\.height) == [0])
      fixture.view.addSubview(page)
      await fixture.settle()
      fixture.expect(overlaps.height, equals: fixture.posted.covered(of: page), "in the window")
    }
  }

  @Test func theViewOfAHostingControllerGetsNoSubview() async throws {
    let controller = UIHostingController(rootView: Text("Content"))
    try await Fixture.record("A hosting controller is followed", root: controller) { fixture in
      fixture.window.layoutIfNeeded()
      let before = fixture.view.subviews
      let overlaps = fixture.follow(fixture.view)
      #expect(fixture.view.subviews == before, "SwiftUI logs a subview as not supported.")
      let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
      fixture.window.addSubview(field)
      await fixture.focus(field)
      fixture.expect(overlaps.height, equals: fixture.posted.covered(of: fixture.view), "shown")
    }
  }

  @available(iOS 17.4, *)
  @Test func aRunningScrollOfTheAppIsLeftAlone() async throws {
    try await Fixture.record("The app scrolls when the keyboard comes") { fixture in
      let scroll = FieldScroll(filling: fixture.view)
      fixture.window.layoutIfNeeded()
      let adjustment = scroll.adjustForKeyboard()
      adjustment.keeping = .bottom
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

/// A table that counts its layout passes.
private final class CountingTable: UITableView {
  var passes = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    passes += 1
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
