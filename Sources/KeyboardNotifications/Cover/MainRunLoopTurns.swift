import CoreFoundation

/// Calls of a closure, once in each turn of the main run loop, just before it waits.
///
/// Core Animation commits there too, a little later, so that what the closure writes lands in the
/// same frame. WebKit draws in the same place:
/// https://github.com/WebKit/WebKit/blob/main/Source/WebCore/platform/RunLoopObserver.h
/// (decided by `MovingViewTests`)
@MainActor
package final class MainRunLoopTurns {
  private let action: @MainActor () -> Void
  private var observer: CFRunLoopObserver?

  /// Makes an object that calls nothing yet.
  ///
  /// - Parameter action: Called while turns are needed, until this object is released.
  package init(_ action: @escaping @MainActor () -> Void) {
    self.action = action
  }

  /// True while the closure is called and the main run loop is observed.
  package var isNeeded = false {
    didSet {
      guard isNeeded != oldValue else { return }
      if let observer { CFRunLoopObserverInvalidate(observer) }
      observer = isNeeded ? makeObserver() : nil
    }
  }

  private func makeObserver() -> CFRunLoopObserver? {
    let beforeWaiting: CFOptionFlags = 1 << 5
    let beforeCommit = 1_999_999
    let observer = CFRunLoopObserverCreateWithHandler(nil, beforeWaiting, true, beforeCommit) {
      [weak self] observer, _ in
      guard let self else { return CFRunLoopObserverInvalidate(observer) }
      MainActor.assumeIsolated { self.action() }
    }
    // NB: The main actor's, and not that of the main thread: on Linux a test drains the main queue on
    // other threads, as `MainQueue` has it, and the run loop of the main thread may never run.
    CFRunLoopAddObserver(CFRunLoopGetCurrent(), observer, commonModes)
    return observer
  }
}

#if canImport(ObjectiveC)
private var commonModes: CFRunLoopMode { .commonModes }
#else
private var commonModes: CFRunLoopMode { kCFRunLoopCommonModes }
#endif
