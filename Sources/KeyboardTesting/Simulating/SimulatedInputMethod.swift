public import Foundation

/// How many times a keyboard is announced until it has its height, and how high it is each time.
public struct SimulatedInputMethod: Sendable, Hashable {
  /// Whether the keyboard is announced without any height first.
  public var beginsFlat: Bool
  /// What each announcement adds to the height of the device's keyboard, in points.
  public var increments: [CGFloat]

  /// Makes an input method from its parts.
  ///
  /// - Parameters:
  ///   - beginsFlat: Whether an appearance begins with a keyboard without height.
  ///   - increments: What each announcement adds to the device's keyboard; one at least.
  public init(beginsFlat: Bool = false, increments: [CGFloat]) {
    self.beginsFlat = beginsFlat
    self.increments = increments.isEmpty ? [0] : increments
  }

  /// The system's keyboard with predictions: announced once.
  public static let standard = SimulatedInputMethod(increments: [0])

  /// The system's keyboard without its row of predictions on a phone of the usual size.
  public static let withoutPredictions = SimulatedInputMethod(increments: [-45])

  /// A Pinyin keyboard: announced without height, then too low, then as high as it is.
  ///
  /// Sogou announced 0, 216 and 282 points on a phone whose own keyboard takes 253:
  /// https://github.com/yangyangyyluck/YOSKeyboardAvoiding
  public static let pinyin = SimulatedInputMethod(beginsFlat: true, increments: [-37, 29])
}
