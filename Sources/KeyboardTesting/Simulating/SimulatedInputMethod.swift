public import Foundation

extension SimulatedKeyboard {
  /// Input method of a simulated keyboard, with the heights that it announces when it appears.
  public struct InputMethod: Sendable, Hashable {
    /// For each announcement, the difference of its height from the device's keyboard, in points.
    ///
    /// There is at least one, and the last one is that of the final height.
    var increments: [CGFloat] = [0]
    /// True if an appearance is first announced without height.
    var beginsFlat = false
    /// True if the row of predictions is left out.
    var hidesPredictions = false

    /// The system's keyboard with predictions: announced once.
    public static let standard = InputMethod()

    /// The system's keyboard without its row of predictions, which only a phone can hide.
    public static let withoutPredictions = InputMethod(hidesPredictions: true)

    /// A Pinyin keyboard: announced without height, then too low, then with its final height.
    ///
    /// Sogou announced 0, 216 and 282 points on a phone whose own keyboard takes 253:
    /// https://github.com/yangyangyyluck/YOSKeyboardAvoiding
    public static let pinyin = announced([-37, 29], beginsFlat: true)

    /// Returns an input method that is announced several times.
    ///
    /// - Parameters:
    ///   - increments: For each announcement, the difference of its height from the device's
    ///     keyboard, in points. The last one is that of the final height. Numbers that are not
    ///     finite are ignored; without any number the keyboard has the device's height.
    ///   - beginsFlat: True for a keyboard whose appearance is first announced without height.
    /// - Returns: The input method.
    public static func announced(_ increments: [CGFloat], beginsFlat: Bool = false) -> InputMethod {
      let finite = increments.filter(\.isFinite)
      return InputMethod(increments: finite.isEmpty ? [0] : finite, beginsFlat: beginsFlat)
    }

    /// The difference of the final height from the device's keyboard, in points.
    var lastIncrement: CGFloat {
      // mutant: 0 to 1, because there is one increment at least
      increments.last ?? 0
    }

    /// Returns the final height of the keyboard, in points.
    func height(on heights: Device.Heights) -> CGFloat {
      let predictions = hidesPredictions ? heights.predictions : 0
      return max(0, heights.keyboard - predictions + lastIncrement)
    }
  }
}
