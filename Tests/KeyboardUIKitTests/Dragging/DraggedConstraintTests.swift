import KeyboardNotifications
import KeyboardTesting
import KeyboardUIKit
import Testing

/// A chat's input bar that follows the finger.
@MainActor
struct DraggedConstraintTests {
  private let fixture: KeyboardFixture
  private let view: UIView
  private let scroll: UIScrollView
  private let bottom: NSLayoutConstraint
  private let adjustment: KeyboardAdjustment

  init() throws {
    fixture = KeyboardFixture(for: .builtIn(.interactiveDrag), safeAreaBottom: 34)
    view = UIView(frame: fixture.window.bounds)
    fixture.window.addSubview(view)
    scroll = UIScrollView(frame: view.bounds)
    scroll.contentSize = CGSize(width: 390, height: 3000)
    scroll.keyboardDismissMode = .interactive
    view.addSubview(scroll)
    let bar = UIView(frame: .zero)
    view.addSubview(bar)
    bottom = bar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
    bottom.isActive = true
    adjustment = bottom.adjustForKeyboard(dragging: scroll, tracker: fixture.tracker)
  }

  private func drag(to height: CGFloat) {
    scroll.standInTouchDown(at: CGPoint(x: 10, y: 300))
    scroll.standInDrag(to: CGPoint(x: 10, y: 400))
    scroll.standInDrag(to: CGPoint(x: 10, y: height))
  }

  @Test func theBarFollowsTheFingerAndThenTheNotifications() throws {
    let records = KeyboardTrace.builtIn(.interactiveDrag).records
    // The finger is down from the zero rectangle on, at two seconds, and lifts before the next;
    // then it drags the keyboard away, and lifts before five seconds.
    for record in records where (record.time ?? 0) <= 2 { fixture.play(record) }
    #expect(bottom.constant == -302)
    let animations = UIView.standInAnimations { drag(to: 700) }
    #expect(bottom.constant == -110)
    #expect(animations.isEmpty)
    scroll.standInTouchUp()
    #expect(bottom.constant == -110)

    for record in records where (2.1..<3).contains(record.time ?? 0) { fixture.play(record) }
    #expect(bottom.constant == -302)
    drag(to: 820)
    #expect(bottom.constant == 0)
    scroll.standInTouchUp()
    for record in records where (record.time ?? 0) >= 5 { fixture.play(record) }
    #expect(bottom.constant == 0)
  }

  @Test func theWayBackIsAnimated() {
    fixture.show(336)
    drag(to: 700)
    scroll.standInTouchUp()
    let animations = UIView.standInAnimations { fixture.post(.willShow, fixture.docked(336)) }
    #expect(animations.map(\.curve.rawValue) == [7])
    #expect(bottom.constant == -302)
  }
}
