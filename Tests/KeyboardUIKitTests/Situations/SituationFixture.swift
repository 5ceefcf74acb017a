import Foundation
import KeyboardTesting

@testable import KeyboardUIKit

/// The phone or tablet of a trace with a screen of an app in its window, and the trace to play.
@MainActor
struct SituationFixture {
  let keyboard: KeyboardFixture
  private let trace: PlainTrace

  /// Makes the device of the trace with a title.
  init(_ title: String, safeAreaBottom: CGFloat = 0) {
    trace = PlainTrace(title)
    keyboard = KeyboardFixture(screen: trace.screen, safeAreaBottom: safeAreaBottom)
  }

  var window: UIWindow { keyboard.window }

  /// Shows a controller in the window.
  func show(_ controller: UIViewController) {
    window.rootViewController = controller
    window.makeKeyAndVisible()
    keyboard.turn()
  }

  /// Plays the trace, and hands on each height of the screen that its author says is covered.
  func play(check: (_ covered: CGFloat) -> Void) {
    for event in trace.events {
      switch event {
      case .screen(let bounds):
        keyboard.screen.standInTurn(to: .portrait, bounds: bounds)
        window.frame = bounds
      case .post(let name, let userInfo):
        keyboard.post(name, userInfo)
        keyboard.turn()
        keyboard.clock.nextTurn()
      case .expect(let covered): check(covered)
      }
    }
  }
}
