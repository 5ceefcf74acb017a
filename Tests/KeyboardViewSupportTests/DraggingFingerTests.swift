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

  /// A scroll view that counts how often its finger is searched.
  private final class CountingScrollView: UIScrollView {
    var searches = 0

    override var keyboardDismissMode: KeyboardDismissMode {
      get {
        searches += 1
        return super.keyboardDismissMode
      }
      set { super.keyboardDismissMode = newValue }
    }
  }

  @Test func aScrollViewIsSearchedOnceHoweverDeepItIs() {
    let scroll = CountingScrollView(frame: window.bounds)
    scroll.keyboardDismissMode = .interactive
    var parent: UIView = window
    for _ in 1...12 {
      let view = UIView(frame: window.bounds)
      parent.addSubview(view)
      parent = view
    }
    parent.addSubview(scroll)
    scroll.standInTouchDown(at: CGPoint(x: 10, y: 300))
    scroll.standInDrag(to: CGPoint(x: 10, y: 350))
    scroll.searches = 0
    #expect(window.keyboardDraggingFinger(in: window) != nil)
    #expect(scroll.searches == 1)
  }

  @Test func aFingerIsSearchedOnlyInTheTrackingMode() {
    drag()
    #expect(window.findKeyboardDraggingFinger() == nil)
    #expect(window.findKeyboardDraggingFinger(in: .default) == nil)
    #expect(window.findKeyboardDraggingFinger(in: .tracking) == scroll.keyboardDraggingFinger)
  }
}
