extension KeyboardTrace {
  /// The traces that come with the package.
  public static let builtIn = KeyboardBuiltInTrace.allCases.map(\.trace)

  /// A show and a hide, as documented.
  public static let showAndHide = KeyboardBuiltInTrace.showAndHide.trace

  /// A show and a hide on a phone with a home indicator, whose height is not counted twice.
  public static let safeArea = KeyboardBuiltInTrace.safeArea.trace

  /// A Pinyin keyboard that is announced three times before it has its height.
  public static let pinyinGrowth = KeyboardBuiltInTrace.pinyinGrowth.trace

  /// A second show that is taller than the first.
  public static let secondShowTaller = KeyboardBuiltInTrace.secondShowTaller.trace

  /// The QuickType bar that is turned on while the keyboard is up.
  public static let quickTypeOn = KeyboardBuiltInTrace.quickTypeOn.trace

  /// A keyboard that grows in place, at once, by thirds of a point.
  public static let growthInPlace = KeyboardBuiltInTrace.growthInPlace.trace

  /// A hide that is announced as a keyboard without height.
  public static let zeroHeightHide = KeyboardBuiltInTrace.zeroHeightHide.trace

  /// A show without height, then one of full height without animation.
  public static let zeroHeightShow = KeyboardBuiltInTrace.zeroHeightShow.trace

  /// A keyboard that fades out: its end frame is empty.
  public static let crossFade = KeyboardBuiltInTrace.crossFade.trace

  /// A keyboard that is dragged down, let go, and dragged away.
  public static let interactiveDrag = KeyboardBuiltInTrace.interactiveDrag.trace

  /// A show and a hide on an iPad in landscape.
  public static let iPadLandscape = KeyboardBuiltInTrace.iPadLandscape.trace

  /// A keyboard that is undocked, and docked again with nine notifications.
  public static let iPadUndockAndDock = KeyboardBuiltInTrace.iPadUndockAndDock.trace

  /// A hardware keyboard: a full frame of which only the bar is on screen.
  public static let hardwareKeyboard = KeyboardBuiltInTrace.hardwareKeyboard.trace

  /// A rotation from landscape to portrait with the keyboard up.
  public static let iPadRotation = KeyboardBuiltInTrace.iPadRotation.trace

  /// A prompt to save a password, which takes the keyboard away as it appears.
  public static let passwordPrompt = KeyboardBuiltInTrace.passwordPrompt.trace

  /// A native alert that hides the keyboard twice.
  public static let nativeAlert = KeyboardBuiltInTrace.nativeAlert.trace

  /// An app that goes to the background with the keyboard up, and returns.
  public static let backgroundAndReturn = KeyboardBuiltInTrace.backgroundAndReturn.trace

  /// Another app's keyboard beside this one, which is ignored but for its hide.
  public static let otherApp = KeyboardBuiltInTrace.otherApp.trace
}
