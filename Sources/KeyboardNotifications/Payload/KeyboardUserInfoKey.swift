/// The keys of a keyboard notification's user info that the package reads.
///
/// UIKit's own constants are main-actor properties and absent from other systems, so the strings
/// are given here: https://developer.apple.com/documentation/uikit/uiresponder
package enum KeyboardUserInfoKey: Sendable {
  /// The frame at the start of the change, in screen coordinates, in points.
  package static let beginFrame = "UIKeyboardFrameBeginUserInfoKey"
  /// The frame at the end of the change, in screen coordinates, in points.
  package static let endFrame = "UIKeyboardFrameEndUserInfoKey"
  /// The duration of the animation, in seconds.
  package static let duration = "UIKeyboardAnimationDurationUserInfoKey"
  /// The raw value of the animation's curve.
  package static let curve = "UIKeyboardAnimationCurveUserInfoKey"
  /// Whether the keyboard belongs to this app.
  package static let isLocal = "UIKeyboardIsLocalUserInfoKey"

  /// All five with their lengths, which differ: one of them at most is compared letter by letter.
  static let all = [beginFrame, endFrame, duration, curve, isLocal].map { ($0, $0.utf8.count) }
}

/// Where the user info of a notification holds the values that are read, found in one walk.
///
/// A look-up compares keys as `AnyHashable`, which costs more than the rest of decoding: one walk
/// over the eight entries that the system posts takes less than two look-ups.
struct UserInfoIndices {
  typealias Index = Dictionary<AnyHashable, Any>.Index

  /// In the order of ``KeyboardUserInfoKey/all``.
  private var indices: [Index?]

  init(in userInfo: [AnyHashable: Any]) {
    let all = KeyboardUserInfoKey.all
    indices = Array(repeating: nil, count: all.count)
    let keys = userInfo.keys
    for index in userInfo.indices {
      // NB: A constant, since Swift does not open the `Any` that this subscript gives.
      let base = keys[index].base
      guard let name = exactly(String.self, base) else { continue }
      let length = name.utf8.count
      guard let key = all.firstIndex(where: { $0.1 == length && $0.0 == name }) else { continue }
      indices[key] = index
    }
  }

  subscript(key: String) -> Index? {
    let length = key.utf8.count
    return KeyboardUserInfoKey.all.firstIndex { $0.1 == length }.flatMap { indices[$0] }
  }
}
