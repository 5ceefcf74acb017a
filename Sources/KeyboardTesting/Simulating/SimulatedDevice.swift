public import Foundation

extension SimulatedKeyboard {
  /// The way in which a simulated device is held.
  public enum Orientation: Sendable {
    /// The longer edge is upright.
    case portrait
    /// The longer edge is level.
    case landscape
  }

  /// A device as the keyboard sees it: its screen, and the heights of its keyboard, in points.
  ///
  /// The heights were measured with predictions on: a start for tests, and nothing for an app to rely
  /// on.
  public struct Device: Sendable, Equatable {
    /// The measures that change when the device is turned, in points.
    package struct Measures: Sendable, Equatable {
      /// The size of the screen.
      package var screen: CGSize
      /// The height of the docked keyboard, with predictions and whatever lies below the keys.
      package var keyboardHeight: CGFloat
      /// The height of the row of predictions, which an iPad cannot hide.
      package var predictionsHeight: CGFloat = 0
      /// The bottom safe-area inset of a view that fills the screen.
      package var safeAreaBottom: CGFloat = 0

      /// The bounds of the screen.
      package var frame: CGRect {
        CGRect(origin: .zero, size: screen)
      }
    }

    /// The name that a trace gives the device.
    package var name: String
    package var portrait: Measures
    package var landscape: Measures
    /// The part of the keyboard that stays on an iPad's screen with a hardware keyboard attached;
    /// `nil` for a phone, whose keyboard cannot be undocked either.
    package var shortcutsBarHeight: CGFloat?

    /// True where the keyboard can be undocked, and leaves a bar with a hardware keyboard attached.
    package var isPad: Bool {
      shortcutsBarHeight != nil
    }

    package func measures(in orientation: Orientation) -> Measures {
      orientation == .portrait ? portrait : landscape
    }
  }
}

extension SimulatedKeyboard.Device {
  /// Makes a device with another screen, and the keyboard of a device that is known.
  ///
  /// - Parameters:
  ///   - device: The device whose keyboard it has.
  ///   - screen: The size of the screen, either way up, in points; a side that is not a
  ///     positive number is taken from the device.
  public init(like device: SimulatedKeyboard.Device, screen: CGSize) {
    self = device
    let sides = [screen.width, screen.height].filter { $0.isFinite && $0 > 0 }.sorted()
    guard sides.count == 2 else { return }
    portrait.screen = CGSize(width: sides[0], height: sides[1])
    landscape.screen = CGSize(width: sides[1], height: sides[0])
    let kind = device.name.prefix { $0 != "," }
    name = "\(kind), \(JSONText.number(sides[0]))x\(JSONText.number(sides[1]))"
  }
}

// MARK: - The devices that are known

extension SimulatedKeyboard.Device {
  /// A phone with a home button: iPhone SE of the second and third generation.
  ///
  /// Its keys and predictions are 216 and 44 points high, in landscape 162 and 38:
  /// https://github.com/keymanapp/keyman/pull/2487
  public static let iPhoneSE = SimulatedKeyboard.Device(
    name: "iPhone SE, 375x667",
    portrait: Measures(375, 667, keyboard: 260, predictions: 44),
    landscape: Measures(667, 375, keyboard: 200, predictions: 38)
  )

  /// A phone without a home button: iPhone 12 to 14.
  ///
  /// Its keyboard takes 336 points, https://github.com/SwiftUIX/SwiftUIX/issues/165, which are 216
  /// for the keys, 45 for predictions and 75 below. In landscape these are 160, 38, and 21 for the
  /// home indicator: https://github.com/keymanapp/keyman/pull/2487
  public static let iPhone = SimulatedKeyboard.Device(
    name: "iPhone, 390x844",
    portrait: Measures(390, 844, keyboard: 336, predictions: 45, safeArea: 34),
    landscape: Measures(844, 390, keyboard: 219, predictions: 38, safeArea: 21)
  )

  /// A small iPad with a home button.
  ///
  /// Its keyboard takes 313 and 398 points:
  /// https://github.com/lionheart/openradar-mirror/issues/19513. With a hardware keyboard 55 of
  /// them are on screen: https://github.com/ionic-team/ionic-plugin-keyboard/pull/273
  public static let iPad = SimulatedKeyboard.Device(
    name: "iPad, 768x1024",
    portrait: Measures(768, 1024, keyboard: 313),
    landscape: Measures(1024, 768, keyboard: 398),
    shortcutsBarHeight: 55
  )

  /// A large iPad without a home button: iPad Pro of 12.9 inches.
  ///
  /// Its keys take 323 and 418 points, its predictions 55:
  /// https://github.com/keymanapp/keyman/pull/2487. With a hardware keyboard 69 points are on
  /// screen: https://github.com/MessageKit/MessageKit/issues/1474
  public static let iPadPro = SimulatedKeyboard.Device(
    name: "iPad Pro, 1024x1366",
    portrait: Measures(1024, 1366, keyboard: 378, safeArea: 20),
    landscape: Measures(1366, 1024, keyboard: 473, safeArea: 20),
    shortcutsBarHeight: 69
  )

  /// The devices that come with the package.
  public static let all = [iPhoneSE, iPhone, iPad, iPadPro]
}

extension SimulatedKeyboard.Device.Measures {
  fileprivate init(
    _ width: CGFloat,
    _ height: CGFloat,
    keyboard: CGFloat,
    predictions: CGFloat = 0,
    safeArea: CGFloat = 0
  ) {
    screen = CGSize(width: width, height: height)
    keyboardHeight = keyboard
    predictionsHeight = predictions
    safeAreaBottom = safeArea
  }
}
