import KeyboardUIKit
import Testing

/// The code of the README and of the articles, as an app writes it, with the shared tracker.
@MainActor
struct DocumentedUsageTests {
  private final class Form: UIViewController {
    let scrollView = UIScrollView(frame: .zero)
    private var adjustment: KeyboardAdjustment?

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(scrollView)
      adjustment = scrollView.adjustForKeyboard()
    }
  }

  private final class Chat: UIViewController {
    let messages = UITableView(frame: .zero)
    let bar = UIView(frame: .zero)
    private var adjustment: KeyboardAdjustment?

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(messages)
      view.addSubview(bar)
      let bottom = bar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
      bottom.isActive = true
      adjustment = bottom.adjustForKeyboard(dragging: messages)
    }
  }

  private final class Bar: UIViewController {
    let bar = UIView(frame: .zero)
    private var follower: KeyboardFollower?

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(bar)
      follower = KeyboardFollower(view) { [weak self] index, height, heightIncrement in
        self?.bar.center.y -= heightIncrement
      } onDisappear: { [weak self] height in
        self?.bar.center.y += height
      }
    }
  }

  private final class Notes: UIViewController, KeyboardNotificationObserver {
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      registerKeyboardNotifications([.willShow, .willHide])
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      deregisterKeyboardNotifications()
    }

    func receivedKeyboardNotification(
      _ type: KeyboardNotificationType,
      payload: KeyboardPayload
    ) {
      view.isHidden = type == .willHide
    }
  }

  @Test func eachScreenLoadsAndIsLetGo() {
    for make in [Form.init, Chat.init, Bar.init, Notes.init] as [() -> UIViewController] {
      weak var gone: UIViewController?
      do {
        let screen = make()
        screen.loadViewIfNeeded()
        gone = screen
      }
      #expect(gone == nil)
    }
  }
}
