import UIKit

/// The scene of the tests that are shared with Linux: that of the app.
@MainActor
enum FactScene {
  static var connected: UIWindowScene? {
    UIApplication.shared.connectedScenes.lazy.compactMap { $0 as? UIWindowScene }.first
  }
}
