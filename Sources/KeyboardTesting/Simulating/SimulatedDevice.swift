public import Foundation

extension SimulatedKeyboard {
  /// Orientation of a simulated device.
  public enum Orientation: Sendable {
    /// The longer edge is upright.
    case portrait
    /// The longer edge is level.
    case landscape
  }

  /// Version of the system that a simulated keyboard posts as.
  public enum System: Sendable, CaseIterable {
    /// Until iOS 18 the input accessory view is part of the keyboard's frame.
    case iOS18
    /// From iOS 26 on the input accessory view stands above the keyboard's frame.
    ///
    /// https://github.com/badoo/Chatto/pull/797
    case iOS26
  }

  /// A simulated device: its screen, and the heights of its keyboard, in points.
  ///
  /// The heights were measured with predictions on. They are examples for tests: an app cannot rely
  /// on them.
  public struct Device: Sendable, Equatable {
    /// The heights in one orientation, in points.
    struct Heights: Sendable, Equatable {
      /// The docked keyboard, with predictions and the space below the keys.
      var keyboard: CGFloat
      /// The bottom safe-area inset of a view that fills the screen.
      var safeArea: CGFloat = 0
    }

    var kind: String
    /// The size of the screen in portrait.
    var size: CGSize
    var portrait: Heights
    var landscape: Heights
    /// The height of the part that stays on an iPad's screen beside a hardware keyboard.
    ///
    /// It is `nil` for a phone, whose keyboard cannot be undocked either.
    var shortcutsBarHeight: CGFloat?

    func heights(in orientation: Orientation) -> Heights {
      orientation == .portrait ? portrait : landscape
    }
  }
}

extension SimulatedKeyboard.Device {
  /// Makes a device with the keyboard of another device, and a screen of its own.
  ///
  /// - Parameters:
  ///   - device: The device with the keyboard.
  ///   - screen: The size of the screen in either orientation, in points. If a side is not a
  ///     positive number, the size is that of the other device.
  public init(like device: SimulatedKeyboard.Device, screen: CGSize) {
    self = device
    let sides = [screen.width, screen.height].filter { $0.isFinite && $0 > 0 }.sorted()
    if sides.count == 2 { size = CGSize(width: sides[0], height: sides[1]) }
  }

  // MARK: - Devices of the package

  /// A phone with a home button: iPhone SE of the second and third generation.
  ///
  /// Its keys and predictions are 216 and 44 points high, in landscape 162 and 38:
  /// https://github.com/keymanapp/keyman/pull/2487
  public static let iPhoneSE = SimulatedKeyboard.Device(
    kind: "iPhone SE",
    size: CGSize(width: 375, height: 667),
    portrait: Heights(keyboard: 260),
    landscape: Heights(keyboard: 200)
  )

  /// A phone without a home button: iPhone 12 to 14.
  ///
  /// Its keyboard takes 336 points, https://github.com/SwiftUIX/SwiftUIX/issues/165, which are 216
  /// for the keys, 45 for predictions and 75 below. In landscape these are 160, 38, and 21 for the
  /// home indicator: https://github.com/keymanapp/keyman/pull/2487
  public static let iPhone = SimulatedKeyboard.Device(
    kind: "iPhone",
    size: CGSize(width: 390, height: 844),
    portrait: Heights(keyboard: 336, safeArea: 34),
    landscape: Heights(keyboard: 219, safeArea: 21)
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

  /// The devices that come with the package.
  public static let all = [iPhoneSE, iPhone, iPad]
}

// MARK: - Descriptions, as a parameterized test prints them

extension SimulatedKeyboard.Device: CustomStringConvertible {
  /// The kind of device, and the size of its screen in points.
  public var description: String {
    "\(kind), \(JSONText.number(size.width))x\(JSONText.number(size.height))"
  }
}

extension SimulatedKeyboard.System: CustomStringConvertible {
  /// The name of the system.
  public var description: String {
    switch self {
    case .iOS18: "iOS 18"
    case .iOS26: "iOS 26"
    }
  }
}
