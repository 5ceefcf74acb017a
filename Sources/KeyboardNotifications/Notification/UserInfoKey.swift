/// The keys of a keyboard notification's user info that are read.
enum UserInfoKey: CaseIterable {
  case beginFrame, endFrame, duration, curve, isLocal

  /// Names what the user info of a notification has as a key; `nil` where it is not read.
  ///
  /// Done for each entry of each notification. The five names differ in length, so that one of
  /// them at most is compared, letter by letter.
  static func named<Key>(_ key: Key) -> UserInfoKey? {
    guard let name = exactly(String.self, key) else { return nil }
    let candidate: UserInfoKey
    switch name.utf8.count {
    case KeyboardUserInfoKey.beginFrame.utf8.count: candidate = .beginFrame
    case KeyboardUserInfoKey.endFrame.utf8.count: candidate = .endFrame
    case KeyboardUserInfoKey.duration.utf8.count: candidate = .duration
    case KeyboardUserInfoKey.curve.utf8.count: candidate = .curve
    case KeyboardUserInfoKey.isLocal.utf8.count: candidate = .isLocal
    default: return nil
    }
    return candidate.name == name ? candidate : nil
  }

  var name: String {
    switch self {
    case .beginFrame: KeyboardUserInfoKey.beginFrame
    case .endFrame: KeyboardUserInfoKey.endFrame
    case .duration: KeyboardUserInfoKey.duration
    case .curve: KeyboardUserInfoKey.curve
    case .isLocal: KeyboardUserInfoKey.isLocal
    }
  }
}
