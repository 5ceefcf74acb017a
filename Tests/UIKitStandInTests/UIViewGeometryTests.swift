// A test double of UIKit for Linux; never a product.

import Testing

@MainActor
struct UIViewGeometryTests {
  @Test func frameSetsBoundsAndCenter() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(view.center == CGPoint(x: 60, y: 45))
  }

  @Test func newBoundsSizeKeepsTheCenter() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    view.bounds.size = CGSize(width: 50, height: 30)
    #expect(view.frame == CGRect(x: 35, y: 30, width: 50, height: 30))
  }

  @Test func newCenterKeepsTheSize() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    view.center = .zero
    #expect(view.frame == CGRect(x: -50, y: -25, width: 100, height: 50))
  }

  @Test func boundsOriginLeavesTheFrameAlone() {
    let view = UIView(frame: CGRect(x: 0.1, y: 0.2, width: 0.3, height: 0.7))
    view.bounds.origin = CGPoint(x: 5, y: 6)
    #expect(view.frame == CGRect(x: 0.1, y: 0.2, width: 0.3, height: 0.7))
  }

  @Test func aRectangleIsInsetOnEachEdge() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
    let inset = rect.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(inset == CGRect(x: 2, y: 1, width: 94, height: 96))
  }
}
