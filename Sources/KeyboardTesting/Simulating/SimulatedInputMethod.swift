public import Foundation

extension SimulatedKeyboard {
  /// The announcements of a keyboard until it has its height.
  public struct InputMethod: Sendable, Hashable {
    /// The points that each announcement adds to the height of the device's keyboard.
    var increments: [CGFloat] = [0]
    /// True where an appearance begins with a keyboard without height.
    var beginsFlat = false
    /// True where the row of predictions is missing.
    var hidesPredictions = false

    /// The system's keyboard with predictions: announced once.
    public static let standard = InputMethod()

    /// The system's keyboard without its row of predictions, which only a phone can hide.
    public static let withoutPredictions = InputMethod(hidesPredictions: true)

    /// A Pinyin keyboard: announced without height, then too low, then as high as it is.
    ///
    /// Sogou announced 0, 216 and 282 points on a phone whose own keyboard takes 253:
    /// https://github.com/yangyangyyluck/YOSKeyboardAvoiding
    public static let pinyin = announced([-37, 29], beginsFlat: true)

    /// Returns an input method that is announced several times.
    ///
    /// - Parameters:
    ///   - increments: The points that each announcement adds to the height of the device's keyboard,
    ///     the last one for good; one at least.
    ///   - beginsFlat: True for a keyboard that begins an appearance without height.
    /// - Returns: The input method.
    public static func announced(_ increments: [CGFloat], beginsFlat: Bool = false) -> InputMethod {
      let finite = increments.filter(\.isFinite)
      return InputMethod(increments: finite.isEmpty ? [0] : finite, beginsFlat: beginsFlat)
    }
  }
}

extension SimulatedKeyboard.InputMethod {
  var isAnnouncedInSteps: Bool {
    beginsFlat || increments.count > 1
  }

  /// Returns the height that the keyboard has in the end, in points.
  func height(on measures: SimulatedKeyboard.Device.Measures) -> CGFloat {
    let predictions = hidesPredictions ? measures.predictionsHeight : 0
    return max(0, measures.keyboardHeight - predictions + (increments.last ?? 0))
  }

  /// Returns the heights that are announced one after the other, in points.
  func announcedHeights(endingWith height: CGFloat, growing: Bool) -> [CGFloat] {
    let last = increments.last ?? 0
    let heights = increments.map { max(0, height + $0 - last) }
    return growing && beginsFlat ? [0] + heights : heights
  }
}
