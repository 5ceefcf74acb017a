import UIKit

/// Notifications of the system, read with UIKit alone, to compare the package with.
@MainActor
final class PostedKeyboard {
  /// The end frame of the last notification, in the coordinates of the screen; `nil` after a hide.
  private(set) var frame: CGRect?
  /// All notifications, in order.
  private(set) var posts: [Post] = []
  private var tokens: [any NSObjectProtocol] = []

  struct Post {
    let name: Notification.Name
    let userInfo: [AnyHashable: Any]
    let object: AnyObject?
    /// The duration of UIKit's own animation block around the post.
    let inheritedDuration: TimeInterval
  }

  init() {
    let names = [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
      UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
      UIResponder.keyboardWillChangeFrameNotification,
      UIResponder.keyboardDidChangeFrameNotification,
    ]
    let center = NotificationCenter.default
    tokens = names.map { name in
      center.addObserver(forName: name, object: nil, queue: nil) { [weak self] notification in
        // UIKit posts on the main thread.
        nonisolated(unsafe) let notification = notification
        MainActor.assumeIsolated { self?.receive(notification) }
      }
    }
  }

  /// Ends the observation.
  func stop() {
    tokens.forEach(NotificationCenter.default.removeObserver)
    tokens = []
  }

  private func receive(_ notification: Notification) {
    let userInfo = notification.userInfo ?? [:]
    posts.append(
      Post(
        name: notification.name,
        userInfo: userInfo,
        object: notification.object as AnyObject?,
        inheritedDuration: UIView.inheritedAnimationDuration
      )
    )
    if notification.name == UIResponder.keyboardWillHideNotification {
      frame = nil
    } else if notification.name != UIResponder.keyboardDidHideNotification {
      let value = userInfo[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
      frame = value?.cgRectValue ?? frame
    }
  }

  /// The names of the notifications in the order of their first posts.
  var order: [Notification.Name] {
    var order: [Notification.Name] = []
    for post in posts where !order.contains(post.name) { order.append(post.name) }
    return order
  }

  /// Returns the covered height of a view in points, as Apple's page on the end frame computes it.
  ///
  /// The frame is converted to the view. The height is that from the top of their intersection to
  /// the view's bottom.
  func covered(of view: UIView) -> CGFloat {
    guard let frame, let window = view.window else { return 0 }
    let inWindow = window.convert(frame, from: window.screen.coordinateSpace)
    let common = view.bounds.intersection(view.convert(inWindow, from: window))
    return common.isEmpty ? 0 : view.bounds.maxY - common.minY
  }
}
