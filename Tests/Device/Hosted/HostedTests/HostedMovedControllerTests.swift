import KeyboardUIKit
import Testing
import UIKit

/// The view of a controller that moves for a field in no scroll view.
///
/// *Not seen yet:* no device has run these tests. A pop by a finger and the middle of a rotation's
/// animation need a person: play both by hand on the screen of the first test.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(2)))
struct HostedMovedControllerTests {
  private let page = UIViewController()
  private let field = UITextField()

  /// Puts the field near the bottom of a page in a navigation controller.
  private func makeNavigation() -> UINavigationController {
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.pushViewController(page, animated: false)
    page.view.addSubview(field)
    return navigation
  }

  private func place(_ field: UITextField) {
    let height = page.view.bounds.height
    field.frame = CGRect(x: 20, y: height - 120, width: 200, height: 40)
  }

  @Test func aFieldInNoScrollViewIsInSightAndTheViewGoesBack() async throws {
    try await Fixture.record("A moved controller", root: makeNavigation()) { fixture in
      place(field)
      let before = page.view.frame
      fixture.keep(.forFocusedViews(spacing: 12, movesControllers: true))
      await fixture.focus(field)
      await fixture.settle()
      #expect(page.view.frame.origin.y < before.origin.y, "The view did not move.")
      fixture.expect(fixture.posted.covered(of: field), equals: 0, "covered of the field")
      await fixture.blur(field)
      await fixture.settle()
      #expect(page.view.frame == before)
    }
  }

  /// Whether UIKit clips a sheet's view that is moved up.
  @Test func aFieldInASheetIsInSightAndTheSheetGoesBack() async throws {
    let root = UIViewController()
    try await Fixture.record("A moved sheet", root: root) { fixture in
      page.view.addSubview(field)
      root.present(page, animated: false)
      await fixture.settle()
      place(field)
      let before = page.view.frame
      fixture.keep(.forFocusedViews(spacing: 12, movesControllers: true))
      await fixture.focus(field)
      await fixture.settle()
      fixture.expect(fixture.posted.covered(of: field), equals: 0, "covered, in the sheet")
      let clipping = sequence(first: page.view, next: \.superview).dropFirst().filter { [field] in
        $0.clipsToBounds && !$0.bounds.contains(field.convert(field.bounds, to: $0))
      }
      fixture.expect(CGFloat(clipping.count), equals: 0, "views that clip the field")
      await fixture.blur(field)
      await fixture.settle()
      #expect(page.view.frame == before)
      root.dismiss(animated: false)
    }
  }

  @Test func aPopTakesTheMoveBack() async throws {
    let navigation = makeNavigation()
    try await Fixture.record("A pop of a moved controller", root: navigation) { fixture in
      place(field)
      let before = page.view.frame.origin.y
      fixture.keep(.forFocusedViews(spacing: 12, movesControllers: true))
      await fixture.focus(field)
      navigation.popViewController(animated: true)
      await fixture.settle()
      fixture.expect(page.view.frame.origin.y, equals: before, "origin of the popped view")
    }
  }
}
