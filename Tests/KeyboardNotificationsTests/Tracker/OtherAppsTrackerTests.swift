import Foundation
import KeyboardNotifications
import KeyboardTesting
import Testing
import TypedNotifications

/// Behavior 45: following the keyboards of other apps is a choice for each adapter.
@MainActor
@Suite struct OtherAppsTrackerTests {
  let fixture = TrackerFixture()

  private var both: [CGFloat] {
    [fixture.tracker.state.coveredHeight, fixture.tracker.followingOtherApps.state.coveredHeight]
  }

  @Test func anotherAppsKeyboardIsKnownToItOnly() {
    _ = fixture.tracker.followingOtherApps
    fixture.post(.willShow, Phone.tall, isLocal: false)
    #expect(both == [0, 300])
    fixture.post(.willHide, Phone.offscreen, isLocal: false)
    #expect(both == [0, 0])
  }

  @Test func thisAppsKeyboardIsKnownToBoth() {
    _ = fixture.tracker.followingOtherApps
    fixture.show()
    #expect(both == [300, 300])
  }

  @Test func itIsTheSameEachTime() {
    let other = fixture.tracker.followingOtherApps
    #expect(fixture.tracker.followingOtherApps === other)
    #expect(other.followingOtherApps === other)
  }

  @Test func itBeginsWithWhatTheTrackerKnows() {
    fixture.tracker.start()
    fixture.show()
    #expect(both == [300, 300])
    var height: CGFloat = 0
    let token = fixture.tracker.followingOtherApps.observe { height += $0.heightIncrement }
    #expect(height == 300)
    fixture.hide()
    #expect(height == 0)
    token.cancel()
  }

  @Test func itSharesTheEnvironment() {
    let other = fixture.tracker.followingOtherApps
    fixture.environment.view = CGRect(x: 0, y: 0, width: 375, height: 617)
    fixture.show()
    #expect(other.state.coveredHeight == 250)
    #expect(other.environment().otherApps == .include)
    #expect(fixture.tracker.environment().otherApps == .ignore)
  }

  @Test func itLivesAsLongAsTheTracker() {
    var tracker: KeyboardTracker? = KeyboardTracker(center: fixture.center)
    weak let other = tracker?.followingOtherApps
    #expect(other != nil)
    tracker = nil
    #expect(other == nil)
  }

  @Test func whatCannotBeReadIsReportedOnce() {
    var count = 0
    fixture.tracker.onMalformed = { _ in count += 1 }
    _ = fixture.tracker.followingOtherApps
    fixture.post("UIKeyboardWillShowNotification")
    #expect(count == 1)
  }
}
