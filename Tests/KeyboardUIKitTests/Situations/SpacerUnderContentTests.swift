import KeyboardUIKit
import Testing

/// Situation: A spacer under the content of every screen.
///
/// By hand: 150 lines. A base class listens to six notifications, converts frames and resizes a
/// spacer, and leaves it alone while the screen is not visible.
@MainActor
struct SpacerUnderContentTests {
  private final class Screen: UIViewController {
    let content = UIView()
    var tracker = KeyboardTracker.shared
    // Keyboard code:
    private var adjustment: KeyboardAdjustment?
    // End of keyboard code.

    override func viewDidLoad() {
      super.viewDidLoad()
      content.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(content)
      let bottom = content.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
      NSLayoutConstraint.activate([
        content.topAnchor.constraint(equalTo: view.topAnchor),
        content.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        content.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        bottom,
      ])
      // Keyboard code:
      adjustment = bottom.adjustForKeyboard(tracker: tracker)
      // End of keyboard code.
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      // Keyboard code:
      adjustment?.resume()
      // End of keyboard code.
    }

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      // Keyboard code:
      adjustment?.pause()
      // End of keyboard code.
    }
  }

  private let phone = SituationFixture(
    "The home indicator is not counted twice",
    safeAreaBottom: 34
  )
  private let screen = Screen()

  init() {
    screen.tracker = phone.keyboard.tracker
    phone.show(screen)
  }

  @Test func theContentEndsAboveKeyboardAndHomeIndicator() {
    phone.play { #expect(screen.content.frame.maxY == 812 - max(34, $0)) }
  }

  @Test func aScreenThatIsLeavingDoesNotMove() {
    screen.beginAppearanceTransition(false, animated: true)
    phone.keyboard.show(333)
    #expect(screen.content.frame.maxY == 778)
    screen.endAppearanceTransition()
    screen.beginAppearanceTransition(true, animated: false)
    screen.view.layoutIfNeeded()
    #expect(screen.content.frame.maxY == 479)
  }
}
