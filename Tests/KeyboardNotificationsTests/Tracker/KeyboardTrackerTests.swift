import Foundation
import KeyboardNotifications
import Testing
import TypedNotifications

@MainActor
@Suite struct KeyboardTrackerTests {
  let desk = Desk()

  @Test func eachRealChangeIsDeliveredOnce() {
    var changes: [String] = []
    let token = desk.tracker.observe { changes.append(KeyboardOutcome.transition($0).inShort) }
    desk.show()
    desk.show(Phone.short)
    desk.hide()
    token.cancel()
    #expect(changes == ["appeared +300", "resized -84", "disappeared -216"])
  }

  @Test func observersAreCalledInTheOrderInWhichTheyWereAdded() {
    var order: [Int] = []
    let tokens = (0..<20).map { index in desk.tracker.observe { _ in order.append(index) } }
    desk.post(.willShow, Phone.tall)
    #expect(order == Array(0..<20))
    withExtendedLifetime(tokens) {}
  }

  @Test func anObserverAddedWhileBeingCalledHearsOfTheNextChange() {
    var late: [KeyboardChange] = []
    var tokens: [NotificationToken] = []
    tokens.append(
      desk.tracker.observe { [tracker = desk.tracker] transition in
        guard transition.change == .appeared else { return }
        tokens.append(tracker.observe { late.append($0.change) })
      }
    )
    desk.show()
    #expect(late.isEmpty)
    desk.hide()
    #expect(late == [.disappeared])
    // The first observer holds the tracker, which holds the observer.
    tokens = []
  }

  @Test func anObserverCancelledWhileOthersAreCalledIsNotCalledAnyMore() {
    var calls = 0
    var second: NotificationToken?
    let first = desk.tracker.observe { _ in second?.cancel() }
    second = desk.tracker.observe { _ in calls += 1 }
    desk.show()
    #expect(calls == 0)
    first.cancel()
  }

  @Test func anObserverMayCancelItself() {
    var calls = 0
    var token: NotificationToken?
    token = desk.tracker.observe { _ in
      calls += 1
      token?.cancel()
      token = nil
    }
    desk.show()
    desk.hide()
    #expect(calls == 1)
    #expect(!desk.tracker.isObserving)
  }

  @Test func anObserverMayPost() {
    var changes: [KeyboardChange] = []
    let token = desk.tracker.observe { [desk] transition in
      changes.append(transition.change)
      if transition.change == .appeared { desk.post(.willHide, Phone.offscreen) }
    }
    desk.post(.willShow, Phone.tall)
    #expect(changes == [.appeared, .disappeared])
    token.cancel()
  }

  @Test func whereAnObserverPostsTheOthersHearOfTheChangesInTheirOrder() {
    var second: [KeyboardChange] = []
    var reported: [KeyboardOutcome] = []
    let tokens = [
      desk.tracker.observe { [desk] transition in
        guard transition.change == .appeared else { return }
        desk.post(.willHide, Phone.offscreen)
        #expect(desk.tracker.state.visibility == .hiding)
      },
      desk.tracker.observe { second.append($0.change) },
      desk.tracker.observeReports { reported.append($0.outcome) },
    ]
    desk.post(.willShow, Phone.tall)
    #expect(second == [.appeared, .disappeared])
    #expect(reported.map(\.inShort) == ["appeared +300", "disappeared -300"])
    withExtendedLifetime(tokens) {}
  }

  @Test func aLateObserverCanReadTheStateAtOnce() {
    let token = desk.tracker.observe { _ in }
    desk.show()
    #expect(desk.tracker.state.visibility == .shown)
    #expect(desk.tracker.state.coveredHeight == 300)
    token.cancel()
  }

  @Test func itObservesWhileAnyoneObservesIt() {
    #expect(!desk.tracker.isObserving)
    var first: NotificationToken? = desk.tracker.observe { _ in }
    let second = desk.tracker.observeReports { _ in }
    first = nil
    #expect(first == nil && desk.tracker.isObserving)
    second.cancel()
    #expect(!desk.tracker.isObserving)
  }

  @Test func whatWasPostedUnobservedIsNotKnown() {
    let first = desk.tracker.observe { _ in }
    desk.show()
    first.cancel()
    #expect(desk.tracker.state == .initial)
  }

  @Test func theEnvironmentIsAskedAtEachNotification() {
    let token = desk.tracker.observe { _ in }
    desk.show()
    desk.environment.view = CGRect(x: 0, y: 0, width: 375, height: 617)
    desk.show()
    #expect(desk.tracker.state.coveredHeight == 250)
    token.cancel()
  }

  @Test func whatCannotBeReadReachesTheHandlerAndChangesNothing() {
    var errors: [KeyboardDecodingError] = []
    desk.tracker.onMalformed = { errors.append($0) }
    let token = desk.tracker.observe { _ in }
    desk.show()
    let before = desk.tracker.state
    desk.post("UIKeyboardWillShowNotification", [KeyboardUserInfoKey.endFrame: "?"])
    #expect(errors.map(\.key) == [KeyboardUserInfoKey.endFrame])
    #expect(desk.tracker.state == before)
    token.cancel()
  }

  @Test func reportsSayWhatBecameOfEachEvent() {
    var outcomes: [String] = []
    let token = desk.tracker.observeReports { outcomes.append($0.outcome.inShort) }
    desk.tracker.onMalformed = { _ in }
    desk.show()
    desk.post(.willShow, Phone.tall, isLocal: false)
    desk.post("UIKeyboardWillShowNotification")
    #expect(
      outcomes == ["appeared +300", "duplicate", "noted", "duplicate"] + ["otherApp", "malformed"]
    )
    token.cancel()
  }

  @Test func aTrackerThatIsGoneTakesItsRegistrationAlong() {
    var tracker: KeyboardTracker? = KeyboardTracker(center: desk.center)
    weak let weakTracker = tracker
    var calls = 0
    let token = tracker?.observe { _ in calls += 1 }
    tracker = nil
    #expect(weakTracker == nil)
    desk.show()
    #expect(calls == 0)
    token?.cancel()
  }

  @Test func postingFromAnotherThreadArrivesOnTheMainActorInOrder() async {
    var changes: [KeyboardChange] = []
    let token = desk.tracker.observe { changes.append($0.change) }
    let center = desk.center
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        for (type, frame) in [
          (KeyboardNotificationType.willShow, Phone.tall), (.willShow, Phone.short),
          (.willHide, Phone.offscreen),
        ] {
          center.post(name: type.name, object: nil, userInfo: postedUserInfo(end: frame))
        }
        DispatchQueue.main.async { continuation.resume() }
      }
    }
    #expect(changes == [.appeared, .resized, .disappeared])
    token.cancel()
  }
}
