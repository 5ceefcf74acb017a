import Foundation

extension SimulatedDevice {
  /// A phone with a home button: iPhone SE of the second and third generation.
  ///
  /// Its keys and predictions are 216 and 44 points high, in landscape 162 and 38:
  /// https://github.com/keymanapp/keyman/pull/2487
  public static let iPhoneSE = SimulatedDevice(
    name: "iPhone SE, 375x667",
    portrait: Measures(screen: CGSize(width: 375, height: 667), keyboardHeight: 260),
    landscape: Measures(screen: CGSize(width: 667, height: 375), keyboardHeight: 200),
    predictionsHeight: 44
  )

  /// A phone without a home button: iPhone 12 to 14.
  ///
  /// Its keyboard takes 336 points, https://github.com/SwiftUIX/SwiftUIX/issues/165, which are 216
  /// for the keys, 45 for predictions and 75 below. In landscape these are 160, 38, and 21 for the
  /// home indicator: https://github.com/keymanapp/keyman/pull/2487
  public static let iPhone = SimulatedDevice(
    name: "iPhone, 390x844",
    portrait: Measures(
      screen: CGSize(width: 390, height: 844),
      keyboardHeight: 336,
      safeAreaBottom: 34
    ),
    landscape: Measures(
      screen: CGSize(width: 844, height: 390),
      keyboardHeight: 219,
      safeAreaBottom: 21
    ),
    predictionsHeight: 45
  )

  /// A small iPad with a home button.
  ///
  /// Its keyboard takes 313 and 398 points:
  /// https://github.com/lionheart/openradar-mirror/issues/19513. With a hardware keyboard 55 of
  /// them are on screen: https://github.com/ionic-team/ionic-plugin-keyboard/pull/273
  public static let iPad = SimulatedDevice(
    name: "iPad, 768x1024",
    portrait: Measures(screen: CGSize(width: 768, height: 1024), keyboardHeight: 313),
    landscape: Measures(screen: CGSize(width: 1024, height: 768), keyboardHeight: 398),
    shortcutsBarHeight: 55
  )

  /// A large iPad without a home button: iPad Pro of 12.9 inches.
  ///
  /// Its keys take 323 and 418 points, its predictions 55:
  /// https://github.com/keymanapp/keyman/pull/2487. With a hardware keyboard 69 points are on
  /// screen: https://github.com/MessageKit/MessageKit/issues/1474
  public static let iPadPro = SimulatedDevice(
    name: "iPad Pro, 1024x1366",
    portrait: Measures(
      screen: CGSize(width: 1024, height: 1366),
      keyboardHeight: 378,
      safeAreaBottom: 20
    ),
    landscape: Measures(
      screen: CGSize(width: 1366, height: 1024),
      keyboardHeight: 473,
      safeAreaBottom: 20
    ),
    shortcutsBarHeight: 69
  )

  /// The devices that come with the package.
  public static let all = [iPhoneSE, iPhone, iPad, iPadPro]
}
