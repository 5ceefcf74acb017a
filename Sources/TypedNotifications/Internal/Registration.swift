import Foundation

/// An observer that a notification centre handed out, to be handed back.
///
/// `@unchecked`: the observer is opaque and only handed back; adding and removing observers is
/// thread-safe, see https://developer.apple.com/documentation/foundation/notificationcenter.
struct Registration: @unchecked Sendable {
  let center: NotificationCenter
  let observer: any NSObjectProtocol

  // NB: Foundation on Linux reuses the identity of a removed observer for the next one, so removing
  // twice would remove another's observation. The gate that calls this calls it once.
  func remove() {
    center.removeObserver(observer)
  }
}
