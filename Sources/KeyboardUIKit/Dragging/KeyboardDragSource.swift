#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
/// How to know where the keyboard is while a finger drags it.
public struct KeyboardDragSource: Sendable, Hashable {
  private enum Kind: Sendable, Hashable {
    case automatic
    case finger
    case layoutGuide
  }

  private let kind: Kind

  /// The layout guide where there is one, from iOS 15 on, else the finger.
  ///
  /// The finger also where an input accessory view is in play, with which the guide is wrong on
  /// iOS 26: FB18129551 in https://github.com/chockenberry/KeyboardAvoider
  public static let automatic = KeyboardDragSource(kind: .automatic)

  /// The place of the finger: the top of the keyboard is there, or where it is docked if the
  /// finger is above that.
  public static let finger = KeyboardDragSource(kind: .finger)

  /// UIKit's own keyboard layout guide, which heeds a `keyboardDismissPadding` too.
  @available(iOS 15, *)
  public static var layoutGuide: KeyboardDragSource {
    KeyboardDragSource(kind: .layoutGuide)
  }
}
#endif
