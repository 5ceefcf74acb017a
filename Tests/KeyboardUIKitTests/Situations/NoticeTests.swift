import KeyboardUIKit
import Testing

/// Situation: A notice above the bottom.
///
/// By hand: 73 lines in one app, 24 in another. A presenter moves a constraint whose constant is a
/// margin of its own; above the keyboard the margin is another one.
@MainActor
struct NoticeTests {
  private final class Host: UIViewController {
    let notice = UIView()
    var tracker = KeyboardTracker.shared
    // Keyboard code:
    private var adjustment: KeyboardAdjustment?
    // End of keyboard code.

    override func viewDidLoad() {
      super.viewDidLoad()
      notice.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(notice)
      let bottom = notice.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -50)
      NSLayoutConstraint.activate([
        notice.heightAnchor.constraint(equalToConstant: 48),
        notice.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        notice.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
        bottom,
      ])
      // Keyboard code:
      adjustment = bottom.adjustForKeyboard(spacing: 16, tracker: tracker)
      adjustment?.room = .atLeast
      // End of keyboard code.
    }
  }

  @Test func theMarginIsAnotherOneAboveTheKeyboard() {
    let phone = SituationFixture("A keyboard fades out with an empty frame", safeAreaBottom: 34)
    UIAccessibility.standInSetPrefersCrossFadeTransitions(true)
    defer { UIAccessibility.standInSetPrefersCrossFadeTransitions(false) }
    let host = Host()
    host.tracker = phone.keyboard.tracker
    phone.show(host)
    #expect(host.notice.frame.maxY == 794)
    phone.play { #expect(host.notice.frame.maxY == ($0 > 0 ? 844 - $0 - 16 : 794)) }
  }
}
