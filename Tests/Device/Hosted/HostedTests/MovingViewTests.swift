import KeyboardUIKit
import Testing
import UIKit

/// Handlers inside UIKit's animation, and before the frame of a moving view is committed.
///
/// Decides behaviors 36 and 40.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(2)))
struct MovingViewTests {
  /// A view that moves in each update is measured before the same update is committed.
  @available(iOS 18, *)
  @Test func aMovingViewIsMeasuredBeforeItsFrameIsCommitted() async throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 0))
    try await Fixture.record("A view that moves in each frame") { fixture in
      view.frame.size.height = fixture.view.bounds.height
      fixture.view.addSubview(view)
      let overlaps = fixture.follow(view)
      await fixture.focus(fixture.field)
      var late: [CGFloat] = []
      var frames = 0
      let link = UIUpdateLink(view: view)
      link.requiresContinuousUpdates = true
      link.addAction(to: .afterUpdateScheduled) { _, _ in
        view.frame.origin.y = frames < 30 ? view.frame.origin.y - 2 : view.frame.origin.y
        frames += 1
      }
      link.addAction(to: .afterCATransactionCommit) { _, _ in
        let difference = overlaps.height - fixture.posted.covered(of: view)
        if abs(difference) > 0.5 { late.append(difference) }
      }
      link.isEnabled = true
      await fixture.settle()
      link.isEnabled = false
      #expect(frames >= 30, "There were too few updates.")
      #expect(late == [], "What was given in \(late.count) updates was that of the update before.")
    }
  }

  @Test func layoutInTheHandlerHasTheKeyboardsTiming() async throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    try await Fixture.record("Layout inside UIKit's animation") { fixture in
      fixture.view.addSubview(view)
      var durations: [TimeInterval] = []
      let adjustment = fixture.view.followKeyboard { overlap in
        view.frame.origin.y = overlap.height
        if let animation = view.layer.animation(forKey: "position") {
          durations.append(animation.duration)
        }
      }
      fixture.keep(adjustment)
      await fixture.focus(fixture.field)
      let shows = fixture.posted.posts.filter {
        $0.name == UIResponder.keyboardWillShowNotification
      }
      #expect(shows.contains { $0.inheritedDuration > 0 }, "No animation block is around the post.")
      #expect(!durations.isEmpty, "What the closure changed was not animated.")
    }
  }
}
