// A test double of UIKit for Linux; never a product.

import Testing

@MainActor
struct UIStackViewTests {
  private let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let first = UILabel()
  private let second = UIView()

  init() {
    stack.axis = .vertical
    stack.spacing = 10
    stack.addArrangedSubview(first)
    stack.addArrangedSubview(second)
    first.text = "Name"
    stack.layoutIfNeeded()
  }

  @Test func aColumnPlacesViewsBelowEachOther() {
    #expect(first.frame == CGRect(x: 0, y: 0, width: 300, height: 20))
    #expect(second.frame == CGRect(x: 0, y: 30, width: 300, height: 170))
  }

  @Test func aRowPlacesThemBesideEachOther() {
    stack.axis = .horizontal
    stack.layoutIfNeeded()
    #expect(first.frame == CGRect(x: 0, y: 0, width: 32, height: 200))
    #expect(second.frame == CGRect(x: 42, y: 0, width: 258, height: 200))
  }

  @Test func aViewThatLeavesMakesRoom() {
    first.removeFromSuperview()
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews == [second])
    #expect(second.frame == stack.bounds)
  }
}

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
