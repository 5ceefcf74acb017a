import Foundation
import KeyboardNotifications
import Testing
import TypedNotifications

@MainActor
@Suite struct KeyboardTrackerBackgroundTests {
  let fixture = TrackerFixture()

  private func changes(_ body: () -> Void) -> [String] {
    var changes: [String] = []
    let token = fixture.tracker.observe { changes.append(KeyboardOutcome.transition($0).inShort) }
    body()
    token.cancel()
    return changes
  }

  @Test func theNetChangeIsDeliveredOnceOnReturn() {
    let delivered = changes {
      fixture.show()
      fixture.application("WillResignActive")
      fixture.application("DidEnterBackground")
      fixture.hide()
      fixture.show(Phone.short)
      fixture.hide()
      fixture.application("WillEnterForeground")
      #expect(fixture.tracker.state.coveredHeight == 0)
      fixture.application("DidBecomeActive")
    }
    #expect(delivered == ["appeared +300", "disappeared -300"])
  }

  @Test func anExtensionHearsOfItsHost() {
    let delivered = changes {
      fixture.post("NSExtensionHostDidEnterBackgroundNotification")
      fixture.show()
      fixture.post("NSExtensionHostDidBecomeActiveNotification")
      fixture.hide()
    }
    #expect(delivered == ["appeared +300", "disappeared -300"])
  }

  @Test func anAppThatIsInactiveFromTheStartIsToldNothing() {
    fixture.environment.applicationState = .background
    let delivered = changes {
      fixture.show()
      #expect(fixture.tracker.state.visibility == .shown)
    }
    #expect(delivered.isEmpty)
  }
}
