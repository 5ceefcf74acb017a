public import Foundation

extension SimulatedKeyboard {
  /// The orientation of a simulated device.
  public enum Orientation: Sendable {
    /// The longer edge is upright.
    case portrait
    /// The longer edge is level.
    case landscape
  }

  /// The version of the system that a simulated keyboard posts as.
  public enum System: Sendable, CaseIterable {
    /// Through iOS 18 the input accessory view is part of the keyboard's frame.
    case iOS18
    /// On iOS 26 and later the input accessory view stands above the keyboard's frame.
    ///
    /// https://github.com/badoo/Chatto/pull/797. A hide then ends at the accessory view:
    /// https://github.com/hackiftekhar/IQKeyboardManager/issues/2124
    case iOS26
  }

  /// A simulated device: its screen, and the heights of its keyboard, in points.
  ///
  /// Use a device of the package, or describe your own with
  /// ``init(like:screen:portrait:landscape:)``. The heights are examples for tests, with
  /// predictions on. They differ by system, language and setting, so an app cannot rely on them.
  public struct Device: Sendable, Equatable {
    /// The heights of the keyboard and the safe area in one orientation, in points.
    public struct Heights: Sendable, Equatable {
      /// The docked keyboard, with predictions and the space below the keys.
      var keyboard: CGFloat
      /// The bottom safe-area inset of a view that fills the screen.
      var safeArea: CGFloat

      /// Makes the heights of one orientation.
      ///
      /// - Parameters:
      ///   - keyboard: The height of the docked keyboard in points, without an accessory view.
      ///   - safeArea: The bottom safe-area inset, in points, of a view that fills the screen.
      public init(keyboard: CGFloat, safeArea: CGFloat = 0) {
        self.keyboard = keyboard
        self.safeArea = safeArea
      }
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
  /// Makes a device from another one, with some values replaced.
  ///
  /// A value that you leave out is the other device's.
  ///
  /// ```swift
  /// let iPadPro = SimulatedKeyboard.Device(
  ///   like: .iPad,
  ///   screen: CGSize(width: 1032, height: 1376),
  ///   portrait: .init(keyboard: 403, safeArea: 20)
  /// )
  /// ```
  ///
  /// - Parameters:
  ///   - device: The device to start from. It decides if this is a phone or an iPad.
  ///   - screen: The size of the screen in either orientation, in points.
  ///   - portrait: The heights in portrait, in points.
  ///   - landscape: The heights in landscape, in points.
  public init(
    like device: SimulatedKeyboard.Device,
    screen: CGSize? = nil,
    portrait: Heights? = nil,
    landscape: Heights? = nil
  ) {
    self = device
    if let screen {
      let sides = [screen.width, screen.height].sorted()
      size = CGSize(width: sides[0], height: sides[1])
    }
    self.portrait = portrait ?? device.portrait
    self.landscape = landscape ?? device.landscape
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

  /// A current phone with a Dynamic Island: iPhone 16 Pro and iPhone 17.
  ///
  /// The keyboard of a phone without a home button takes 336 points:
  /// https://github.com/SwiftUIX/SwiftUIX/issues/165. The keys take 216 points, predictions 45, and
  /// the area below 75. In landscape these are 160, 38, and 21 for the home indicator:
  /// https://github.com/keymanapp/keyman/pull/2487. Both were reported about earlier phones. For
  /// this screen they are examples.
  public static let iPhone = SimulatedKeyboard.Device(
    kind: "iPhone",
    size: CGSize(width: 402, height: 874),
    portrait: Heights(keyboard: 336, safeArea: 34),
    landscape: Heights(keyboard: 219, safeArea: 21)
  )

  /// A large phone with a Dynamic Island: iPhone 16 Pro Max and iPhone 17 Pro Max.
  ///
  /// The keys of earlier large phones are 226 points high, 10 more than on other phones:
  /// https://github.com/keymanapp/keyman/pull/2487. For this screen the heights are examples.
  public static let iPhoneProMax = SimulatedKeyboard.Device(
    kind: "iPhone Pro Max",
    size: CGSize(width: 440, height: 956),
    portrait: Heights(keyboard: 346, safeArea: 34),
    landscape: Heights(keyboard: 219, safeArea: 21)
  )

  /// An iPad without a home button: iPad of the tenth generation and later, and iPad Air of 11
  /// inches.
  ///
  /// Its keys are 262 points high, or 347 in landscape, with a bar of 55 points above them:
  /// https://github.com/keymanapp/keyman/pull/14305. The safe area below adds 20 points. The bar of
  /// a hardware keyboard, 55 points above the safe area, is an example.
  public static let iPad = SimulatedKeyboard.Device(
    kind: "iPad",
    size: CGSize(width: 820, height: 1180),
    portrait: Heights(keyboard: 337, safeArea: 20),
    landscape: Heights(keyboard: 422, safeArea: 20),
    shortcutsBarHeight: 75
  )

  /// A small iPad with a home button: iPad of the sixth generation and earlier.
  ///
  /// Its keyboard takes 313 and 398 points:
  /// https://github.com/lionheart/openradar-mirror/issues/19513. With a hardware keyboard 55 of
  /// them are on screen: https://github.com/ionic-team/ionic-plugin-keyboard/pull/273
  public static let iPadWithHomeButton = SimulatedKeyboard.Device(
    kind: "iPad with a home button",
    size: CGSize(width: 768, height: 1024),
    portrait: Heights(keyboard: 313),
    landscape: Heights(keyboard: 398),
    shortcutsBarHeight: 55
  )

  /// The devices that come with the package.
  public static let all = [iPhoneSE, iPhone, iPhoneProMax, iPad, iPadWithHomeButton]
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
