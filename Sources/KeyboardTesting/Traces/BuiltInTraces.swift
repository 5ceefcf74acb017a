import Foundation

extension KeyboardTrace {
  /// The names of the traces that come with the package, with raw values as people write them.
  package enum BuiltInName: String, Sendable, CaseIterable {
    case showAndHide = "show-and-hide"
    case safeArea = "safe-area"
    case pinyinGrowth = "pinyin-growth"
    case secondShowTaller = "second-show-taller"
    case quickTypeOn = "quick-type-on"
    case growthInPlace = "growth-in-place"
    case zeroHeightHide = "zero-height-hide"
    case zeroHeightShow = "zero-height-show"
    case crossFade = "cross-fade"
    case interactiveDrag = "interactive-drag"
    case iPadLandscape = "ipad-landscape"
    case iPadUndockAndDock = "ipad-undock-and-dock"
    case hardwareKeyboard = "hardware-keyboard"
    case iPadRotation = "ipad-rotation"
    case passwordPrompt = "password-prompt"
    case nativeAlert = "native-alert"
    case backgroundAndReturn = "background-and-return"
    case deviceLock = "device-lock"
    case otherApp = "other-app"
    case iOS26Hide = "ios26-hide"
    case iOS26HideChangeFirst = "ios26-hide-change-first"
  }

  /// The traces that come with the package.
  ///
  /// Each was made from the log or the report that its ``KeyboardTrace/source`` names. Its
  /// expectations are the right results. `keyboard-replay traces` prints the names of all traces.
  ///
  /// ```swift
  /// for trace in KeyboardTrace.builtIn { … }
  /// ```
  public static let builtIn = BuiltInName.allCases.map { builtIn($0) }

  /// Returns a trace that comes with the package.
  ///
  /// - Parameter name: The name of the trace, such as `pinyin-growth`.
  /// - Returns: The trace.
  /// - Throws: An error that lists the names if no trace has this one.
  public static func builtIn(_ name: String) throws(KeyboardTraceError) -> KeyboardTrace {
    guard let name = BuiltInName(rawValue: name) else {
      let names = BuiltInName.allCases.map(\.rawValue).joined(separator: ", ")
      throw KeyboardTraceError(
        file: "KeyboardTrace.builtIn",
        expected: "one of \(names)",
        found: JSONText.string(name)
      )
    }
    return builtIn(name)
  }

  package static func builtIn(_ name: BuiltInName) -> KeyboardTrace {
    do throws(KeyboardTraceError) {
      return try KeyboardTrace(jsonLines: name.jsonLines, file: name.rawValue)
    } catch {
      // A test proves that each can be read. Without records a trace fails every check.
      var trace = KeyboardTrace(title: name.rawValue)
      trace.importNotes = [error.description]
      return trace
    }
  }
}

extension KeyboardTrace.BuiltInName {
  /// The trace as JSON Lines.
  package var jsonLines: String { String(decoding: bytes, as: UTF8.self) }

  /// The content of the file in the folder `Traces`, which the build embeds in the code.
  private var bytes: [UInt8] {
    switch self {
    case .showAndHide: PackageResources.show_and_hide_jsonl
    case .safeArea: PackageResources.safe_area_jsonl
    case .pinyinGrowth: PackageResources.pinyin_growth_jsonl
    case .secondShowTaller: PackageResources.second_show_taller_jsonl
    case .quickTypeOn: PackageResources.quick_type_on_jsonl
    case .growthInPlace: PackageResources.growth_in_place_jsonl
    case .zeroHeightHide: PackageResources.zero_height_hide_jsonl
    case .zeroHeightShow: PackageResources.zero_height_show_jsonl
    case .crossFade: PackageResources.cross_fade_jsonl
    case .interactiveDrag: PackageResources.interactive_drag_jsonl
    case .iPadLandscape: PackageResources.ipad_landscape_jsonl
    case .iPadUndockAndDock: PackageResources.ipad_undock_and_dock_jsonl
    case .hardwareKeyboard: PackageResources.hardware_keyboard_jsonl
    case .iPadRotation: PackageResources.ipad_rotation_jsonl
    case .passwordPrompt: PackageResources.password_prompt_jsonl
    case .nativeAlert: PackageResources.native_alert_jsonl
    case .backgroundAndReturn: PackageResources.background_and_return_jsonl
    case .deviceLock: PackageResources.device_lock_jsonl
    case .otherApp: PackageResources.other_app_jsonl
    case .iOS26Hide: PackageResources.ios26_hide_jsonl
    case .iOS26HideChangeFirst: PackageResources.ios26_hide_change_first_jsonl
    }
  }
}
