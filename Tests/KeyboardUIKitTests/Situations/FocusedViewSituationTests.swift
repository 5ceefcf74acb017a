import KeyboardNotifications
import KeyboardTesting
import KeyboardUIKit
import Testing

/// Situation: Screens without a line of keyboard code, in an app with one line at launch.
@MainActor
struct ScreensWithoutKeyboardCodeTests {
  /// A form of many fields in a stack.
  private final class Form: UIViewController {
    let scroll = UIScrollView(frame: .zero)
    let fields = UIStackView()

    override func viewDidLoad() {
      super.viewDidLoad()
      scroll.frame = view.bounds
      scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(scroll)
      scroll.fill(withFieldsIn: fields)
    }
  }

  /// A table of settings, with a field in its last cell.
  private final class Settings: UIViewController {
    let table = UITableView(frame: .zero, style: .plain)
    let field = UITextField(frame: CGRect(x: 0, y: 1900, width: 300, height: 44))

    override func viewDidLoad() {
      super.viewDidLoad()
      table.frame = view.bounds
      table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      table.contentSize = CGSize(width: 300, height: 2000)
      table.addSubview(field)
      view.addSubview(table)
    }
  }

  /// A note that fills the screen.
  private final class Note: UIViewController {
    let text = UITextView(frame: .zero)

    override func viewDidLoad() {
      super.viewDidLoad()
      text.frame = view.bounds
      text.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      text.text = String(repeating: "A line of a note.\n", count: 90)
      view.addSubview(text)
    }
  }

  private let keyboard = SimulatedKeyboard(.iPhone)
  private let scene: UIWindowScene
  private let window: UIWindow
  private let adjustment: KeyboardAdjustment

  init() throws {
    let bounds = try #require(keyboard.environment.screen)
    scene = UIWindowScene(standInScreen: UIScreen(standInBounds: bounds))
    window = UIWindow(windowScene: scene)
    window.standInSetSafeAreaInsets(UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    window.makeKeyAndVisible()
    adjustment = KeyboardAdjustment(ofFocusedViewsWith: keyboard.tracker, spacing: 12)
  }

  private func show(_ controller: UIViewController) {
    window.rootViewController = controller
    scene.standInUpdate()
  }

  /// Gives the focus to a view and raises the keyboard, until the next frame.
  private func focus(_ view: UIView) {
    view.becomeFirstResponder()
    keyboard.show()
    scene.standInUpdate()
  }

  /// Takes the focus from a view and lets the keyboard go, until the next frame.
  private func blur(_ view: UIView) {
    view.resignFirstResponder()
    keyboard.hide()
    scene.standInUpdate()
  }

  /// The top of the keyboard in the window, less the spacing.
  private var limit: CGFloat { (keyboard.frame?.minY ?? 0) - 12 }

  @Test func eachFieldOfAFormIsInSight() {
    let form = Form()
    show(form)
    let rest = form.scroll.adjustedContentInset.bottom
    for index in [0, 9, 19] {
      let field = form.fields.arrangedSubviews[index]
      focus(field)
      adjustment.update()
      #expect(field.convert(field.bounds, to: nil).maxY <= limit)
      #expect(form.scroll.adjustedContentInset.bottom == keyboard.coveredHeight + 12)
    }
    blur(form.fields.arrangedSubviews[19])
    #expect(form.scroll.adjustedContentInset.bottom == rest)
  }

  @Test func theLastCellOfATableIsInSight() {
    let settings = Settings()
    show(settings)
    focus(settings.field)
    let seen = settings.field.convert(settings.field.bounds, to: nil)
    #expect(seen.maxY <= limit && seen.minY >= 0)
    blur(settings.field)
    #expect(settings.table.contentInset == .zero)
  }

  @Test func theEndOfANoteCanBeReached() {
    let note = Note()
    show(note)
    focus(note.text)
    #expect(note.text.adjustedContentInset.bottom == keyboard.coveredHeight + 12)
    keyboard.change(height: 400)
    scene.standInUpdate()
    #expect(note.text.adjustedContentInset.bottom == keyboard.coveredHeight + 12)
    blur(note.text)
    #expect(note.text.contentInset == .zero)
  }

  @Test func withoutAFrameTheConfirmationCounts() {
    let settings = Settings()
    show(settings)
    settings.field.becomeFirstResponder()
    keyboard.show()
    #expect(settings.table.adjustedContentInset.bottom == keyboard.coveredHeight + 12)
    settings.field.resignFirstResponder()
    keyboard.hide()
    #expect(settings.table.contentInset == .zero)
  }
}
