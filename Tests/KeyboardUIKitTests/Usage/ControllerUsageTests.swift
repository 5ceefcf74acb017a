import KeyboardNotifications
import KeyboardTesting
import KeyboardUIKit
import Testing

/// View controllers, as an app writes them; the tracker is handed in for the test only.
@MainActor
struct ControllerUsageTests {
  // MARK: A controller whose bar follows by increments

  private final class Compose: UIViewController {
    let bar = UIView(frame: CGRect(x: 0, y: 524, width: 320, height: 44))
    private var follower: KeyboardFollower?

    func follow(_ tracker: KeyboardTracker) {
      follower = KeyboardFollower(view, tracker: tracker) { [weak self] _, _, heightIncrement in
        self?.bar.frame.origin.y -= heightIncrement
      } onDisappear: { [weak self] height in
        self?.bar.frame.origin.y += height
      }
    }
  }

  @Test(arguments: KeyboardTrace.BuiltInName.allCases)
  func aBarThatMovesByIncrementsEndsWhereItShould(name: KeyboardTrace.BuiltInName) {
    let fixture = KeyboardFixture(for: name.trace)
    let compose = Compose()
    fixture.window.rootViewController = compose
    compose.follow(fixture.tracker)
    for record in name.trace.records {
      let animations = UIView.standInAnimations { fixture.play(record) }
      #expect(animations.count <= 1)
      #expect(animations.allSatisfy { $0.duration > 0 })
    }
    #expect(abs(524 - compose.bar.frame.minY - fixture.tracker.state.coveredHeight) < 0.001)
  }

  // MARK: A form

  private final class Form: UIViewController {
    let scrollView = UIScrollView(frame: .zero)
    let field = UITextField(frame: CGRect(x: 20, y: 500, width: 280, height: 40))
    var tracker = KeyboardTracker.shared
    private var adjustment: KeyboardAdjustment?

    override func viewDidLoad() {
      super.viewDidLoad()
      scrollView.frame = view.bounds
      scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      scrollView.contentSize = CGSize(width: 320, height: 560)
      view.addSubview(scrollView)
      scrollView.addSubview(field)
      adjustment = scrollView.adjustForKeyboard(tracker: tracker)
    }
  }

  @Test func aFormFollowsEachNotificationOfATrace() throws {
    let fixture = KeyboardFixture(for: .builtIn(.pinyinGrowth))
    let form = Form()
    form.tracker = fixture.tracker
    fixture.window.rootViewController = form
    form.field.becomeFirstResponder()
    var animations: [Int] = []
    var steps: [[CGFloat]] = []
    for record in KeyboardTrace.builtIn(.pinyinGrowth).records {
      let made = UIView.standInAnimations { fixture.play(record) }
      guard case .notification = record.content else { continue }
      animations.append(made.count)
      steps.append([form.scrollView.contentInset.bottom, form.scrollView.contentOffset.y])
    }
    // 548 is the bottom of the field with its margin; the screen is 568 high.
    #expect(steps == [[0, 0], [216, 548 - 352], [282, 548 - 286]])
    #expect(animations == [0, 1, 1])
    fixture.hide()
    #expect(form.scrollView.contentInset == .zero)
    #expect(form.scrollView.contentOffset == .zero)
  }
}
