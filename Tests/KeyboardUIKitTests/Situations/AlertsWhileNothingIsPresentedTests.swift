import KeyboardUIKit
import Testing

/// Situation: Alerts above the keyboard, unless something is presented.
///
/// By hand: 65 lines, and 114 of a singleton. Two delegate methods keep a state and animate a stack
/// of alerts, and return early while another controller is presented.
@MainActor
struct AlertsWhileNothingIsPresentedTests {
  private final class Browser: UIViewController {
    let alerts = UIView(frame: .zero)
    var tracker = KeyboardTracker.shared
    // Keyboard code:
    private var adjustment: KeyboardAdjustment?
    // End of keyboard code.

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(alerts)
      // Keyboard code:
      let condition = KeyboardCondition { [weak self] in self?.presentedViewController == nil }
      adjustment = view.followKeyboard(while: condition, tracker: tracker) { [weak self] cover in
        self?.alerts.frame = cover.freeRectangle.insetBy(dx: 20, dy: 0)
      }
      // End of keyboard code.
    }
  }

  private let phone = SituationFixture("A native alert hides the keyboard twice")
  private let browser = Browser()

  init() {
    browser.tracker = phone.keyboard.tracker
    phone.show(browser)
  }

  @Test func alertsAreInWhatIsFree() {
    phone.play {
      #expect(browser.alerts.frame == CGRect(x: 20, y: 0, width: 350, height: 844 - $0))
    }
  }

  @Test func aPresentedControllersKeyboardIsNotHeeded() {
    browser.present(UIViewController(), animated: false)
    phone.keyboard.show(336)
    #expect(browser.alerts.frame.height == 844)
  }
}
