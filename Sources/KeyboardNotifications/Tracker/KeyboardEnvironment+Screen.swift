#if canImport(ObjectiveC)
import Foundation

extension KeyboardEnvironment {
  /// The environment of an app that says nothing else: the main screen's bounds.
  ///
  /// Without UIKit the window and the accessibility settings are not known; KeyboardUIKit gives
  /// them. Where there is no screen, as on macOS, any frame that is not empty counts as docked.
  @MainActor
  public static var system: KeyboardEnvironment {
    // NB: The core imports Foundation only, so it asks for the public `UIScreen.main.bounds` by
    // name: https://developer.apple.com/documentation/uikit/uiscreen/main
    let screen = (NSClassFromString("UIScreen") as AnyObject?)?.value(forKey: "mainScreen")
    let bounds = (screen as? NSObject)?.value(forKey: "bounds") as? CGRect
    return KeyboardEnvironment(screen: bounds)
  }
}
#endif
