import Foundation
import KeyboardNotifications
import Testing
import TypedNotifications

@MainActor
@Suite struct KeyboardTrackerBackgroundTests {
  let desk = Desk()

  private func changes(_ body: () -> Void) -> [String] {
    var changes: [String] = []
    let token = desk.tracker.observe { changes.append(KeyboardOutcome.transition($0).inShort) }
    body()
    token.cancel()
    return changes
  }

  @Test func theNetChangeIsDeliveredOnceOnReturn() {
    let delivered = changes {
      desk.show()
      desk.application("WillResignActive")
      desk.application("DidEnterBackground")
      desk.hide()
      desk.show(Phone.short)
      desk.hide()
      desk.application("WillEnterForeground")
      #expect(desk.tracker.state.coveredHeight == 0)
      desk.application("DidBecomeActive")
    }
    #expect(delivered == ["appeared +300", "disappeared -300"])
  }

  @Test func nothingIsDeliveredWhereNothingChangedInTheEnd() {
    let delivered = changes {
      desk.show()
      desk.application("DidEnterBackground")
      desk.hide()
      desk.show()
      desk.application("DidBecomeActive")
    }
    #expect(delivered == ["appeared +300"])
  }

  @Test func theChangeOnReturnIsNotAnimated() {
    var animations: [KeyboardAnimation?] = []
    let token = desk.tracker.observe { animations.append($0.animation) }
    desk.application("DidEnterBackground")
    desk.show()
    desk.application("DidBecomeActive")
    #expect(animations == [nil])
    token.cancel()
  }

  @Test func anExtensionHearsOfItsHost() {
    let delivered = changes {
      desk.post("NSExtensionHostDidEnterBackgroundNotification")
      desk.show()
      desk.post("NSExtensionHostDidBecomeActiveNotification")
      desk.hide()
    }
    #expect(delivered == ["appeared +300", "disappeared -300"])
  }

  @Test func anAppThatIsInactiveFromTheStartIsToldNothing() {
    desk.environment.applicationState = .background
    let delivered = changes {
      desk.show()
      #expect(desk.tracker.state.visibility == .shown)
    }
    #expect(delivered.isEmpty)
  }
}
