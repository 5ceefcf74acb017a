import Testing

@testable import KeyboardViewSupport

/// The finger that drags the keyboard down over a scroll view.
@MainActor
struct DraggingFingerTests {
  private let window: UIWindow
  private let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 600))

  init() {
    window = UIWindow(windowScene: UIWindowScene(standInScreen: UIScreen.main))
    window.frame = CGRect(x: 0, y: 44, width: 390, height: 800)
    window.addSubview(scroll)
    scroll.keyboardDismissMode = .interactive
  }

  private func drag() {
    scroll.standInTouchDown(at: CGPoint(x: 10, y: 300))
    scroll.standInDrag(to: CGPoint(x: 10, y: 350))
  }

  @Test func itsHeightIsThatOnTheScreen() {
    #expect(scroll.draggingFinger == nil)
    drag()
    let finger = scroll.panGestureRecognizer.location(in: window).y
    #expect(scroll.draggingFinger == finger + 44)
    scroll.contentOffset.y = 200
    #expect(scroll.draggingFinger == finger + 44)
    scroll.standInTouchUp()
    #expect(scroll.draggingFinger == nil)
  }

  @Test(
    arguments: [
      (UIScrollView.KeyboardDismissMode.none, false), (.onDrag, false), (.interactive, true),
      (.onDragWithAccessory, false), (.interactiveWithAccessory, true),
    ] as [(UIScrollView.KeyboardDismissMode, Bool)]
  )
  func itDragsTheKeyboardInTheInteractiveModes(
    mode: UIScrollView.KeyboardDismissMode,
    drags: Bool
  ) {
    scroll.keyboardDismissMode = mode
    drag()
    #expect((scroll.draggingFinger != nil) == drags)
  }

  @Test func outsideAWindowThereIsNone() {
    drag()
    scroll.removeFromSuperview()
    #expect(scroll.draggingFinger == nil)
  }

  @Test func itIsFoundInAScrollViewInAnyView() {
    let page = UIScrollView(frame: window.bounds)
    window.addSubview(page)
    let card = UIView(frame: window.bounds)
    page.addSubview(card)
    card.addSubview(scroll)
    #expect(window.draggingFinger(in: window) == nil)
    drag()
    #expect(window.draggingFinger(in: window) == scroll.draggingFinger)
    #expect(scroll.draggingFinger != nil)
  }

  @Test func itIsSearchedOnlyInTheTrackingMode() {
    drag()
    #expect(window.findDraggingFinger() == nil)
    #expect(window.findDraggingFinger(in: .default) == nil)
    #expect(window.findDraggingFinger(in: .tracking) == scroll.draggingFinger)
  }
}
