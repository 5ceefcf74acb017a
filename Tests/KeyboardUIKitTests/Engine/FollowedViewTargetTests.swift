import KeyboardNotifications
import Testing

@testable import KeyboardUIKit

/// The empty subview of a followed view, and the views that get none.
@MainActor
struct FollowedViewTargetTests {
  private let fixture = KeyboardFixture()

  @Test func anAppThatRemovesAllSubviewsIsCalledForTheNextSizeAfterAChange() {
    let view = fixture.addView()
    let log = fixture.follow(view)
    for subview in view.subviews { subview.removeFromSuperview() }
    fixture.post(.willShow, fixture.docked(336))
    view.frame.size.height = 600
    view.layoutIfNeeded()
    #expect(log.heights == [0, 336, 92])
  }

  @Test func anAppThatRebuildsItsSubviewsIsCalledForTheNextSize() {
    let view = fixture.addView()
    let log = fixture.follow(view)
    for subview in view.subviews { subview.removeFromSuperview() }
    view.frame.size.height = 500
    fixture.turn()
    #expect(log.overlaps.last?.freeRectangle.height == 500)
    view.frame.size.height = 600
    fixture.turn()
    #expect(log.overlaps.last?.freeRectangle.height == 600)
  }

  @Test func aViewThatIsLaidOutByAnotherAdjustmentsTurnGetsItsOwn() {
    let root = fixture.addView()
    let popup = fixture.addView()
    popup.isHidden = true
    let condition = KeyboardCondition(otherwise: .hold) { popup.isHidden }
    let bottom = root.addBar(on: root.bottomAnchor, height: 50)
    fixture.keep(bottom.adjustForKeyboard(condition: condition, tracker: fixture.tracker))
    let card = fixture.addView(.zero, to: root)
    card.translatesAutoresizingMaskIntoConstraints = false
    let height = card.heightAnchor.constraint(equalToConstant: 200)
    NSLayoutConstraint.activate([
      height, card.topAnchor.constraint(equalTo: root.topAnchor),
      card.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      card.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    let log = fixture.follow(card)
    fixture.show(336)
    fixture.turn()
    popup.isHidden = false
    fixture.hide()
    fixture.turn()
    height.constant = 260
    fixture.turn()
    #expect(log.overlaps.last?.freeRectangle.height == 260)
  }

  @Test func theEmptySubviewIsRemovedAtTheEnd() {
    let view = fixture.addView()
    let adjustment = view.followKeyboard(tracker: fixture.tracker) { _ in }
    #expect(view.subviews.count == 1)
    adjustment.cancel()
    #expect(view.subviews.isEmpty)
  }

  @Test func aViewWithASafeAreaNeedsNoFrame() {
    fixture.window.setSafeAreaBottom(34)
    _ = fixture.follow(fixture.addView())
    #expect(!KeyboardCoordinator.of(fixture.tracker).isMonitoringCommits)
  }

  @Test func outsideAWindowTheWholeViewIsFree() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 300, height: 400))
    let log = fixture.follow(view)
    #expect(log.overlaps.map(\.freeRectangle) == [CGRect(x: 0, y: 0, width: 300, height: 400)])
    #expect(view.subviews.count == 1)
  }

  @Test func anotherSafeAreaCallsTheClosure() {
    let view = fixture.addView()
    let log = fixture.follow(view)
    let count = log.overlaps.count
    fixture.show(336)
    fixture.window.setSafeAreaBottom(34)
    #expect(log.overlaps.last?.inset == 302)
    #expect(log.overlaps.count > count)
  }

  @Test func theViewOfAHostingControllerGetsNoSubview() {
    @MainActor final class UIHostingController: UIViewController {}
    let controller = UIHostingController()
    fixture.window.rootViewController = controller
    _ = fixture.follow(controller.view)
    #expect(controller.view.subviews.isEmpty)
  }

  /// UIKit may zoom the first subview of a scroll view.
  @Test func scrollStackAndEffectViewsGetNoSubview() {
    let scroll = fixture.addScrollView()
    let views = [scroll, UIStackView(frame: .zero), UIVisualEffectView(effect: nil)]
    fixture.adjust(scroll)
    for view in views {
      view.frame = fixture.window.bounds
      fixture.window.addSubview(view)
      let subviews = view.subviews
      _ = fixture.follow(view)
      #expect(view.subviews == subviews)
    }
    #expect(fixture.window.subviews == views)
  }

  @Test func theAddedSubviewIsNeitherTheFirstNorTheLast() {
    let view = fixture.addView()
    let first = fixture.addView(.zero, to: view)
    let last = fixture.addView(.zero, to: view)
    _ = fixture.follow(view)
    #expect(view.subviews.count == 3)
    #expect(view.subviews.first === first)
    #expect(view.subviews.last === last)
  }

  @Test func theAddedSubviewIsNotTheLastBesideAnOnlySubview() {
    let view = fixture.addView()
    let only = fixture.addView(.zero, to: view)
    _ = fixture.follow(view)
    #expect(view.subviews.count == 2)
    #expect(view.subviews.last === only)
  }
}
