import KeyboardUIKit
import Testing
import UIKit

/// Views that move or are mirrored while the keyboard is up.
///
/// Decides behaviors 34 and 38.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(2)))
struct MovingViewTests {
  @Test func aPageThatSlidesInIsKeptClearWithoutANotification() async throws {
    let pager = UIScrollView()
    let page = FieldScroll()
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    try await Fixture.record("A page slides in") { fixture in
      let view: UIView = try #require(fixture.window.rootViewController?.view)
      pager.filling(view)
      fixture.window.layoutIfNeeded()
      let size = pager.bounds.size
      pager.contentInsetAdjustmentBehavior = .never
      pager.contentSize = CGSize(width: size.width * 2, height: size.height)
      pager.addSubview(field)
      page.frame = CGRect(origin: CGPoint(x: size.width, y: 0), size: size)
      pager.addSubview(page)
      let adjustment = page.adjustForKeyboard()
      await fixture.focus(field)
      pager.setContentOffset(CGPoint(x: size.width, y: 0), animated: true)
      await fixture.settle()
      await fixture.settle()
      let covered = fixture.posted.covered(of: page)
      #expect(covered > 100)
      fixture.expect(page.adjustedContentInset.bottom, equals: covered, "the page that slid in")
      withExtendedLifetime(adjustment) {}
    }
  }

  @Test func aMirroredListIsKeptClearAtTheEndThatIsCovered() async throws {
    let list = UIScrollView()
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    try await Fixture.record("A mirrored list") { fixture in
      let view: UIView = try #require(fixture.window.rootViewController?.view)
      list.filling(view)
      view.addSubview(field)
      list.contentInsetAdjustmentBehavior = .never
      list.transform = CGAffineTransform(scaleX: 1, y: -1)
      let adjustment = list.adjustForKeyboard()
      await fixture.focus(field)
      let covered = fixture.posted.covered(of: view)
      // The top of a mirrored list is at the bottom of the screen.
      fixture.expect(list.contentInset.top, equals: covered, "the end below the keyboard")
      fixture.expect(list.contentInset.bottom, equals: 0, "the end above")
      withExtendedLifetime(adjustment) {}
    }
  }

  @Test func layoutInTheHandlerTakesTheKeyboardsTiming() async throws {
    let view = UIView()
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    try await Fixture.record("Layout inside UIKit's animation") { fixture in
      let root: UIView = try #require(fixture.window.rootViewController?.view)
      root.addSubview(field)
      view.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
      root.addSubview(view)
      var durations: [TimeInterval] = []
      let adjustment = root.followKeyboard { cover in
        view.frame.origin.y = cover.height
        if let animation = view.layer.animation(forKey: "position") {
          durations.append(animation.duration)
        }
      }
      await fixture.focus(field)
      let shows = fixture.posted.posts.filter {
        $0.name == UIResponder.keyboardWillShowNotification
      }
      #expect(shows.contains { $0.inheritedDuration > 0 }, "No animation block is around the post.")
      #expect(!durations.isEmpty, "What the closure changed was not animated.")
      withExtendedLifetime(adjustment) {}
    }
  }

  @Test func aControllerThatIsPushedWithAFieldIsKeptClear() async throws {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let scroll = FieldScroll()
    try await Fixture.record("A push with a field", root: navigation) { fixture in
      let pushed = UIViewController()
      scroll.filling(pushed.view)
      let adjustment = scroll.adjustForKeyboard()
      navigation.pushViewController(pushed, animated: true)
      await fixture.focus(scroll.field)
      await fixture.settle()
      let covered = fixture.posted.covered(of: scroll)
      fixture.expect(scroll.adjustedContentInset.bottom, equals: covered, "after the push")
      withExtendedLifetime(adjustment) {}
    }
  }
}
