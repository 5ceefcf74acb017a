import KeyboardNotifications
import Testing

@testable import KeyboardUIKit

/// A window of an iPad that is dragged by its edge or corner, under a keyboard of 400 that begins
/// 886 points below the top of the window.
@MainActor
struct ResizedWindowTests {
  private let fixture = KeyboardFixture(
    screen: CGRect(x: 0, y: 0, width: 1024, height: 1366),
    window: CGRect(x: 100, y: 80, width: 700, height: 1200)
  )
  private let view: UIView
  private let list: UIScrollView
  private let bar = UIView()
  private let bottom: NSLayoutConstraint

  init() {
    view = fixture.addView()
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list = UIScrollView(frame: view.bounds)
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.contentSize = CGSize(width: 700, height: 4000)
    view.addSubview(list)
    bottom = view.addBar(bar, on: view.bottomAnchor, height: 50)
  }

  /// Shows the keyboard for a list with an offset, drags the edge or the corner of its window, and
  /// returns the offset in each frame.
  private func offsets(
    from offset: CGFloat,
    anchor: KeyboardContentAnchor,
    hasBar: Bool,
    dragsCorner: Bool
  ) -> [CGFloat] {
    let tracker = fixture.tracker
    fixture.keep(
      hasBar
        ? list.adjustForKeyboard(bar: bar, movedBy: bottom, anchor: anchor, tracker: tracker)
        : list.adjustForKeyboard(anchor: anchor, tracker: tracker)
    )
    fixture.turn()
    fixture.show(400)
    fixture.clock.nextTurn()
    fixture.turn()
    list.contentOffset.y = offset
    fixture.turn()
    return [1150, 1000, 900, 1000, 1200].map { height in
      fixture.window.frame.size = CGSize(width: dragsCorner ? height - 500 : 700, height: height)
      fixture.turn()
      return list.contentOffset.y
    }
  }

  @Test(arguments: [true, false], [true, false])
  func whatIsAboveTheKeyboardStaysInPlace(hasBar: Bool, dragsCorner: Bool) {
    let offsets = offsets(from: 1000, anchor: .bottom, hasBar: hasBar, dragsCorner: dragsCorner)
    #expect(offsets == [1000, 1000, 1000, 1000, 1000])
  }

  @Test(arguments: [.top, .bottom] as [KeyboardContentAnchor], [true, false])
  func theEndStaysOnTheBar(anchor: KeyboardContentAnchor, dragsCorner: Bool) {
    let offsets = offsets(from: 3164, anchor: anchor, hasBar: true, dragsCorner: dragsCorner)
    #expect(offsets == [3164, 3164, 3164, 3164, 3164])
  }
}
