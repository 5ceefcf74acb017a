// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Declarations of GameController, without behaviour: Scripts/check-declarations compiles against
// them, and nothing runs. Each stands below the address of its page, as of Xcode 27.

public import Foundation

extension NSNotification.Name {
  // https://developer.apple.com/documentation/foundation/nsnotification/name-swift.struct/gckeyboarddidconnect
  public static let GCKeyboardDidConnect = NSNotification.Name("GCKeyboardDidConnectNotification")

  // https://developer.apple.com/documentation/foundation/nsnotification/name-swift.struct/gckeyboarddiddisconnect
  public static let GCKeyboardDidDisconnect =
    NSNotification.Name("GCKeyboardDidDisconnectNotification")
}
