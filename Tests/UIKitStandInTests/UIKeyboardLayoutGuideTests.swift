// A test double of UIKit for Linux; never a product.

import Testing

@MainActor
struct UIKeyboardLayoutGuideTests {
  private let window = makeWindow()
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))

  init() {
    window.standInSetSafeAreaInsets(UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0))
    window.addSubview(view)
  }

  @Test func withoutKeyboardItIsTheStripUnderTheSafeArea() {
    let guide = view.keyboardLayoutGuide
    #expect(guide.layoutFrame == CGRect(x: 0, y: 770, width: 400, height: 30))
    guide.usesBottomSafeArea = false
    #expect(guide.layoutFrame == CGRect(x: 0, y: 800, width: 400, height: 0))
  }

  @Test func aTestMovesIt() {
    let frame = CGRect(x: 0, y: 500, width: 400, height: 300)
    view.keyboardLayoutGuide.standInSetLayoutFrame(frame)
    #expect(view.keyboardLayoutGuide.layoutFrame == frame)
    view.keyboardLayoutGuide.standInSetLayoutFrame(nil)
    #expect(view.keyboardLayoutGuide.layoutFrame.height == 30)
  }

  @Test func aGuideBelongsToOneView() {
    let guide = UILayoutGuide()
    view.addLayoutGuide(guide)
    window.addLayoutGuide(guide)
    #expect(view.layoutGuides.isEmpty)
    #expect(guide.owningView === window)
  }
}
