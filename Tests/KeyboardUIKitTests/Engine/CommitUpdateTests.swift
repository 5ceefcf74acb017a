import Foundation
import KeyboardNotifications
import Testing
import TypedNotifications

@testable import KeyboardUIKit

/// While a keyboard is on screen all is measured before each frame.
@MainActor
struct CommitUpdateTests {
  let fixture = KeyboardFixture()

  /// Their layout is done once, before the frame.
  @Test func aListAndAFollowerLayNothingOutAtAChange() {
    let list = ProbeScrollView(frame: fixture.window.bounds)
    let view = ProbeView(frame: fixture.window.bounds)
    fixture.window.addSubview(list)
    fixture.window.addSubview(view)
    fixture.adjust(list)
    fixture.keep(
      KeyboardFollower(view, tracker: fixture.tracker, onAppear: { _, _, _ in })
    )
    fixture.turn()
    let passesOfList = list.layoutPasses
    let passesOfView = view.layoutPasses
    list.setNeedsLayout()
    view.setNeedsLayout()
    fixture.post(.willShow, fixture.docked(336))
    #expect(list.layoutPasses == passesOfList)
    #expect(view.layoutPasses == passesOfView)
  }

  // MARK: Views that depend on each other

  @Test func aListInASheetThatIsFollowedLaterIsNotScrolled() {
    let sheet = fixture.addView(CGRect(x: 0, y: 444, width: 390, height: 400))
    let list = fixture.addAdjustedScrollView(frame: sheet.bounds)
    sheet.addSubview(list)
    fixture.addField(y: 200, to: list).becomeFirstResponder()
    fixture.keep(
      fixture.window.followKeyboard(tracker: fixture.tracker) { [weak sheet] overlap in
        sheet?.frame.origin.y = 444 - overlap.height
      }
    )
    fixture.show(336)
    fixture.clock.nextTurn()
    #expect(Insets(of: list) == .zero)
    #expect(list.contentOffset.y == 0)
  }

  @Test func aViewThatTheClosureOfALaterOneMovesIsRightInTheSameFrame() {
    let container = fixture.addView()
    let card = UIView()
    let bottom = container.addBar(card, on: container.bottomAnchor, height: 100)
    let log = fixture.follow(card)
    let view = fixture.addView()
    fixture.keep(
      view.followKeyboard(tracker: fixture.tracker) { bottom.constant = -$0.height / 2 }
    )
    fixture.show(336)
    fixture.turn()
    #expect(log.heights.last == 168)
    view.frame.origin.y = 10
    fixture.turn()
    #expect(log.heights.last == 163)
  }

  @Test func aViewInAListThatIsScrolledToTheFocusIsRightInTheSameFrame() {
    let list = fixture.addAdjustedScrollView()
    let log = fixture.follow(
      fixture.addView(CGRect(x: 0, y: 400, width: 390, height: 200), to: list)
    )
    let field = fixture.addField(y: 700, to: list)
    field.becomeFirstResponder()
    fixture.show(336)
    fixture.turn()
    #expect(list.contentOffset.y == 240 && log.heights.last == 0)
    list.contentOffset.y = 0
    fixture.turn()
    #expect(log.heights.last == 92)
    field.text = "a"
    NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: field)
    fixture.turn()
    #expect(list.contentOffset.y == 240)
    #expect(log.heights.last == 0)
  }

  // MARK: Frames that are needed

  private var needsCommits: Bool { KeyboardCoordinator.of(fixture.tracker).isMonitoringCommits }

  @Test func withoutAKeyboardOrAnAdjustmentNoFramesAreNeeded() {
    fixture.show(336)
    #expect(!needsCommits)
    let bottom = fixture.addView().addBar(on: fixture.window.bottomAnchor)
    let adjustment = bottom.adjustForKeyboard(tracker: fixture.tracker)
    #expect(needsCommits)
    fixture.hide()
    #expect(!needsCommits)
    fixture.show(336)
    #expect(needsCommits)
    adjustment.cancel()
    #expect(!needsCommits)
  }

  @Test func aFrameThatRestoresTheSubviewIsTheLastNeeded() {
    let view = fixture.addView()
    _ = fixture.follow(view)
    view.subviews.first?.removeFromSuperview()
    #expect(needsCommits)
    fixture.turn()
    #expect(!needsCommits)
  }

  @Test func aViewOutsideAWindowWhoseClosureIsRemovedNeedsNoFrames() {
    let view = fixture.addView()
    let adjustment = fixture.keep(view.followKeyboard(tracker: fixture.tracker) { _ in })
    fixture.show(336)
    adjustment.onChange = nil
    view.removeFromSuperview()
    fixture.hide()
    fixture.turn()
    #expect(!needsCommits)
  }
}
