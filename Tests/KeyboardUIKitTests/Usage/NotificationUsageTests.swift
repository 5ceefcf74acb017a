import KeyboardNotifications
import KeyboardTesting
import KeyboardUIKit
import Testing

/// Notifications with a type, as an app writes them.
@MainActor
struct NotificationUsageTests {
  /// A view that is moved by hand.
  @MainActor
  private final class ToolBar {
    let view = UIView(frame: CGRect(x: 0, y: 524, width: 320, height: 44))
    private var token: NotificationToken?

    func start(_ center: NotificationCenter) {
      token = center.addMainActorObserver(descriptor: .keyboardWillShow) { [weak self] payload in
        guard let self, let animation = payload.animation else { return }
        let animator = UIViewPropertyAnimator(animation) {
          self.view.frame.origin.y = payload.endFrame.minY - 44
        }
        animator.startAnimation()
      }
    }

    func stop() {
      token = nil
    }
  }

  @Test func aDescriptorIsObserved() throws {
    let fixture = KeyboardFixture(for: .builtIn(.showAndHide))
    let bar = ToolBar()
    bar.start(fixture.player.center)
    let trace = KeyboardTrace.builtIn(.showAndHide)
    let animations = UIView.standInAnimations { fixture.play(trace) }
    #expect(bar.view.frame.maxY == fixture.tracker.shownTop(in: trace))
    #expect(animations.map(\.duration) == [0.25])
  }

  @Test func aTokenThatIsSetToNilEndsTheObservation() throws {
    let fixture = KeyboardFixture(for: .builtIn(.showAndHide))
    let bar = ToolBar()
    bar.start(fixture.player.center)
    bar.stop()
    fixture.play(.builtIn(.showAndHide))
    #expect(bar.view.frame.minY == 524)
  }
}

extension KeyboardTracker {
  /// Where the keyboard's top was when a trace showed it.
  fileprivate func shownTop(in trace: KeyboardTrace) -> CGFloat? {
    trace.records.lazy.compactMap { record -> CGFloat? in
      guard case .notification(let name, let userInfo, _) = record.content,
        name == KeyboardNotificationType.willShow.name.rawValue,
        let frame = userInfo?[KeyboardUserInfoKey.endFrame]?.posted as? CGRect
      else { return nil }
      return frame.minY
    }.first
  }
}
