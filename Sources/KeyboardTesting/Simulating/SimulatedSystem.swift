extension SimulatedKeyboard {
  /// The particulars of the keyboard notifications of a version of the system.
  ///
  /// Use a version, with the rounded keyboard or without: `[.iOS16, .roundedKeyboard]`.
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
    /// `UIWindow.h` promises them for the `will` family only. Recorded notifications have them,
    /// and have them not; the newer systems here leave them out, to be on the safe side.
    static let confirmsWithAnimation = System(rawValue: 2)

    /// A zero rectangle announces each move of an undocked keyboard.
    ///
    /// https://github.com/square/swift-keyboard-observer
    static let announcesMoves = System(rawValue: 4)

    /// The end frame of a hide is only as high as the input accessory view.
    ///
    /// https://github.com/hackiftekhar/IQKeyboardManager/issues/2124
    static let hidesAccessoryOnly = System(rawValue: 8)

    /// A cross-fade is confirmed some 40 milliseconds after it was announced.
    ///
    /// https://github.com/kirillzyusko/react-native-keyboard-controller/commit/8041105fea
    static let confirmsFadesEarly = System(rawValue: 16)

    /// The docked keyboard does not reach the sides of the screen.
    ///
    /// An app has the rounded keyboard by how it was built, not by the version:
    /// https://github.com/kirillzyusko/react-native-keyboard-controller/pull/1415. That its frame
    /// is 16 points narrower is a choice made here, the harder case: no public source gives one.
    public static let roundedKeyboard = System(rawValue: 32)

    /// The input accessory view is not part of the keyboard's frame.
    ///
    /// https://github.com/badoo/Chatto/pull/797
    static let leavesAccessoryOut = System(rawValue: 64)

    /// iOS 15 and iOS 16.0.
    public static let iOS15: System = [.confirmsWithAnimation]

    /// From iOS 16.1 to iOS 18.
    public static let iOS16: System = [.givesScreen, .announcesMoves]

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
