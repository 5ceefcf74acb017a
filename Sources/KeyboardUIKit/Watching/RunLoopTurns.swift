#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import CoreFoundation

/// Observer of the main run loop, which calls the watches once per turn.
///
/// There is one, and only while a watch needs it. It is called before the run loop waits, just before
/// Core Animation commits, so that what is written lands in the same frame. WebKit draws in the same
/// place: https://github.com/WebKit/WebKit/blob/main/Source/WebCore/platform/RunLoopObserver.h
@MainActor
package final class RunLoopTurns {
  /// The observer of the main run loop.
  package static let main = RunLoopTurns()

  private var watches: [KeyboardWatch] = []
  private var observer: CFRunLoopObserver?

  /// Whether the main run loop is observed.
  package var isObserving: Bool {
    observer != nil
  }

  func setNeeded(_ isNeeded: Bool, by watch: KeyboardWatch) {
    watches.removeAll { $0 === watch }
    if isNeeded { watches.append(watch) }
    watches.isEmpty ? stop() : start()
  }

  private func start() {
    guard observer == nil else { return }
    // Core Animation commits at 2,000,000.
    let order = 1_999_999
    observer = CFRunLoopObserverCreateWithHandler(nil, beforeWaiting, true, order) {
      [weak self] _, _ in
      MainActor.assumeIsolated { self?.turn() }
    }
    CFRunLoopAddObserver(runLoop, observer, commonModes)
  }

  private func stop() {
    guard let observer else { return }
    CFRunLoopObserverInvalidate(observer)
    self.observer = nil
  }

  private func turn() {
    for watch in watches { watch.turn() }
  }
}

#if canImport(ObjectiveC)
private var runLoop: CFRunLoop { CFRunLoopGetMain() }
private var beforeWaiting: CFOptionFlags { CFRunLoopActivity.beforeWaiting.rawValue }
private var commonModes: CFRunLoopMode { .commonModes }
#else
// NB: On Linux a test drains the main queue on other threads than the main thread, as `MainQueue` has
// it, so the run loop of the main thread may never run.
private var runLoop: CFRunLoop { CFRunLoopGetCurrent() }
private var beforeWaiting: CFOptionFlags { 32 }
private var commonModes: CFRunLoopMode { kCFRunLoopCommonModes }
#endif
#endif
