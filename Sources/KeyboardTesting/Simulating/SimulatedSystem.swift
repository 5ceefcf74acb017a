/// What the keyboard notifications of a version of the system have of their own.
///
/// Make one of your own to try a mixture.
public struct SimulatedSystem: Sendable, Hashable {
  /// The name that a trace gives the system.
  public var name: String
  /// Whether the notification's object is the screen, which it is from iOS 16.1 on.
  ///
  /// https://developer.apple.com/documentation/uikit/uiresponder/keyboardwillhidenotification
  public var givesScreen: Bool
  /// Whether `did` notifications give a duration and a curve.
  ///
  /// `UIWindow.h` promises them for the `will` family only. Recorded notifications have them, and
  /// have them not; the newer systems here leave them out, to be on the safe side.
  public var confirmsWithAnimation: Bool
  /// Whether a zero rectangle announces each move of an undocked keyboard.
  ///
  /// https://github.com/square/swift-keyboard-observer
  public var announcesMoves: Bool
  /// Whether the end frame of a hide is only as high as the input accessory view.
  ///
  /// https://github.com/hackiftekhar/IQKeyboardManager/issues/2124
  public var hidesAccessoryOnly: Bool
  /// Whether a cross-fade is confirmed some 40 milliseconds after it was announced.
  ///
  /// https://github.com/kirillzyusko/react-native-keyboard-controller/commit/8041105fea
  public var confirmsFadesEarly: Bool

  /// Makes a system from its parts.
  public init(
    name: String,
    givesScreen: Bool,
    confirmsWithAnimation: Bool = false,
    announcesMoves: Bool = true,
    hidesAccessoryOnly: Bool = false,
    confirmsFadesEarly: Bool = false
  ) {
    self.name = name
    self.givesScreen = givesScreen
    self.confirmsWithAnimation = confirmsWithAnimation
    self.announcesMoves = announcesMoves
    self.hidesAccessoryOnly = hidesAccessoryOnly
    self.confirmsFadesEarly = confirmsFadesEarly
  }

  /// From iOS 13 to iOS 16.0.
  public static let iOS13 = SimulatedSystem(
    name: "iOS 13",
    givesScreen: false,
    confirmsWithAnimation: true,
    announcesMoves: false
  )

  /// From iOS 16.1 to iOS 18.
  public static let iOS16 = SimulatedSystem(name: "iOS 16.1", givesScreen: true)

  /// From iOS 26 on.
  public static let iOS26 = SimulatedSystem(
    name: "iOS 26",
    givesScreen: true,
    hidesAccessoryOnly: true,
    confirmsFadesEarly: true
  )

  /// The systems that come with the package.
  public static let all = [iOS13, iOS16, iOS26]
}
