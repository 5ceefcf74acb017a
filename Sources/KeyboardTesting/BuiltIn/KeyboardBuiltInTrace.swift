/// A trace that comes with the package.
///
/// Each was recorded on a device, or made after a report, as the source in its header says; each
/// states the right result in expectations.
public enum KeyboardBuiltInTrace: String, Sendable, Hashable, CaseIterable {
  /// A show and a hide, as documented.
  case showAndHide = "show-and-hide"
  /// A show and a hide on a phone with a home indicator, whose height is not counted twice.
  case safeArea = "safe-area"
  /// A Pinyin keyboard that is announced three times before it has its height.
  case pinyinGrowth = "pinyin-growth"
  /// A second show that is taller than the first.
  case secondShowTaller = "second-show-taller"
  /// The QuickType bar that is turned on while the keyboard is up.
  case quickTypeOn = "quick-type-on"
  /// A keyboard that grows in place, at once, by thirds of a point.
  case growthInPlace = "growth-in-place"
  /// A hide that is announced as a keyboard without height.
  case zeroHeightHide = "zero-height-hide"
  /// A show without height, then one of full height without animation.
  case zeroHeightShow = "zero-height-show"
  /// A keyboard that fades out: its end frame is empty.
  case crossFade = "cross-fade"
  /// A keyboard that is dragged down, let go, and dragged away.
  case interactiveDrag = "interactive-drag"
  /// A show and a hide on an iPad in landscape.
  case iPadLandscape = "ipad-landscape"
  /// A keyboard that is undocked, and docked again with nine notifications.
  case iPadUndockAndDock = "ipad-undock-and-dock"
  /// A hardware keyboard: a full frame of which only the bar is on screen.
  case hardwareKeyboard = "hardware-keyboard"
  /// A rotation from landscape to portrait with the keyboard up.
  case iPadRotation = "ipad-rotation"
  /// A prompt to save a password, which takes the keyboard away as it appears.
  case passwordPrompt = "password-prompt"
  /// A native alert that hides the keyboard twice.
  case nativeAlert = "native-alert"
  /// An app that goes to the background with the keyboard up, and returns.
  case backgroundAndReturn = "background-and-return"
  /// Another app's keyboard beside this one, which is ignored but for its hide.
  case otherApp = "other-app"

  /// The trace's short name, such as `pinyin-growth`.
  public var name: String {
    rawValue
  }

  /// The trace as JSON Lines.
  public var jsonLines: String {
    text + "\n"
  }

  /// The trace.
  public var trace: KeyboardTrace {
    do {
      return try KeyboardTrace(jsonLines: text, file: name)
    } catch {
      // A test reads every one, so that this is never reached.
      preconditionFailure("A built-in trace cannot be read: \(error)")
    }
  }
}

extension KeyboardBuiltInTrace {
  private var text: String {
    switch self {
    case .showAndHide: PlainTraces.showAndHide
    case .safeArea: PlainTraces.safeArea
    case .pinyinGrowth: ThirdPartyKeyboardsTraces.pinyinGrowth
    case .secondShowTaller: ThirdPartyKeyboardsTraces.secondShowTaller
    case .quickTypeOn: QuickTypeTraces.quickTypeOn
    case .growthInPlace: QuickTypeTraces.growthInPlace
    case .zeroHeightHide: ZeroFramesTraces.zeroHeightHide
    case .zeroHeightShow: ZeroFramesTraces.zeroHeightShow
    case .crossFade: ZeroFramesTraces.crossFade
    case .interactiveDrag: ZeroFramesTraces.interactiveDrag
    case .iPadLandscape: IPadTraces.iPadLandscape
    case .iPadUndockAndDock: IPadTraces.iPadUndockAndDock
    case .hardwareKeyboard: IPadTraces.hardwareKeyboard
    case .iPadRotation: IPadTraces.iPadRotation
    case .passwordPrompt: ApplicationsTraces.passwordPrompt
    case .nativeAlert: ApplicationsTraces.nativeAlert
    case .backgroundAndReturn: ApplicationsTraces.backgroundAndReturn
    case .otherApp: ApplicationsTraces.otherApp
    }
  }
}
