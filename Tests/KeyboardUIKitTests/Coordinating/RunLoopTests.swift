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
  @Test func whatIsMovedUntilTheRunLoopWaitsIsMeasuredBeforeTheCommit() {
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

  @Test func withoutAKeyboardOrAnAdjustmentItIsNotObserved() {
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

  @Test func afterTheLastAdjustmentAllIsAsBefore() {
    let controller = UIViewController()
    fixture.window.rootViewController = controller
    let list = fixture.addScrollView()
    list.contentInset.bottom = 3
    let bar = UIView()
    let edge = controller.view.bottomAnchor
    let bottom = controller.view.addBar(bar, on: edge, constant: -5)
    let before = Traces(of: fixture.window)
    let observers = fixture.tracker.observerCount
    let tracker = fixture.tracker
    var adjustments: [KeyboardAdjustment] = [
      list.adjustForKeyboard(withBar: bar, moving: bottom, tracker: tracker),
      controller.adjustForKeyboard(tracker: tracker),
      controller.view.followKeyboard(draggedScrollView: list, tracker: tracker) { _ in },
    ]
    fixture.show(336)
    fixture.turn()
    #expect(Traces(of: fixture.window) != before)
    adjustments = []
    fixture.turn()
    #expect(adjustments.isEmpty)
    #expect(Traces(of: fixture.window) == before)
    #expect(fixture.tracker.observerCount == observers)
    #expect(!coordinator.needsFrames && coordinator.adjustments.isEmpty)
    #expect(list.contentInset.bottom == 3 && bottom.constant == -5)
    #expect(controller.additionalSafeAreaInsets == .zero)
  }
}
