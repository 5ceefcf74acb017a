import KeyboardNotifications
import Testing

@testable import KeyboardUIKit

/// An update during another one is part of it, and keeps its animation.
@MainActor
struct NestedUpdateTests {
  private final class Screen: UIViewController {
    let list = ProbeScrollView(frame: .zero)
    var adjustment: KeyboardAdjustment?

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      adjustment?.update()
    }
  }

  private let fixture = KeyboardFixture()
  private let screen = Screen()

  init() {
    fixture.window.rootViewController = screen
    screen.list.frame = screen.view.bounds
    screen.list.contentSize.height = 3000
    screen.view.addSubview(screen.list)
  }

  @Test func anUpdateByTheClosureIsMadeBeforeTheNextFrame() {
    let coordinator = KeyboardCoordinator.of(fixture.tracker)
    let view = fixture.addView()
    let adjustment = fixture.keep(view.followKeyboard(tracker: fixture.tracker) { _ in })
    adjustment.onChange = { [weak adjustment] _ in adjustment?.update() }
    #expect(coordinator.isMonitoringCommits)
    fixture.turn()
    #expect(!coordinator.isMonitoringCommits)
  }

  @Test func changesOfTheKeyboardByTheClosureAreFollowedAfterIt() {
    var heights: [CGFloat] = []
    let adjustment = fixture.adjust(screen.list)
    fixture.show(336)
    adjustment.onChange = { [fixture] in
      heights.append($0.height)
      if heights == [336, 300] { fixture.post(.willHide, fixture.docked(0)) }
      if heights == [336, 300, 0] { fixture.post(.willShow, fixture.docked(200)) }
    }
    screen.list.frame.size.height -= 36
    adjustment.update()
    #expect(heights == [336, 300, 0, 164])
    #expect(Insets(of: screen.list) == Insets(164))
  }
}
