import CoreFoundation

/// Calls of a closure, once in each turn of the main run loop, just before it waits.
///
/// Core Animation commits there too, a little later, so that what the closure writes lands in the
/// same frame: https://github.com/WebKit/WebKit/blob/main/Source/WebCore/platform/RunLoopObserver.h
/// The calls end with the last reference.
@MainActor
package final class MainRunLoopTurns {
  private let action: @MainActor () -> Void

  /// Begins to call a closure.
  ///
  /// - Parameter action: Called on the main actor.
  package init(_ action: @escaping @MainActor () -> Void) {
    self.action = action
    let beforeWaiting: CFOptionFlags = 1 << 5
    let beforeCommit = 1_999_999
    let observer = CFRunLoopObserverCreateWithHandler(nil, beforeWaiting, true, beforeCommit) {
      [weak self] observer, _ in
      let isOver = MainActor.assumeIsolated {
        self?.action()
        return self == nil
      }
      if isOver { CFRunLoopObserverInvalidate(observer) }
    }
    CFRunLoopAddObserver(CFRunLoopGetMain(), observer, commonModes)
  }
}

#if canImport(Darwin)
private var commonModes: CFRunLoopMode { .commonModes }
#else
private var commonModes: CFString { kCFRunLoopCommonModes }
#endif
