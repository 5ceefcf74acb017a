// A test double of UIKit for Linux; never a product.

import Testing

// Views go into the content view: https://developer.apple.com/documentation/uikit/uivisualeffectview
@MainActor
struct UIVisualEffectViewTests {
  @Test func contentGoesIntoTheContentView() {
    let view = UIVisualEffectView(effect: nil)
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    view.contentView.addSubview(UIView())
    #expect(view.subviews == [view.contentView])
    #expect(view.contentView.frame == view.bounds)
  }

  @Test func aSubviewOfTheViewItselfStopsTheApp() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { UIVisualEffectView(effect: nil).insertSubview(UIView(), at: 0) }
    }
  }
}
