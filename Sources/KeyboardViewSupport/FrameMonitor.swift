#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import Foundation
package import UIKit

/// Monitor that calls a closure just before each frame is committed.
///
/// Changes that the closure makes are drawn in that frame. The monitor requests no frames, so
/// without an event the closure is not called.
@MainActor
package final class FrameMonitor {
  private let source: any FrameSource

  /// Makes a monitor, which calls the closure once it monitors a view.
  ///
  /// - Parameter action: Called before each frame, as long as the monitor lives.
  package init(_ action: @escaping @MainActor () -> Void) {
    source = makeFrameSource(action)
  }

  /// Monitors the frames of some views, in place of the views before.
  ///
  /// A view may be outside a window: its first frame in a window is monitored.
  ///
  /// - Parameter views: The views, which are not retained; empty to stop.
  package func monitor(_ views: [UIView]) {
    source.monitor(views)
  }
}

/// Source of the calls of a frame monitor.
@MainActor
protocol FrameSource: AnyObject {
  /// Calls the closure for the frames of some views, in place of the views before.
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
  if #available(iOS 18, *), !isOnMac { UpdateLinkFrames(action) } else { RunLoopFrames(action) }
}

#if canImport(ObjectiveC)
/// True for an app for iPhone or iPad on a Mac, whose UIKit is that of Mac Catalyst.
///
/// https://developer.apple.com/documentation/foundation/processinfo/isiosapponmac
private var isOnMac: Bool { ProcessInfo.processInfo.isiOSAppOnMac }
#else
/// False, since the stand-in for UIKit is on Linux.
private var isOnMac: Bool { false }
#endif
#endif
#endif
