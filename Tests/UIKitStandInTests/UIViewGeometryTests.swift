import Testing

// Coordinates of windows and screens:
// https://developer.apple.com/documentation/uikit/uicoordinatespace
@MainActor
struct UIViewGeometryTests {
  private let window = makeWindow(x: 100, y: 50)
  private let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 200))
  private let mirror = CGAffineTransform(scaleX: 1, y: -1)

  init() {
    window.addSubview(view)
  }

  @Test func nilMeansTheWindow() {
    #expect(view.convert(CGPoint.zero, to: nil) == CGPoint(x: 10, y: 20))
    #expect(view.convert(view.bounds, to: nil) == view.frame)
    #expect(view.convert(CGPoint(x: 10, y: 20), from: nil) == .zero)
    #expect(view.convert(view.frame, from: nil) == view.bounds)
  }

  // https://developer.apple.com/documentation/uikit/uiwindow/convert(_:from:)-1gbm1
  @Test func nilMeansTheScreenToAWindow() {
    let rect = CGRect(x: 1, y: 2, width: 30, height: 40)
    let onScreen = CGRect(x: 101, y: 52, width: 30, height: 40)
    #expect(window.convert(rect.origin, to: nil) == onScreen.origin)
    #expect(window.convert(onScreen.origin, from: nil) == rect.origin)
    #expect(window.convert(rect, to: nil) == onScreen)
    #expect(window.convert(onScreen, from: nil) == rect)
  }

  @Test func scrolledBoundsShiftWhatIsInside() {
    let inner = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    view.addSubview(inner)
    view.bounds.origin = CGPoint(x: 0, y: 200)
    #expect(inner.convert(CGPoint.zero, to: nil) == CGPoint(x: 11, y: -178))
    #expect(inner.convert(CGPoint(x: 11, y: -178), from: nil) == .zero)
  }

  @Test func windowsAreOffsetFromTheScreen() {
    let space = window.screen.coordinateSpace
    let frame = CGRect(x: 110, y: 70, width: 100, height: 200)
    #expect(view.convert(view.bounds, to: space) == frame)
    #expect(view.convert(frame, from: space) == view.bounds)
    #expect(space.convert(view.bounds, from: view) == frame)
    #expect(space.convert(frame, to: view) == view.bounds)
    #expect(view.convert(CGPoint.zero, to: makeWindow()) == frame.origin)
  }

  @Test func aMirroredViewKeepsItsFrameAndTurnsItsCoordinates() {
    view.transform = mirror
    #expect(view.frame == CGRect(x: 10, y: 20, width: 100, height: 200))
    let strip = CGRect(x: 0, y: 180, width: 100, height: 20)
    #expect(view.convert(strip, to: nil) == CGRect(x: 10, y: 20, width: 100, height: 20))
    #expect(view.convert(CGRect(x: 10, y: 20, width: 100, height: 20), from: nil) == strip)
    let space = window.screen.coordinateSpace
    #expect(view.convert(strip, to: space) == CGRect(x: 110, y: 70, width: 100, height: 20))
  }

  @Test func aTransformMovesTheFrameAndKeepsTheBounds() {
    view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    #expect(view.frame == CGRect(x: 35, y: 70, width: 50, height: 100))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 200))
    view.transform = CGAffineTransform(translationX: 0, y: -50)
    #expect(view.frame.minY == -30)
    #expect(view.convert(CGPoint.zero, to: nil).y == -30)
  }
}
