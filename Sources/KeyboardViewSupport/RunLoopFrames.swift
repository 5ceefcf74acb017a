#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import CoreFoundation
import UIKit

/// Frames before iOS 18, where Core Animation commits in an observer of the main run loop.
///
/// Core Animation's observer has the order 2,000,000, and WebKit draws just before it:
/// https://github.com/WebKit/WebKit/blob/main/Source/WebCore/platform/RunLoopObserver.h
/// (decided by `MovingViewTests`)
@MainActor
final class RunLoopFrames: FrameSource {
  private static let orderBeforeCommit = 1_999_999

  private let action: @MainActor () -> Void
  private var observer: CFRunLoopObserver?

  init(_ action: @escaping @MainActor () -> Void) {
    self.action = action
  }

  func monitor(_ views: [UIView]) {
    // mutant: drop, because another observer is called at the same time
    guard views.isEmpty != (observer == nil) else { return }
    if let observer { CFRunLoopObserverInvalidate(observer) }
    observer = views.isEmpty ? nil : makeObserver()
  }

  private func makeObserver() -> CFRunLoopObserver? {
    let beforeWaiting: CFOptionFlags = 1 << 5
    let observer = CFRunLoopObserverCreateWithHandler(
      nil,
      beforeWaiting,
      true,
      Self.orderBeforeCommit
    ) { [weak self] observer, _ in
      guard let self else { return CFRunLoopObserverInvalidate(observer) }
      MainActor.assumeIsolated { self.action() }
    }
    // NB: The run loop of the main actor. On Linux a test drains the main queue on other threads
    // than the main thread, whose run loop may never run.
    CFRunLoopAddObserver(CFRunLoopGetCurrent(), observer, commonModes)
    return observer
  }
}

#if canImport(ObjectiveC)
private var commonModes: CFRunLoopMode { .commonModes }
#else
private var commonModes: CFRunLoopMode { kCFRunLoopCommonModes }
#endif
#endif
