extension SimulatedKeyboard {
  /// Version of the system, with the properties of its keyboard notifications.
  ///
  /// Use one of the versions, or one with the rounded keyboard: `[.iOS16, .roundedKeyboard]`.
  public struct System: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Makes a set from its bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The notification's object is the screen, as from iOS 16.1 on.
    ///
    /// https://developer.apple.com/documentation/uikit/uiresponder/keyboardwillhidenotification
    static let givesScreen = System(rawValue: 1)

    /// The `did` notifications give a duration and a curve.
    ///
    /// `UIWindow.h` promises them for the `will` family only. Some recorded `did` notifications
    /// have them. The newer systems here leave them out, which is the harder case for an app.
    static let confirmsWithAnimation = System(rawValue: 2)

    /// A notification with a zero rectangle is posted before each move of an undocked keyboard.
    ///
    /// https://github.com/square/swift-keyboard-observer
    static let postsZeroFrameFirst = System(rawValue: 4)

    /// The end frame of a hide is only as high as the input accessory view.
    ///
    /// https://github.com/hackiftekhar/IQKeyboardManager/issues/2124
    static let hidesAccessoryOnly = System(rawValue: 8)

    /// A cross-fade is confirmed about 40 milliseconds after its announcement.
    ///
    /// https://github.com/kirillzyusko/react-native-keyboard-controller/commit/8041105fea
    static let confirmsFadesEarly = System(rawValue: 16)

    /// The docked keyboard does not reach the sides of the screen.
    ///
    /// It depends on how an app was built, not on the version of the system:
    /// https://github.com/kirillzyusko/react-native-keyboard-controller/pull/1415. No public source
    /// gives the frame. Here it is 16 points narrower than the screen, the harder case for an app.
    public static let roundedKeyboard = System(rawValue: 32)

    /// The input accessory view is not part of the keyboard's frame.
    ///
    /// https://github.com/badoo/Chatto/pull/797
    static let leavesAccessoryOut = System(rawValue: 64)

    /// iOS 15 and iOS 16.0.
    public static let iOS15: System = [.confirmsWithAnimation]

    /// From iOS 16.1 to iOS 18.
    public static let iOS16: System = [.givesScreen, .postsZeroFrameFirst]

    /// From iOS 26 on.
    public static let iOS26: System = [
      .iOS16, .hidesAccessoryOnly, .confirmsFadesEarly, .leavesAccessoryOut,
    ]

    /// The versions that come with the package.
    public static let all = [iOS15, iOS16, iOS26]
  }
}

extension SimulatedKeyboard.System {
  /// The name that a trace gives the system.
  package var name: String {
    switch self {
    case .iOS15: "iOS 15"
    case .iOS16: "iOS 16.1"
    case .iOS26: "iOS 26"
    default: "a mixture of systems"
    }
  }
}
