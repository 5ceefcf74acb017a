import KeyboardNotifications
import KeyboardTesting
import KeyboardUIKit
import Testing

/// An app of six screens and two scenes is kept clear by the one line of the pages.
@MainActor
struct WholeAppTests {
  // As an author writes it, who had IQKeyboardManager before.
  private final class LoginViewController: UIViewController {
    let password = UITextField(frame: CGRect(x: 20, y: 700, width: 350, height: 40))
    override func viewDidLoad() { view.addSubview(password) }
  }

  private final class NoteViewController: UIViewController {
    let note = UITextView(frame: CGRect(x: 20, y: 500, width: 350, height: 300))
    override func viewDidLoad() {
      note.text = String(repeating: "line\n", count: 40)
      view.addSubview(note)
    }
  }

  private final class SettingsViewController: UIViewController {
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 844),
      collectionViewLayout: UICollectionViewLayout()
    )
    let name = UITextField(frame: CGRect(x: 20, y: 760, width: 350, height: 40))
    override func viewDidLoad() {
      list.contentSize = CGSize(width: 390, height: 1200)
      list.addSubview(name)
      view.addSubview(list)
    }
  }

  private final class ChatViewController: UIViewController {
    let text = UITextField(frame: CGRect(x: 20, y: 780, width: 350, height: 40))
    override func viewDidLoad() { view.addSubview(text) }
  }

  private final class UIHostingController: UIViewController {
    let field = UITextField(frame: CGRect(x: 20, y: 700, width: 350, height: 40))
    override func viewDidLoad() { view.addSubview(field) }
  }

  final class AddressViewController: UIViewController {
    let form = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let city = UITextField(frame: CGRect(x: 20, y: 720, width: 350, height: 40))
    override func viewDidLoad() {
      form.contentSize = CGSize(width: 390, height: 1000)
      form.addSubview(city)
      view.addSubview(form)
    }
  }

  let fixture = KeyboardFixture(safeAreaBottom: 34)

  /// The line of the app delegate.
  func keepFieldsInSight() -> KeyboardAdjustment {
    KeyboardAdjustment.forFocusedViews(movesControllers: true, tracker: fixture.tracker) {
      $0.isInside(ChatViewController.self) ? nil : 12
    }
  }

  /// Shows a screen with the focus in a field, and returns where the field ends on the window.
  private func bottom(of field: UIView, in screen: UIViewController) -> CGFloat {
    fixture.window.rootViewController = screen
    fixture.window.layoutIfNeeded()
    field.becomeFirstResponder()
    fixture.show(336)
    fixture.turn()
    fixture.clock.advance(by: 1)
    fixture.turn()
    defer {
      field.resignFirstResponder()
      fixture.hide()
      fixture.turn()
    }
    let caret = (field as? UITextView).flatMap { text in
      text.selectedTextRange.map { text.caretRect(for: $0.end) }
    }
    return field.convert(caret ?? field.bounds, to: fixture.window).maxY
  }

  @Test func eachScreenIsInSightAndTheOthersAreNamedInTheLog() {
    let adjustment = keepFieldsInSight()
    let login = LoginViewController()
    #expect(bottom(of: login.password, in: login) == 496)
    #expect(login.view.frame.origin.y == 0)
    let note = NoteViewController()
    #expect(bottom(of: note.note, in: note) <= 508)
    let settings = SettingsViewController()
    #expect(bottom(of: settings.name, in: settings) <= 496)
    let address = AddressViewController()
    #expect(bottom(of: address.city, in: address) <= 496)
    #expect(address.form.contentInset.bottom == 0)
    #expect(fixture.faults.lines.isEmpty)

    let chat = ChatViewController()
    #expect(bottom(of: chat.text, in: chat) == 820)
    let hosting = UIHostingController()
    #expect(bottom(of: hosting.field, in: hosting) == 740)
    #expect(fixture.faults.lines.count == 2)
    #expect(fixture.faults.lines.first?.contains("closure leaves it alone") == true)
    #expect(fixture.faults.lines.last?.contains("it is in SwiftUI") == true)
    adjustment.cancel()
  }
}
