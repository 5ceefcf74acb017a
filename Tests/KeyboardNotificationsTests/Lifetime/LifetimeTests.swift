import Foundation
import KeyboardNotifications
import Testing
import TypedNotifications

/// Nothing outlives its owner, and every registration is given back.
@MainActor
@Suite struct LifetimeTests {
  private let registrations = Registrations()

  /// What a view controller does: it keeps the token, and its closure does not keep it.
  @MainActor
  private final class Owner {
    var token: NotificationToken?
    var changes = 0

    func start(_ tracker: KeyboardTracker) {
      token = tracker.observe { [weak self] _ in self?.changes += 1 }
    }
  }

  @Test func aTokenKeepsNeitherItsTrackerNorTheRegistrations() {
    weak var weakTracker: KeyboardTracker?
    var tokens: [NotificationToken] = []
    do {
      let tracker = registrations.makeTracker()
      weakTracker = tracker
      tokens = [tracker.observe { _ in }, tracker.observeEvents { _, _ in }]
      #expect(registrations.count > 0)
    }
    #expect(weakTracker == nil)
    #expect(registrations.count == 0)
    withExtendedLifetime(tokens) {}
  }

  @Test func whatAnObserverCapturesIsLetGoWithItsToken() {
    let tracker = registrations.makeTracker()
    let other = tracker.observe { _ in }
    weak var weakOwner: Owner?
    var token: NotificationToken?
    do {
      let owner = Owner()
      weakOwner = owner
      token = tracker.observe { _ in owner.changes += 1 }
      registrations.post(.willShow)
    }
    #expect(weakOwner != nil)
    token?.cancel()
    #expect(weakOwner == nil)
    withExtendedLifetime(other) {}
  }
}
