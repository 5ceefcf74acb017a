#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import CoreFoundation
import Foundation
package import UIKit

/// Monitor that calls a closure just before each commit of a drawn frame.
///
/// Changes that the closure makes are part of the commit. The monitor requests no frames, so
/// without an event the closure is not called.
@MainActor
package final class CommitMonitor {
  private let source: any CommitSource
  /// True while the commits that draw a view are monitored.
  package private(set) var isMonitoring = false

  /// Makes a monitor, which calls the closure once it monitors a view.
  ///
  /// - Parameter action: Called before each commit with the scene that it draws, as long as the
  ///   monitor lives. The scene is `nil` where nobody knows it.
  package init(_ action: @escaping @MainActor (UIWindowScene?) -> Void) {
    source = makeCommitSource(action)
  }

  /// Monitors the commits that draw some views, instead of the views before.
  ///
  /// A view may be outside a window. Then its commits are monitored once it is in one.
  ///
  /// - Parameter views: The views, which are not retained; empty to stop.
  package func monitor(_ views: [UIView]) {
    isMonitoring = !views.isEmpty
    source.monitor(views)
  }
}

/// Source of the calls of a monitor.
@MainActor
protocol CommitSource: AnyObject {
  /// Calls the closure before the commits that draw some views, instead of the views before.
  func monitor(_ views: [UIView])
}

#if targetEnvironment(macCatalyst)
/// Returns the source of commits for Mac Catalyst, for which update links are not documented.
@MainActor
private func makeCommitSource(
  _ action: @escaping @MainActor (UIWindowScene?) -> Void
) -> any CommitSource {
  RunLoopCommits { action(nil) }
}
#else
/// Returns the source of commits of the current system.
@MainActor
private func makeCommitSource(
  _ action: @escaping @MainActor (UIWindowScene?) -> Void
) -> any CommitSource {
  guard #available(iOS 18, *), !isOnMac else { return RunLoopCommits { action(nil) } }
  return UpdateLinkCommits(action)
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

// MARK: -

/// Source of commits before iOS 18: an observer of the main run loop.
///
/// Core Animation commits in an observer of the order 2,000,000, and WebKit draws just before it:
/// https://github.com/WebKit/WebKit/blob/main/Source/WebCore/platform/RunLoopObserver.h
/// (to be decided by `MovingViewTests`)
@MainActor
final class RunLoopCommits: CommitSource {
  private static let orderBeforeCommit = 1_999_999

  private let action: @MainActor () -> Void
  private var observer: CFRunLoopObserver?

  init(_ action: @escaping @MainActor () -> Void) {
    self.action = action
  }

  func monitor(_ views: [UIView]) {
    let needsObserver = !views.isEmpty
    let isObserving = observer != nil
    guard needsObserver != isObserving else { return }
    if let observer { CFRunLoopObserverInvalidate(observer) }
    observer = needsObserver ? makeObserver() : nil
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

#if !targetEnvironment(macCatalyst)
// MARK: -

/// Source of commits on iOS 18 and later: update links.
///
/// UIKit runs the phases of an update up to the commit without a return to the run loop. The links
/// are passive: UIKit calls them in updates that occur for another reason.
/// https://developer.apple.com/documentation/uikit/uiupdateactionphase
/// (to be decided by `MovingViewTests`)
@available(iOS 18, *)
@MainActor
final class UpdateLinkCommits: CommitSource {
  /// Link for a scene, or for a view that is in no scene.
  private struct Entry {
    let link: UIUpdateLink
    weak var object: AnyObject?
  }

  private let action: @MainActor (UIWindowScene?) -> Void
  private var entries: [Entry] = []

  init(_ action: @escaping @MainActor (UIWindowScene?) -> Void) {
    self.action = action
  }

  func monitor(_ views: [UIView]) {
    guard !isMonitoring(views) else { return }
    var kept: [Entry] = []
    for view in views {
      let object = object(of: view)
      guard !kept.contains(where: { $0.object === object }) else { continue }
      let entry = entries.first { $0.object === object }
      kept.append(entry ?? Entry(link: makeLink(for: view), object: object))
    }
    for entry in entries where !kept.contains(where: { $0.link === entry.link }) {
      entry.link.isEnabled = false
    }
    entries = kept
  }

  /// Returns true if there are links for the views, and for no others, as after most commits.
  private func isMonitoring(_ views: [UIView]) -> Bool {
    views.allSatisfy { view in entries.contains { $0.object === object(of: view) } }
      && entries.allSatisfy { entry in views.contains { object(of: $0) === entry.object } }
  }

  /// Returns the scene of a view; the view itself while it is in none.
  private func object(of view: UIView) -> UIResponder { view.window?.windowScene ?? view }

  /// Makes a link for all windows of the view's scene, or for a view that has no scene yet.
  private func makeLink(for view: UIView) -> UIUpdateLink {
    let scene = view.window?.windowScene
    let link = scene.map { UIUpdateLink(windowScene: $0) } ?? UIUpdateLink(view: view)
    link.addAction(to: .beforeCATransactionCommit) { [weak self, weak scene] link, _ in
      // UIKit may keep a link as long as it is enabled.
      guard let self else { return link.isEnabled = false }
      action(scene)
    }
    // Apple's sample enables a link, though the page of the property gives true as the default:
    // https://developer.apple.com/documentation/uikit/uiupdatelink
    link.isEnabled = true
    return link
  }
}
#endif
#endif
