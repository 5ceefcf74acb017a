// A test double of UIKit for Linux; never a product.

import Testing

// Prevention among recognizers: https://developer.apple.com/documentation/uikit/uigesturerecognizer/canprevent(_:)
@MainActor
struct UIGestureRecognizerTests {
  private let window = makeWindow()
  private let scroll: UIScrollView

  init() {
    scroll = UIScrollView(frame: window.bounds)
    scroll.contentSize = CGSize(width: 400, height: 2000)
    window.addSubview(scroll)
  }

  private func drag() {
    scroll.standInTouchDown(at: CGPoint(x: 0, y: 500))
    scroll.standInDrag(to: CGPoint(x: 0, y: 400))
    scroll.standInDrag(to: CGPoint(x: 0, y: 300))
    scroll.standInTouchUp()
  }

  @Test func aFollowerSeesTheWholeDrag() {
    let follower = Follower(isPassive: true)
    scroll.addGestureRecognizer(follower)
    drag()
    #expect(follower.log == ["began 500", "moved 400", "moved 300", "ended 300", "reset"])
  }

  @Test func thePanEndsRecognizersThatLetIt() {
    let rival = Follower(isPassive: false)
    scroll.addGestureRecognizer(rival)
    drag()
    #expect(rival.log == ["began 500", "reset"])
    #expect(rival.state == .possible)
  }
}

/// A recognizer that records where the finger is.
@MainActor
private final class Follower: UIGestureRecognizer {
  var log: [String] = []
  private let isPassive: Bool

  init(isPassive: Bool) {
    self.isPassive = isPassive
    super.init()
  }

  private func note(_ word: String, _ touches: Set<UITouch>) {
    for touch in touches { log.append("\(word) \(Int(touch.location(in: nil).y))") }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    note("began", touches)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    note("moved", touches)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    note("ended", touches)
  }

  override func reset() { log.append("reset") }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    !isPassive
  }
}
