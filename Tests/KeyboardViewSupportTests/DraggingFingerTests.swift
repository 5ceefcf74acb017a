import KeyboardNotifications
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

  @Test func aFingerIsMeasuredOnTheScreen() {
    #expect(scroll.keyboardDraggingFinger == nil)
    drag()
    let finger = scroll.panGestureRecognizer.location(in: window).y
    #expect(scroll.keyboardDraggingFinger == KeyboardFinger(y: finger + 44))
    scroll.contentOffset.y = 200
    #expect(scroll.keyboardDraggingFinger == KeyboardFinger(y: finger + 44))
    scroll.standInTouchUp()
    #expect(scroll.keyboardDraggingFinger == nil)
  }

  @Test func aFingerHasTheDismissPaddingOfItsScrollViewsGuide() {
    window.keyboardLayoutGuide.keyboardDismissPadding = 20
    drag()
    #expect(scroll.keyboardDraggingFinger?.dismissPadding == 0)
    scroll.keyboardLayoutGuide.keyboardDismissPadding = 50
    #expect(scroll.keyboardDraggingFinger?.dismissPadding == 50)
  }

  @Test(
    arguments: [
      (UIScrollView.KeyboardDismissMode.none, false), (.onDrag, false), (.interactive, true),
      (.onDragWithAccessory, false), (.interactiveWithAccessory, true),
    ] as [(UIScrollView.KeyboardDismissMode, Bool)]
  )
  func aFingerDragsTheKeyboardInTheInteractiveModesOnly(
    mode: UIScrollView.KeyboardDismissMode,
    drags: Bool
  ) {
    scroll.keyboardDismissMode = mode
    drag()
    #expect((scroll.keyboardDraggingFinger != nil) == drags)
  }

  @Test func noFingerDragsTheKeyboardOutsideAWindow() {
    drag()
    scroll.removeFromSuperview()
    #expect(scroll.keyboardDraggingFinger == nil)
  }

  @Test func aFingerIsFoundAtAnyDepthOfTheWindow() {
    let page = UIScrollView(frame: window.bounds)
    window.addSubview(page)
    let card = UIView(frame: window.bounds)
    page.addSubview(card)
    card.addSubview(scroll)
    #expect(window.keyboardDraggingFinger(in: window) == nil)
    drag()
    #expect(window.keyboardDraggingFinger(in: window) == scroll.keyboardDraggingFinger)
    #expect(scroll.keyboardDraggingFinger != nil)
  }

  @Test func aFingerIsSearchedOnlyInTheTrackingMode() {
    drag()
    #expect(window.findKeyboardDraggingFinger() == nil)
    #expect(window.findKeyboardDraggingFinger(in: .default) == nil)
    #expect(window.findKeyboardDraggingFinger(in: .tracking) == scroll.keyboardDraggingFinger)
  }
}
