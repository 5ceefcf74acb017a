import KeyboardNotifications
import KeyboardTesting
import KeyboardUIKit
import Testing

/// A screen of an app with a bug, and the same screen without it: the tests that an app's developer
/// writes must tell the two apart.
@MainActor
struct PlantedBugTests {
  /// A view controller whose bar must stay above the keyboard.
  private class Compose: UIViewController {
    let bar = UIView(frame: .zero)
    var tracker = KeyboardTracker.shared
    private(set) var lift: CGFloat = 0
    private var token: NotificationToken?

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(bar)
      token = tracker.observe { [weak self] transition in
        guard let self else { return }
        lift = lift(after: transition)
        bar.frame.origin.y = view.bounds.height - bar.frame.height - lift
      }
    }

    func lift(after transition: KeyboardTransition) -> CGFloat {
      transition.state.coveredHeight
    }
  }

  /// What is often written: the height of the keyboard's frame, which is not what it covers.
  private final class ComposeWithBug: Compose {
    override func lift(after transition: KeyboardTransition) -> CGFloat {
      transition.state.frame?.height ?? 0
    }
  }

  private let screens: [Compose] = [Compose(), ComposeWithBug()]

  private func show(_ screen: Compose, _ tracker: KeyboardTracker) {
    screen.tracker = tracker
    screen.loadViewIfNeeded()
  }

  @Test func aSimulatedKeyboardShowsTheBug() {
    let isRight = screens.map { screen in
      let keyboard = SimulatedKeyboard(.iPad)
      show(screen, KeyboardTracker(center: keyboard.center) { keyboard.environment })
      keyboard.show()
      keyboard.attachHardwareKeyboard()
      return screen.lift == keyboard.coveredHeight
    }
    #expect(isRight == [true, false])
  }

  @Test func aRecordedTraceShowsTheBug() {
    let failures = screens.map { screen in
      let player = KeyboardTracePlayer()
      show(screen, KeyboardTracker(center: player.center) { player.environment })
      return player.check(.builtIn(.hardwareKeyboard)) { screen.lift }
    }
    #expect(failures[0].isEmpty)
    #expect(!failures[1].isEmpty)
  }
}
