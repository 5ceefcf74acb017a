// A test double of UIKit for Linux; never a product.

import Testing

@MainActor
struct UIViewConversionTests {
  private let window = makeWindow(x: 100, y: 50)
  private let outer = UIView(frame: CGRect(x: 10, y: 20, width: 300, height: 600))
  private let inner = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))

  init() {
    window.addSubview(outer)
    outer.addSubview(inner)
  }

  @Test func nilMeansTheWindow() {
    #expect(inner.convert(CGPoint.zero, to: nil) == CGPoint(x: 11, y: 22))
    #expect(inner.convert(inner.bounds, to: nil) == CGRect(x: 11, y: 22, width: 30, height: 40))
    #expect(inner.convert(CGPoint(x: 11, y: 22), from: nil) == .zero)
    #expect(inner.convert(CGRect(x: 11, y: 22, width: 1, height: 1), from: nil).origin == .zero)
  }

  @Test func scrolledBoundsShiftWhatIsInside() {
    outer.bounds.origin = CGPoint(x: 0, y: 200)
    #expect(inner.convert(CGPoint.zero, to: nil) == CGPoint(x: 11, y: -178))
    #expect(inner.convert(CGPoint(x: 11, y: -178), from: nil) == .zero)
  }

  @Test func siblingsConvertThroughTheirSuperview() {
    let sibling = UIView(frame: CGRect(x: 50, y: 60, width: 10, height: 10))
    outer.addSubview(sibling)
    #expect(inner.convert(CGPoint.zero, to: sibling) == CGPoint(x: -49, y: -58))
    #expect(sibling.convert(CGPoint.zero, from: inner) == CGPoint(x: -49, y: -58))
  }

  @Test func windowsAreOffsetFromTheScreen() {
    let space = window.screen.coordinateSpace
    #expect(inner.convert(CGPoint.zero, to: space) == CGPoint(x: 111, y: 72))
    #expect(inner.convert(CGPoint(x: 111, y: 72), from: space) == .zero)
    #expect(inner.convert(inner.bounds, to: space) == CGRect(x: 111, y: 72, width: 30, height: 40))
    #expect(
      space.convert(inner.bounds, from: inner) == CGRect(x: 111, y: 72, width: 30, height: 40)
    )
    let back = space.convert(CGRect(x: 111, y: 72, width: 30, height: 40), to: inner)
    #expect(back == inner.bounds)
  }

  @Test func viewsOfTwoWindowsConvertThroughTheScreen() {
    let other = makeWindow(x: 0, y: 0)
    #expect(inner.convert(CGPoint.zero, to: other) == CGPoint(x: 111, y: 72))
  }

  @Test func windowsConvertToTheScreenForNil() {
    #expect(window.convert(CGPoint.zero, to: nil) == CGPoint(x: 100, y: 50))
    #expect(window.convert(CGPoint(x: 100, y: 50), from: nil) == .zero)
    #expect(window.convert(window.bounds, to: nil) == window.frame)
    #expect(window.convert(window.frame, from: nil) == window.bounds)
  }

  @Test func aViewWithoutWindowConvertsWithinItsRoot() {
    outer.removeFromSuperview()
    #expect(inner.convert(CGPoint.zero, to: nil) == CGPoint(x: 1, y: 2))
    #expect(inner.convert(CGPoint.zero, to: UIScreen.main.coordinateSpace) == CGPoint(x: 1, y: 2))
  }

  @Test func fractionsComeBackUnchanged() {
    inner.frame = CGRect(x: 0.1, y: 0.2, width: 0.3, height: 0.7)
    let there = inner.convert(inner.bounds, to: nil)
    #expect(there.size == inner.bounds.size)
  }
}
