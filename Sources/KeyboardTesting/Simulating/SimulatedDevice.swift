public import Foundation

extension SimulatedKeyboard {
  /// Orientation of a simulated device.
  public enum Orientation: Sendable {
    /// The longer edge is upright.
    case portrait
    /// The longer edge is level.
    case landscape
  }

  /// A device as the keyboard sees it: its screen, and the heights of its keyboard, in points.
  ///
  /// The heights were measured with predictions on. They are a start for tests, and an app cannot
  /// rely on them.
  public struct Device: Sendable, Equatable {
    /// The heights that change when the device is turned, in points.
    struct Heights: Sendable, Equatable {
      /// The docked keyboard, with predictions and the space below the keys.
      var keyboard: CGFloat
      /// The row of predictions, which an iPad cannot hide.
      var predictions: CGFloat = 0
      /// The bottom safe-area inset of a view that fills the screen.
      var safeArea: CGFloat = 0
    }

    var kind: String
    /// The size of the screen in portrait.
    var size: CGSize
    var portrait: Heights
    var landscape: Heights
    /// The part of the keyboard that stays on an iPad's screen with a hardware keyboard attached;
    /// `nil` for a phone, whose keyboard cannot be undocked either.
    var shortcutsBarHeight: CGFloat?

    /// The name that a trace gives the device.
    package var name: String {
      "\(kind), \(JSONText.number(size.width))x\(JSONText.number(size.height))"
    }
  }
}

extension SimulatedKeyboard.Device {
  /// Makes a device with another screen, and the keyboard of a device that is known.
  ///
  /// - Parameters:
  ///   - device: The device whose keyboard it has.
  ///   - screen: The size of the screen in either orientation, in points; the device's own if
  ///     a side is not a positive number.
  public init(like device: SimulatedKeyboard.Device, screen: CGSize) {
    self = device
    let sides = [screen.width, screen.height].filter { $0.isFinite && $0 > 0 }.sorted()
    if sides.count == 2 { size = CGSize(width: sides[0], height: sides[1]) }
  }

  // MARK: - The devices that are known

  /// A phone with a home button: iPhone SE of the second and third generation.
  ///
  /// Its keys and predictions are 216 and 44 points high, in landscape 162 and 38:
  /// https://github.com/keymanapp/keyman/pull/2487
  public static let iPhoneSE = SimulatedKeyboard.Device(
    kind: "iPhone SE",
    size: CGSize(width: 375, height: 667),
    portrait: Heights(keyboard: 260, predictions: 44),
    landscape: Heights(keyboard: 200, predictions: 38)
  )

  /// A phone without a home button: iPhone 12 to 14.
  ///
  /// Its keyboard takes 336 points, https://github.com/SwiftUIX/SwiftUIX/issues/165, which are 216
  /// for the keys, 45 for predictions and 75 below. In landscape these are 160, 38, and 21 for the
  /// home indicator: https://github.com/keymanapp/keyman/pull/2487
  public static let iPhone = SimulatedKeyboard.Device(
    kind: "iPhone",
    size: CGSize(width: 390, height: 844),
    portrait: Heights(keyboard: 336, predictions: 45, safeArea: 34),
    landscape: Heights(keyboard: 219, predictions: 38, safeArea: 21)
  )

  /// A small iPad with a home button.
  ///
  /// Its keyboard takes 313 and 398 points:
  /// https://github.com/lionheart/openradar-mirror/issues/19513. With a hardware keyboard 55 of
  /// them are on screen: https://github.com/ionic-team/ionic-plugin-keyboard/pull/273
  public static let iPad = SimulatedKeyboard.Device(
    kind: "iPad",
    size: CGSize(width: 768, height: 1024),
    portrait: Heights(keyboard: 313),
    landscape: Heights(keyboard: 398),
    shortcutsBarHeight: 55
  )

  /// A large iPad without a home button: iPad Pro of 12.9 inches.
  ///
  /// Its keys take 323 and 418 points, its predictions 55:
  /// https://github.com/keymanapp/keyman/pull/2487. With a hardware keyboard 69 points are on
  /// screen: https://github.com/MessageKit/MessageKit/issues/1474
  public static let iPadPro = SimulatedKeyboard.Device(
    kind: "iPad Pro",
    size: CGSize(width: 1024, height: 1366),
    portrait: Heights(keyboard: 378, safeArea: 20),
    landscape: Heights(keyboard: 473, safeArea: 20),
    shortcutsBarHeight: 69
  )

  /// The devices that come with the package.
  public static let all = [iPhoneSE, iPhone, iPad, iPadPro]
}

// MARK: - Input methods

extension SimulatedKeyboard {
  /// The announcements of a keyboard until it has its height.
  public struct InputMethod: Sendable, Hashable {
    /// The points that each announcement adds to the height of the device's keyboard; one at least.
    var increments: [CGFloat] = [0]
    /// True if an appearance begins with a keyboard without height.
    var beginsFlat = false
    /// True if the row of predictions is missing.
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
    ///   - increments: The points that each announcement adds to the height of the device's
    ///     keyboard, the last one for good; one at least.
    ///   - beginsFlat: True for a keyboard that begins an appearance without height.
    /// - Returns: The input method.
    public static func announced(_ increments: [CGFloat], beginsFlat: Bool = false) -> InputMethod {
      let finite = increments.filter(\.isFinite)
      return InputMethod(increments: finite.isEmpty ? [0] : finite, beginsFlat: beginsFlat)
    }

    /// Returns the height that the keyboard has in the end, in points.
    func height(on heights: Device.Heights) -> CGFloat {
      let predictions = hidesPredictions ? heights.predictions : 0
      // mutant: 0 to 1, because there is one increment at least
      return max(0, heights.keyboard - predictions + (increments.last ?? 0))
    }
  }
}
