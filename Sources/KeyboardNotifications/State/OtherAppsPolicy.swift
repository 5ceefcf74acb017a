/// What to do with the keyboards of other apps.
///
/// In Split View and Stage Manager every visible app is told of a keyboard, and `isLocal` says
/// whose it is: https://developer.apple.com/documentation/uikit/uiresponder/keyboardislocaluserinfokey
public enum OtherAppsPolicy: String, Sendable, Hashable, CaseIterable {
  /// Ignores the keyboards of other apps, except that they hide.
  case ignore
  /// Treats the keyboards of other apps like this app's own.
  case include
}
