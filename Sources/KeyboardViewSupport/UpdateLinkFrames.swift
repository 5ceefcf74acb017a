#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS) && !targetEnvironment(macCatalyst)
import UIKit

/// Source of frames from iOS 18 on: update links.
///
/// UIKit runs the phases of an update up to the commit without a return to the run loop. The links
/// are passive: UIKit calls them in updates that occur for another reason.
/// https://developer.apple.com/documentation/uikit/uiupdateactionphase
/// (decided by `MovingViewTests`)
@available(iOS 18, *)
@MainActor
final class UpdateLinkFrames: FrameSource {
  /// Link for a scene, or for a view that is in no scene.
  private struct Entry {
    let link: UIUpdateLink
    weak var object: AnyObject?
  }

  private let action: @MainActor () -> Void
  private var entries: [ObjectIdentifier: Entry] = [:]

  init(_ action: @escaping @MainActor () -> Void) {
    self.action = action
  }

  func monitor(_ views: [UIView]) {
    var kept: [ObjectIdentifier: Entry] = [:]
    for view in views {
      let scene = view.window?.windowScene
      let object: UIResponder = scene ?? view
      let key = ObjectIdentifier(object)
      guard kept[key] == nil else { continue }
      kept[key] = entry(of: object) ?? Entry(link: makeLink(for: view, in: scene), object: object)
    }
    for (key, entry) in entries where kept[key]?.link !== entry.link {
      entry.link.isEnabled = false
    }
    entries = kept
  }

  /// Returns the entry of an object; not that of a deallocated object with the same address.
  private func entry(of object: AnyObject) -> Entry? {
    // mutant: nil, because another link is called at the same time
    entries[ObjectIdentifier(object)].flatMap { $0.object === object ? $0 : nil }
  }

  /// Makes a link for all windows of a scene, or for a view that has no scene yet.
  private func makeLink(for view: UIView, in scene: UIWindowScene?) -> UIUpdateLink {
    let link = scene.map { UIUpdateLink(windowScene: $0) } ?? UIUpdateLink(view: view)
    // mutant: swap, because no update occurs in between
    link.addAction(to: .beforeCATransactionCommit) { [weak self] _, _ in self?.action() }
    // Apple's sample enables a link, though the page of the property gives true as the default:
    // https://developer.apple.com/documentation/uikit/uiupdatelink
    link.isEnabled = true
    return link
  }
}
#endif
