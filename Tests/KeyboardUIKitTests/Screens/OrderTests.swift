import KeyboardTesting
import KeyboardUIKit
import Testing

@testable import KeyboardUIKitChat

/// The form with a bar, of *Building a form*.
@MainActor
struct OrderTests {
  private let scene = SimulatedScene()
  private let order = OrderViewController()

  init() {
    order.tracker = scene.keyboard.tracker
    scene.show(order)
  }

  /// True if the form ends where the bar begins; half a pixel of difference is not written.
  private var endsAtBar: Bool {
    abs(scene.visibleEnd(of: order.form) - scene.frame(of: order.bar).minY) < 0.5
  }

  @Test func theButtonStandsOnTheSafeAreaAndOnTheKeyboard() {
    let rest = scene.window.bounds.maxY - 34 - 8
    #expect(scene.frame(of: order.submit).maxY == rest)
    scene.keyboard.show()
    #expect(scene.frame(of: order.submit).maxY == scene.keyboardTop - 8)
    scene.keyboard.hide()
    #expect(scene.frame(of: order.submit).maxY == rest)
  }

  @Test func theFormEndsAtTheBar() {
    #expect(endsAtBar)
    scene.keyboard.show()
    #expect(endsAtBar)
    scene.keyboard.hide()
    #expect(endsAtBar)
  }
}
