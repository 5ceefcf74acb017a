import KeyboardTesting
import KeyboardUIKit
import Testing

@testable import KeyboardUIKitChat

/// The form with errors, of *Building a form*.
@MainActor
struct AccountTests {
  let account = AccountViewController()

  private func show(
    _ device: SimulatedKeyboard.Device = .iPhone,
    window: CGRect? = nil
  ) -> SimulatedScene {
    let scene = SimulatedScene(device, window: window)
    account.tracker = scene.keyboard.tracker
    scene.show(account)
    return scene
  }

  func isInSight(_ view: UIView, in scene: SimulatedScene) -> Bool {
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

  @Test func aRowWithAnErrorIsRevealedWithItsError() {
    let scene = show()
    account.show(error: "This is not an address.", in: account.rows[11])
    account.rows[11].field.becomeFirstResponder()
    scene.keyboard.show()
    #expect(scene.frame(of: account.rows[11].error).maxY == scene.keyboardTop - 8)
  }

  @Test func anErrorOfAFieldThatIsLeftDoesNotTakeTheFocus() async {
    let scene = show()
    scene.keyboard.show()
    account.rows[1].field.becomeFirstResponder()
    account.show(error: "This is not a name.", in: account.rows[0])
    #expect(account.rows[1].field.isFirstResponder)
  }

  @Test func theErrorIsInSightUnderAFloatingKeyboard() {
    let scene = show(window: CGRect(x: 0, y: 0, width: 350, height: 300))
    scene.keyboard.show()
    scene.keyboard.float(at: CGPoint(x: 20, y: 20))
    account.rows[11].field.becomeFirstResponder()
    account.show(error: "This is not an address.", in: account.rows[11])
    #expect(isInSight(account.rows[11].error, in: scene))
  }

  @Test func theErrorIsInSightWithoutAKeyboard() {
    let scene = show(window: CGRect(x: 0, y: 0, width: 350, height: 300))
    account.rows[11].field.becomeFirstResponder()
    account.show(error: "This is not an address.", in: account.rows[11])
    #expect(isInSight(account.rows[11].error, in: scene))
  }

  @Test func theFormIsRightWhereASheetComesToRest() {
    // UIKit raises a form sheet after the keyboard was announced.
    let scene = show(.iPad, window: CGRect(x: 140, y: 500, width: 540, height: 620))
    account.rows[11].field.becomeFirstResponder()
    scene.keyboard.show()
    scene.move(to: scene.window.frame.offsetBy(dx: 0, dy: -100))
    #expect(scene.visibleEnd(of: account.form) == scene.keyboardTop)
    #expect(isInSight(account.rows[11].field, in: scene))
    scene.keyboard.hide()
    #expect(account.form.contentInset.bottom == 0)
  }

  /// Presents the form in a sheet, gives the focus to a field, and shows the keyboard.
  func presentSheet(
    focus row: Int
  ) throws -> (SimulatedScene, UISheetPresentationController) {
    let scene = SimulatedScene()
    account.tracker = scene.keyboard.tracker
    let root = UIViewController()
    scene.show(root)
    let sheet = try #require(account.sheetPresentationController)
    sheet.detents = [.medium(), .large()]
    root.present(account, animated: false)
    scene.turn()
    account.rows[row].field.becomeFirstResponder()
    scene.keyboard.show()
    scene.turn()
    return (scene, sheet)
  }

  @Test func theFieldIsInSightInASheetThatUIKitHasRaised() throws {
    let (scene, sheet) = try presentSheet(focus: 11)
    #expect(sheet.selectedDetentIdentifier == .large)
    #expect(scene.visibleEnd(of: account.form) == scene.keyboardTop)
    #expect(isInSight(account.rows[11].field, in: scene))
  }

  @Test func aSheetAboveTheKeyboardMakesNoRoom() {
    let scene = show(.iPad, window: CGRect(x: 150, y: 20, width: 540, height: 300))
    scene.keyboard.show()
    #expect(account.form.contentInset.bottom == 0)
  }

  @Test func anotherAppsKeyboardCountsIfTheTrackerIncludesIt() {
    let scene = SimulatedScene()
    account.tracker = KeyboardTracker(center: scene.keyboard.center, otherApps: .include)
    scene.show(account)
    let bounds = scene.screenBounds
    let docked = CGRect(x: 0, y: bounds.maxY - 300, width: bounds.width, height: 300)
    scene.keyboard.post(.willShow, end: docked, isLocal: false)
    #expect(scene.visibleEnd(of: account.form) == docked.minY)
  }
}
