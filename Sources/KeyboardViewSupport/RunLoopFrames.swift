#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import CoreFoundation
import UIKit

/// Source of frames before iOS 18: an observer of the main run loop.
///
/// Core Animation commits in an observer of the order 2,000,000, and WebKit draws just before it:
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
    let needsFrames = !views.isEmpty
    let isObserving = observer != nil
    // mutant: drop, because another observer is called at the same time
    guard needsFrames != isObserving else { return }
    if let observer { CFRunLoopObserverInvalidate(observer) }
    observer = needsFrames ? makeObserver() : nil
  }

  private func makeObserver() -> CFRunLoopObserver? {
    // `CFRunLoopActivity.beforeWaiting`, which has another name on Linux.
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
    // NB: This is the main actor's run loop. On Linux a test runs the main queue on other threads,
    // and the run loop of the main thread may never run.
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
