import Foundation
import KeyboardNotifications
import KeyboardTesting
import Testing
import TypedNotifications

/// Whenever an observer comes, the sum of its increments is what is covered.
@MainActor
@Suite struct KeyboardTrackerCatchingUpTests {
  let fixture = TrackerFixture()
  let log = Log()

  @MainActor
  final class Log {
    var transitions: [KeyboardTransition] = []

    var inShort: [String] { transitions.map { KeyboardOutcome.transition($0).inShort } }
    var height: CGFloat { transitions.reduce(0) { $0 + $1.heightIncrement } }
  }

  @Test func aLateObserverIsCalledAtOnceWithAnAppearanceWithoutAnimation() {
    fixture.tracker.start()
    fixture.show()
    let token = fixture.tracker.observe { [log] in log.transitions.append($0) }
    #expect(log.inShort == ["appeared +300"])
    #expect(log.transitions.first?.animation == nil)
    #expect(log.transitions.first?.appearanceIndex == 0)
    fixture.hide()
    #expect(log.inShort == ["appeared +300", "disappeared -300"])
    #expect(log.height == 0)
    token.cancel()
  }

  @Test func anObserverMayAskNotToCatchUp() {
    fixture.tracker.start()
    fixture.show()
    let token = fixture.tracker.observe(catchingUp: false) { [log] in log.transitions.append($0) }
    #expect(log.transitions.isEmpty)
    fixture.hide()
    #expect(log.inShort == ["disappeared -300"])
    token.cancel()
  }

  @Test func anObserverThatIsAddedByAnotherHearsOfTheChangeThatIsBeingDelivered() {
    var late: NotificationToken?
    let first = fixture.tracker.observe { [log, fixture] transition in
      guard transition.change == .appeared else { return }
      // What is posted now is delivered after the appearance.
      fixture.hide()
      late = fixture.tracker.observe { log.transitions.append($0) }
      #expect(log.inShort == ["appeared +300"])
    }
    fixture.post(.willShow, Phone.tall)
    #expect(log.inShort == ["appeared +300", "disappeared -300"])
    #expect(late != nil)
    first.cancel()
  }

  @Test func anObserverThatPostsWhileItCatchesUpHearsOfThatAfterwards() {
    fixture.tracker.start()
    fixture.show()
    var isInside = false
    let token = fixture.tracker.observe { [log, fixture] transition in
      #expect(!isInside)
      isInside = true
      defer { isInside = false }
      log.transitions.append(transition)
      if transition.change == .appeared { fixture.hide() }
    }
    #expect(log.inShort == ["appeared +300", "disappeared -300"])
    token.cancel()
  }

  @Test func anObserverThatComesInTheBackgroundLearnsWhatOthersKnow() {
    fixture.tracker.start()
    fixture.application("DidEnterBackground")
    fixture.show()
    let token = fixture.tracker.observe { [log] in log.transitions.append($0) }
    #expect(log.transitions.isEmpty)
    fixture.application("DidBecomeActive")
    #expect(log.inShort == ["appeared +300"])
    token.cancel()
  }
}
