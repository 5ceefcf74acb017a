import Foundation
import KeyboardTesting
import Testing

/// The examples of the documentation that compute a height, where code by hand goes wrong.
@MainActor
struct DocumentedHeightTests {
  /// Places a screen in a window, and shows the keyboard.
  enum Place: CaseIterable {
    case phoneWithHomeIndicator, slideOver, floatingKeyboard
  }

  @Test(arguments: Place.allCases)
  func anExampleCountsNoSafeAreaAndNoOtherWindow(_ place: Place) {
    let keyboard = SimulatedKeyboard(place == .phoneWithHomeIndicator ? .iPhone : .iPad)
    let screen = keyboard.environment.screen ?? .zero
    // A Slide Over window is narrow, stands at an edge, and leaves a gap below it.
    let window = CGRect(x: screen.width - 330, y: 10, width: 320, height: screen.height - 20)
    var frame = place == .slideOver ? window : screen
    frame.size.height -= 34
    // The tracker knows no window, as the shared one does not where nothing follows a view.
    let form = Form(tracker: keyboard.tracker) { [frame] in frame }
    keyboard.show()
    if place == .floatingKeyboard { keyboard.float(at: CGPoint(x: 40, y: 300)) }
    let expected: CGFloat =
      switch place {
      case .phoneWithHomeIndicator: keyboard.inset
      case .slideOver: window.maxY - (keyboard.frame?.minY ?? 0) - 34
      case .floatingKeyboard: 0
      }
    #expect(form.bottomInset == expected)
    keyboard.hide()
    #expect(form.bottomInset == 0)
  }
}
