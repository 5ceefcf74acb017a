import KeyboardNotifications
import Testing

@testable import KeyboardUIKit

/// An update during another one is part of it, and keeps its animation.
@MainActor
struct NestedUpdateTests {
  private final class Screen: UIViewController {
    let list = RecordingScrollView(frame: .zero)
    var adjustment: KeyboardAdjustment?

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      adjustment?.update()
    }
  }

  /// Scroll view that records the duration of the animation in which its insets are set.
  private final class RecordingScrollView: UIScrollView {
    var durations: [TimeInterval] = []

    override var contentInset: UIEdgeInsets {
      didSet { durations.append(UIView.inheritedAnimationDuration) }
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

  @Test func anUpdateInALayoutThatWaitsIsAnimatedWithTheKeyboard() {
    let edge = screen.view.bottomAnchor
    let bottom = screen.view.addBar(UIView(), on: edge, height: 50)
    screen.adjustment = screen.list.adjustForKeyboard(
      withBar: screen.view.subviews[1],
      moving: bottom,
      tracker: fixture.tracker
    )
    fixture.turn()
    screen.list.durations = []
    screen.view.setNeedsLayout()
    fixture.post(.willShow, fixture.docked(336))
    #expect(screen.list.contentInset.bottom == 386)
    #expect(screen.list.durations == [0.25])
  }

  @Test func aKeyboardThatTheClosureHidesIsFollowedAfterIt() {
    var heights: [CGFloat] = []
    fixture.adjust(screen.list).alongside = { [fixture] in
      heights.append($0.height)
      if $0.height == 300 { fixture.hide() }
    }
    fixture.show(336)
    screen.list.frame.size.height -= 36
    fixture.turn()
    #expect(heights == [0, 336, 300, 0])
    #expect(Insets(of: screen.list) == .zero)
  }
}
