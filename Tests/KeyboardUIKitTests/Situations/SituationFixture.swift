import KeyboardTesting

@testable import KeyboardUIKit

/// Phone or tablet of a trace with a screen of an app in its window, and the trace to play.
@MainActor
struct SituationFixture {
  let keyboard: KeyboardFixture
  private let trace: KeyboardTrace

  init(_ name: KeyboardTrace.BuiltInName, safeAreaBottom: CGFloat = 0) {
    trace = name.trace
    keyboard = KeyboardFixture(for: trace, safeAreaBottom: safeAreaBottom)
  }

  /// Shows a controller in the window.
  func show(_ controller: UIViewController) {
    for case let screen as SituationScreen in [controller] + controller.children {
      screen.tracker = keyboard.tracker
    }
    keyboard.window.rootViewController = controller
    keyboard.turn()
  }

  /// Plays the trace, and hands on each height of the screen that its author says is covered.
  func play(check: (_ covered: CGFloat) -> Void) {
    for record in trace.records {
      switch record.content {
      case .screen(let bounds, _, _):
        keyboard.screen.standInTurn(to: bounds)
        keyboard.window.frame = bounds
      case .application, .notification:
        keyboard.play(record)
        keyboard.turn()
        keyboard.clock.nextTurn()
      case .expectation(let expectation): if let covered = expectation.covered { check(covered) }
      default: break
      }
    }
  }
}

/// Screen of an app, with what keeps it clear of the keyboard.
class SituationScreen: UIViewController {
  var tracker = KeyboardTracker.shared
  var adjustment: KeyboardAdjustment?

  /// Adds a scroll view that fills the screen.
  func fill(with list: UIScrollView, contentHeight: CGFloat = 3000) {
    list.frame = view.bounds
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.contentSize = CGSize(width: 320, height: contentHeight)
    view.addSubview(list)
  }

  /// Adds a bar as wide as the screen, and returns the constraint that ties it to the safe area.
  func addBar(_ bar: UIView, height: CGFloat) -> NSLayoutConstraint {
    view.addBar(bar, on: view.safeAreaLayoutGuide.bottomAnchor, height: height)
  }
}
