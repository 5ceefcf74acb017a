/// The keys that UIKit posts and does not document, or documents no more; nothing decides by them.
///
/// The recordings beside the tests have the first three in nearly every notification, and the last
/// in those of iOS 7 and before.
enum UndocumentedUserInfoKey {
  static let bounds = "UIKeyboardBoundsUserInfoKey"
  static let beginCenter = "UIKeyboardCenterBeginUserInfoKey"
  static let endCenter = "UIKeyboardCenterEndUserInfoKey"
  static let isByUser = "UIKeyboardFrameChangedByUserInteraction"
}
