// A test double of UIKit for Linux; never a product.

import Testing

// Notice of moves and layout: https://developer.apple.com/documentation/uikit/uiview/didmovetowindow()
// and https://developer.apple.com/documentation/uikit/uiview/layoutifneeded()
@MainActor
struct UIViewHierarchyTests {
  private let window = makeWindow()
  private let view = RecordingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  @Test func joiningAndLeavingAWindowIsNotifiedInOrder() {
    window.addSubview(view)
    #expect(view.log == ["window", "superview"])
    #expect(view.window === window)
    view.log = []
    view.removeFromSuperview()
    #expect(view.log == ["window", "superview"])
    #expect(view.window == nil && view.superview == nil && window.subviews.isEmpty)
    let box = UIView()
    box.addSubview(view)
    view.log = []
    window.addSubview(box)
    #expect(view.log == ["window"])
  }

  @Test func layoutHappensOnceAndOnlyWhenAsked() {
    window.addSubview(view)
    view.log = []
    window.layoutIfNeeded()
    window.layoutIfNeeded()
    #expect(view.log == ["layout"])
    view.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(view.log == ["layout", "layout"])
  }

  @Test func resizingAsksForLayoutAndMovingDoesNot() {
    view.layoutIfNeeded()
    view.frame.origin.x = 5
    view.layoutIfNeeded()
    #expect(view.log == ["layout"])
    view.frame.size.width = 5
    view.layoutIfNeeded()
    #expect(view.log == ["layout", "layout"])
  }
}
