#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS) && !targetEnvironment(macCatalyst)
import UIKit

/// Frames from iOS 18 on, where UIKit runs an update phase by phase up to the commit, without
/// returning to the run loop in between.
///
/// The links are passive: UIKit calls them in updates that happen for another reason.
/// https://developer.apple.com/documentation/uikit/uiupdateactionphase
/// (decided by `MovingViewTests`)
@available(iOS 18, *)
@MainActor
final class UpdateLinkFrames: FrameSource {
  private let action: @MainActor () -> Void
  /// The links by their scenes, and by their views where these are in no scene.
  private var links: [ObjectIdentifier: UIUpdateLink] = [:]

  init(_ action: @escaping @MainActor () -> Void) {
    self.action = action
  }

  func monitor(_ views: [UIView]) {
    var kept: [ObjectIdentifier: UIUpdateLink] = [:]
    for view in views {
      let scene = view.window?.windowScene
      let key = ObjectIdentifier(scene ?? view)
      guard kept[key] == nil else { continue }
      kept[key] = links[key] ?? makeLink(for: view, in: scene)
    }
    for (key, link) in links where kept[key] == nil { link.isEnabled = false }
    links = kept
  }

  /// Makes a link for all windows of a scene, or for a view from when it comes to a window.
  private func makeLink(for view: UIView, in scene: UIWindowScene?) -> UIUpdateLink {
    let link = scene.map { UIUpdateLink(windowScene: $0) } ?? UIUpdateLink(view: view)
    link.addAction(to: .beforeCATransactionCommit) { [weak self] _, _ in self?.action() }
    return link
  }
}
#endif
