#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
package import UIKit

/// Monitor that calls a closure just before each frame is committed, so that what it writes is
/// drawn in that frame.
///
/// It causes no frames: without an event, nothing is called.
@MainActor
package final class FrameMonitor {
  private let source: any FrameSource

  /// Makes a monitor that calls nothing yet.
  ///
  /// - Parameter action: Called before each frame, as long as the monitor lives.
  package init(_ action: @escaping @MainActor () -> Void) {
    source = makeFrameSource(action)
  }

  /// Makes a monitor for the views that need frames, in place of those before; none ends it.
  ///
  /// A view may be outside a window: its first frame in one counts.
  ///
  /// - Parameter views: The views, which are not kept alive.
  package func monitor(_ views: [UIView]) {
    source.monitor(views)
  }
}

/// Source of the calls of a frame monitor.
@MainActor
protocol FrameSource: AnyObject {
  /// Begins to call for the frames of some views, in place of those before.
  func monitor(_ views: [UIView])
}

#if targetEnvironment(macCatalyst)
/// Returns the source of frames for Mac Catalyst, for which update links are not documented.
@MainActor
private func makeFrameSource(_ action: @escaping @MainActor () -> Void) -> any FrameSource {
  RunLoopFrames(action)
}
#else
/// Returns the source of frames of the present system.
@MainActor
private func makeFrameSource(_ action: @escaping @MainActor () -> Void) -> any FrameSource {
  if #available(iOS 18, *) { UpdateLinkFrames(action) } else { RunLoopFrames(action) }
}
#endif
#endif
