import KeyboardTesting
import KeyboardUIKit
import Testing

@testable import KeyboardUIKitChat

/// The form with errors, of *Building a form*.
@MainActor
struct AccountTests {
  private let account = AccountViewController()

  private func show(window: CGRect? = nil) -> SimulatedScene {
    let scene = SimulatedScene(window: window)
    account.tracker = scene.keyboard.tracker
    scene.show(account)
    return scene
  }

  private func isInSight(_ view: UIView, in scene: SimulatedScene) -> Bool {
    let frame = scene.frame(of: view)
    return frame.maxY <= scene.visibleEnd(of: account.form)
      && frame.minY >= scene.frame(of: account.form).minY
  }

  @Test func theErrorBelowTheFocusedFieldIsAboveTheKeyboard() {
    let scene = show()
    account.rows[11].field.becomeFirstResponder()
    scene.keyboard.show()
    account.show(error: "This is not an address.", in: account.rows[11])
    #expect(scene.frame(of: account.rows[11].error).maxY == scene.keyboardTop - 8)
  }

  @Test func anErrorOfAFieldThatIsLeftDoesNotTakeTheFocus() async {
    let scene = show()
    scene.keyboard.show()
    account.rows[1].field.becomeFirstResponder()
    account.show(error: "This is not a name.", in: account.rows[0])
    #expect(account.rows[1].field.isFirstResponder)
  }

  @Test func theErrorIsInSightWithoutAKeyboard() {
    let scene = show(window: CGRect(x: 0, y: 0, width: 350, height: 300))
    account.rows[11].field.becomeFirstResponder()
    account.show(error: "This is not an address.", in: account.rows[11])
    #expect(isInSight(account.rows[11].error, in: scene))
  }
}
