import Dispatch
import Foundation
import Testing
import TypedNotifications

@testable import KeyboardNotifications

/// A tracker whose notifications come from many threads; meant for the thread sanitizer too.
@MainActor
@Suite struct KeyboardTrackerThreadTests {
  let fixture = TrackerFixture()

  @available(macOS 13, iOS 16, tvOS 16, *)
  @Test(.timeLimit(.minutes(10))) func aTrackerIsHiddenAfterTheHidesOfEightThreads() async {
    var sum: CGFloat = 0
    let token = fixture.tracker.observe { sum += $0.heightIncrement }
    let center = fixture.center
    let done = DispatchGroup()
    for _ in 0..<8 {
      done.enter()
      Thread.detachNewThread {
        for _ in 0..<50 {
          for (type, frame) in [
            (KeyboardNotificationType.willShow, Phone.tall), (.willHide, Phone.offscreen),
          ] {
            center.post(name: type.name, object: nil, userInfo: postedUserInfo(end: frame))
          }
        }
        done.leave()
      }
    }
    // The main actor is free for the notifications meanwhile.
    await withCheckedContinuation { continuation in
      done.notify(queue: .main) { continuation.resume() }
    }
    #expect(fixture.tracker.state.coveredHeight == 0)
    #expect(sum == 0)
    token.cancel()
  }
}
