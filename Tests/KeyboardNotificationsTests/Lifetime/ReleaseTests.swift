import Dispatch
import Foundation
import Testing
import TypedNotifications

@testable import KeyboardNotifications

/// What a handler of the main actor has captured is released on the main actor.
@Suite struct ReleaseTests {
  /// Says on which thread it was released.
  private final class Captured: Sendable {
    let onRelease: @Sendable (Bool) -> Void

    init(onRelease: @escaping @Sendable (Bool) -> Void) {
      self.onRelease = onRelease
    }

    deinit { onRelease(MainQueue.isCurrent) }
  }

  /// Makes something with a captured object, drops it on another thread, and returns whether the
  /// object was released on the main actor.
  private func isReleasedOnMain<Held: Sendable>(
    _ make: @MainActor (Captured) -> Held,
    drop: @escaping @Sendable (consuming Held) -> Void
  ) async -> Bool {
    let (released, continuation) = AsyncStream.makeStream(of: Bool.self)
    let held = await hold(make) { isMain in
      continuation.yield(isMain)
      continuation.finish()
    }
    await withCheckedContinuation { done in
      DispatchQueue.global().async {
        drop(held.release())
        done.resume()
      }
    }
    var results = released.makeAsyncIterator()
    return await results.next() ?? false
  }

  @MainActor
  private func hold<Held: Sendable>(
    _ make: @MainActor (Captured) -> Held,
    _ onRelease: @escaping @Sendable (Bool) -> Void
  ) -> Holder<Held> {
    Holder(make(Captured(onRelease: onRelease)))
  }

  /// Keeps a value until it is taken, so that nobody else does.
  private final class Holder<Held: Sendable>: @unchecked Sendable {
    private var held: Held?

    init(_ held: Held) { self.held = held }

    func release() -> Held {
      defer { held = nil }
      guard let held else { fatalError("It was taken before.") }
      return held
    }
  }

  @Test func whereATokenOfATrackerIsCancelledElsewhere() async {
    let tracker = await KeyboardTracker(center: NotificationCenter())
    let isOnMain = await isReleasedOnMain { captured in
      tracker.observe { _ in withExtendedLifetime(captured) {} }
    } drop: {
      $0.cancel()
    }
    #expect(isOnMain)
  }

  @Test func whereATrackerIsReleasedElsewhere() async {
    let isOnMain = await isReleasedOnMain { captured in
      let tracker = KeyboardTracker(center: NotificationCenter())
      let token = tracker.observe { _ in withExtendedLifetime(captured) {} }
      return [tracker, token] as [any Sendable]
    } drop: { _ in
    }
    #expect(isOnMain)
  }

  @Test func whereATrackerWithAnEnvironmentIsReleasedElsewhere() async {
    let isOnMain = await isReleasedOnMain { captured in
      KeyboardTracker(center: NotificationCenter()) {
        withExtendedLifetime(captured) { Phone.environment }
      }
    } drop: { _ in
    }
    #expect(isOnMain)
  }

  @MainActor
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
}
