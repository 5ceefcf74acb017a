public import Foundation

/// How long a disappearance waits for an appearance that makes one change with it.
///
/// A rotation posts a hide and then a show, and so does a change of focus in a web view:
/// https://github.com/EddyVerbruggen/cordova-plugin-native-keyboard/issues/30 and
/// https://github.com/ionic-team/cordova-plugin-ionic-keyboard/pull/68. The price is that each
/// real disappearance is delivered that much later, after the keyboard's animation has begun.
public struct KeyboardCoalescing: Sendable {
  /// The time in seconds that a disappearance waits.
  public var window: TimeInterval
  /// The clock that measures it.
  public var clock: any KeyboardClock

  /// Makes a rule from its parts.
  ///
  /// - Parameters:
  ///   - window: The time in seconds that a disappearance waits.
  ///   - clock: The clock that measures it.
  public init(window: TimeInterval, clock: any KeyboardClock = SystemKeyboardClock()) {
    self.window = window
    self.clock = clock
  }
}
