import Dispatch
import Foundation
import Testing
import TypedNotifications

@testable import KeyboardNotifications

/// Lifetime of trackers, and of the objects that their handlers have captured.
@MainActor
@Suite struct ReleaseTests {
  /// Object that reports if it was released on the main actor.
  private final class Captured: Sendable {
    let onRelease: @Sendable (Bool) -> Void

    init(onRelease: @escaping @Sendable (Bool) -> Void) {
      self.onRelease = onRelease
    }

    deinit { onRelease(MainQueue.isCurrent) }
  }

  /// Only owner of the values that are released on another thread.
  private final class Owner: @unchecked Sendable {
    var values: [any Sendable] = []
  }

  /// Makes values that capture an object, releases them on another thread, and returns true if the
  /// object was released on the main actor.
  private func isReleasedOnMain(_ make: (Captured) -> [any Sendable]) async -> Bool {
    let (released, continuation) = AsyncStream.makeStream(of: Bool.self)
    let owner = Owner()
    owner.values = make(
      Captured { isOnMain in
        continuation.yield(isOnMain)
        continuation.finish()
      }
    )
    DispatchQueue.global().async { owner.values = [] }
    var results = released.makeAsyncIterator()
    return await results.next() ?? false
  }

  @available(macOS 13, iOS 16, tvOS 16, *)
  @Test(.timeLimit(.minutes(10)))
  func aTokenThatIsReleasedElsewhereReleasesItsHandlerOnTheMainActor() async {
    let tracker = KeyboardTracker(center: NotificationCenter())
    let isOnMain = await isReleasedOnMain { captured in
      [tracker.observe { _ in withExtendedLifetime(captured) {} }]
    }
    #expect(isOnMain)
  }

  /// Kinds of observers.
  enum Observer: CaseIterable {
    case change, state, event
  }

  @available(macOS 13, iOS 16, tvOS 16, *)
  @Test(.timeLimit(.minutes(10)), arguments: Observer.allCases)
  func aTrackerThatIsReleasedElsewhereReleasesItsHandlersOnTheMainActor(
    observer: Observer
  ) async {
    let isOnMain = await isReleasedOnMain { captured in
      let tracker = KeyboardTracker(center: NotificationCenter())
      let token =
        switch observer {
        case .change: tracker.observe { _ in withExtendedLifetime(captured) {} }
        case .state: tracker.observeStates { _ in withExtendedLifetime(captured) {} }
        case .event: tracker.observeEvents { _, _ in withExtendedLifetime(captured) {} }
        }
      return [tracker, token]
    }
    #expect(isOnMain)
  }

  @available(macOS 13, iOS 16, tvOS 16, *)
  @Test(.timeLimit(.minutes(10)))
  func aTrackerThatIsReleasedElsewhereReleasesItsEnvironmentOnTheMainActor() async {
    let isOnMain = await isReleasedOnMain { captured in
      let tracker = KeyboardTracker(center: NotificationCenter()) {
        withExtendedLifetime(captured) { Phone.environment }
      }
      return [tracker]
    }
    #expect(isOnMain)
  }

  @Test func aListThatHasEndedKeepsNoHandler() {
    typealias Handler = @MainActor () -> Void
    let list = ObserverList<Handler>()
    weak var weakCaptured: Captured?
    var token: NotificationToken?
    do {
      let captured = Captured { _ in }
      weakCaptured = captured
      token = list.add({ withExtendedLifetime(captured) {} })
    }
    #expect(weakCaptured != nil)
    list.end()
    #expect(weakCaptured == nil)
    withExtendedLifetime(token) {}
  }

  @Test func aTokenKeepsNeitherItsTrackerNorTheRegistrations() {
    let registrations = Registrations()
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
}
