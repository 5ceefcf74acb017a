// A test double of UIKit for Linux; never a product.

import Testing

@MainActor
struct UIViewTransformTests {
  private let window = makeWindow(x: 100, y: 50)
  private let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 200))

  init() {
    window.addSubview(view)
  }

  @Test func aMirroredViewKeepsItsFrameAndTurnsItsCoordinates() {
    view.transform = CGAffineTransform(scaleX: 1, y: -1)
    #expect(view.frame == CGRect(x: 10, y: 20, width: 100, height: 200))
    #expect(view.convert(CGPoint(x: 0, y: 0), to: nil) == CGPoint(x: 10, y: 220))
    #expect(view.convert(CGPoint(x: 10, y: 220), from: nil) == .zero)
    let strip = CGRect(x: 0, y: 180, width: 100, height: 20)
    #expect(view.convert(strip, to: nil) == CGRect(x: 10, y: 20, width: 100, height: 20))
    #expect(view.convert(CGRect(x: 10, y: 20, width: 100, height: 20), from: nil) == strip)
  }

  @Test func theScreenSeesWhatIsSeen() {
    view.transform = CGAffineTransform(scaleX: 1, y: -1)
    let space = window.screen.coordinateSpace
    let strip = CGRect(x: 0, y: 0, width: 100, height: 20)
    #expect(view.convert(strip, to: space) == CGRect(x: 110, y: 250, width: 100, height: 20))
    #expect(view.convert(CGRect(x: 110, y: 250, width: 100, height: 20), from: space) == strip)
  }

  @Test func aSubviewIsMirroredAlong() {
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.addSubview(inner)
    view.transform = CGAffineTransform(scaleX: 1, y: -1)
    let frame = inner.convert(inner.bounds, to: nil)
    #expect(frame == CGRect(x: 10, y: 170, width: 100, height: 50))
    inner.transform = CGAffineTransform(scaleX: 1, y: -1)
    #expect(inner.convert(CGPoint.zero, to: nil) == CGPoint(x: 10, y: 170))
  }

  @Test func aScaledViewIsSmallAboutItsMiddle() {
    view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    #expect(view.frame == CGRect(x: 35, y: 70, width: 50, height: 100))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 200))
    #expect(view.center == CGPoint(x: 60, y: 120))
  }

  @Test func aFrameSetUnderATransformIsTheOneSeen() {
    view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(view.bounds.size == CGSize(width: 200, height: 200))
  }

  @Test func aTurnedViewIsEnclosed() {
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(abs(view.frame.width - 200) < 1e-9)
    #expect(abs(view.frame.height - 100) < 1e-9)
  }

  @Test func aMoveIsATransformToo() {
    view.transform = CGAffineTransform(translationX: 0, y: -50)
    #expect(view.frame.minY == -30)
    #expect(view.convert(CGPoint.zero, to: nil).y == -30)
    view.transform = .identity
    #expect(view.frame.minY == 20)
  }

  @Test func theSafeAreaFollowsWhatIsSeen() {
    window.standInSetSafeAreaInsets(UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 0))
    #expect(view.safeAreaInsets.top == 30)
    view.transform = CGAffineTransform(translationX: 0, y: 30)
    #expect(view.safeAreaInsets.top == 0)
  }

  @Test func aMirroredViewHasItsSafeAreaAtTheOtherEdge() {
    window.standInSetSafeAreaInsets(UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 0))
    view.transform = CGAffineTransform(scaleX: 1, y: -1)
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 30, right: 0))
  }

  @Test func transformsComposeAndUndo() {
    let move = CGAffineTransform(translationX: 5, y: 7)
    let double = CGAffineTransform(scaleX: 2, y: 2)
    let point = CGPoint(x: 1, y: 1)
    #expect(point.applying(move.concatenating(double)) == CGPoint(x: 12, y: 16))
    #expect(point.applying(move.scaledBy(x: 2, y: 2)) == CGPoint(x: 7, y: 9))
    #expect(point.applying(double.translatedBy(x: 5, y: 7)) == CGPoint(x: 12, y: 16))
    #expect(move.concatenating(move.inverted()).isIdentity)
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
  }
}
