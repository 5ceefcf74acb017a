import CoreFoundation
import Foundation
import KeyboardNotifications
import Testing

@testable import KeyboardUIKit

/// The main run loop is observed while an adjustment needs frames, and no longer.
@MainActor
struct RunLoopTests {
  private let fixture = KeyboardFixture()

  private var coordinator: KeyboardCoordinator { KeyboardCoordinator.of(fixture.tracker) }

  /// Core Animation commits before the run loop waits, in an observer of order 2,000,000.
  @Test func aViewThatMovesBeforeTheRunLoopWaitsIsMeasuredBeforeTheCommit() {
    let list = fixture.addAdjustedScrollView()
    fixture.show(336)
    var committed: [Insets] = []
    let observers = [
      observer(order: 0) { list.frame.size.height -= 10 },
      observer(order: 2_000_000) { committed.append(Insets(of: list)) },
    ]
    // Without a timer the run loop would end at once.
    RunLoop.current.add(Timer(timeInterval: 1, repeats: false) { _ in }, forMode: .default)
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.01))
    #expect(committed.first == Insets(326))
    for observer in observers { CFRunLoopObserverInvalidate(observer) }
  }

  /// Makes an observer that is called once, when the run loop is about to wait.
  private func observer(
    order: CFIndex,
    _ action: @escaping @MainActor () -> Void
  ) -> CFRunLoopObserver? {
    let observer = CFRunLoopObserverCreateWithHandler(nil, 1 << 5, false, order) { _, _ in
      MainActor.assumeIsolated(action)
    }
    CFRunLoopAddObserver(CFRunLoopGetCurrent(), observer, kCFRunLoopCommonModes)
    return observer
  }

  @Test func withoutAKeyboardOrAnAdjustmentNoFramesAreNeeded() {
    fixture.show(336)
    #expect(!coordinator.needsFrames)
    var adjustment: KeyboardAdjustment? = fixture.addScrollView()
      .adjustForKeyboard(tracker: fixture.tracker)
    #expect(coordinator.needsFrames && adjustment != nil)
    fixture.hide()
    #expect(!coordinator.needsFrames)
    fixture.show(336)
    #expect(coordinator.needsFrames)
    adjustment = nil
    #expect(!coordinator.needsFrames)
  }

  @Test func aListWithABarNeedsFramesWithoutAKeyboardToo() {
    let list = fixture.addScrollView()
    let bar = UIView(frame: .zero)
    let adjustment = list.adjustForKeyboard(withBar: bar, tracker: fixture.tracker)
    fixture.window.addSubview(bar)
    bar.frame = CGRect(x: 0, y: 794, width: 390, height: 50)
    fixture.turn()
    #expect(Insets(of: list) == Insets(50))
    #expect(coordinator.needsFrames)
    adjustment.cancel()
    #expect(!coordinator.needsFrames)
  }
}
