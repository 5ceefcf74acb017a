import KeyboardUIKit
import Testing

/// Situation: A list that is turned over, for its own field only.
///
/// By hand: 450 lines, and 49 in an app that uses them. A status machine and a height constraint act
/// only while the screen's own text view has the focus; a status that repeats is skipped.
@MainActor
struct ThreadOfItsOwnFieldTests {
  private final class Thread: UIViewController {
    let list = UITableView(frame: .zero, style: .plain)
    let field = UITextView(frame: .zero)
    let search = UITextField(frame: CGRect(x: 0, y: 60, width: 300, height: 36))
    var tracker = KeyboardTracker.shared
    // Keyboard code:
    private var adjustment: KeyboardAdjustment?
    // End of keyboard code.

    override func viewDidLoad() {
      super.viewDidLoad()
      list.transform = CGAffineTransform(scaleX: 1, y: -1)
      list.contentInsetAdjustmentBehavior = .never
      list.contentSize = CGSize(width: 320, height: 3000)
      list.frame = view.bounds
      list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      field.translatesAutoresizingMaskIntoConstraints = false
      for view in [list, field, search] { self.view.addSubview(view) }
      let bottom = field.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
      NSLayoutConstraint.activate([
        field.heightAnchor.constraint(equalToConstant: 40),
        field.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        field.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        bottom,
      ])
      // Keyboard code:
      adjustment = list.adjustForKeyboard(
        withBar: field,
        moving: bottom,
        while: .focus(in: field),
        tracker: tracker
      )
      // End of keyboard code.
    }
  }

  private let phone = SituationFixture("A Pinyin keyboard grows while it appears")
  private let thread = Thread()

  init() {
    thread.tracker = phone.keyboard.tracker
    phone.show(thread)
  }

  @Test func itsOwnKeyboardMovesFieldAndListAtTheBottomThatIsSeen() {
    thread.field.becomeFirstResponder()
    phone.play {
      #expect(thread.field.frame.maxY == 568 - $0)
      #expect(thread.list.contentInset.top == 40 + $0)
    }
    #expect(thread.list.contentInset.bottom == 0)
  }

  @Test func anotherFieldsKeyboardMovesNothing() {
    thread.search.becomeFirstResponder()
    phone.play { _ in #expect(thread.field.frame.maxY == 568) }
  }
}
