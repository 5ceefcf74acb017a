import Foundation

extension KeyboardTrace {
  /// Names of the traces that come with the package.
  ///
  /// Each trace was recorded on a device, or made after a report that ``KeyboardTrace/source``
  /// names, and has the right results as expectations. The raw value is the name that
  /// `keyboard-replay` reads and prints.
  public enum BuiltInName: String, Sendable, CaseIterable {
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
    case otherApp = "other-app"
  }

  /// The traces that come with the package, in the order of their names' declaration.
  ///
  /// ```swift
  /// for trace in KeyboardTrace.builtIn { … }
  /// ```
  public static let builtIn = BuiltInName.allCases.map { builtIn($0) }

  /// Returns a trace that comes with the package.
  ///
  /// - Parameter name: The name of the trace.
  /// - Returns: The trace.
  public static func builtIn(_ name: BuiltInName) -> KeyboardTrace {
    // A test reads every one, so that none is without records.
    let trace = try? KeyboardTrace(jsonLines: name.jsonLines, file: name.rawValue)
    return trace ?? KeyboardTrace(title: name.rawValue)
  }
}

extension KeyboardTrace.BuiltInName {
  /// The trace.
  package var trace: KeyboardTrace { .builtIn(self) }

  /// The trace as JSON Lines.
  package var jsonLines: String { Self.parts[self] ?? "" }

  private static let parts: [Self: String] = {
    let header = #"{"version":1,"kind":"header","#
    let parts = (texts + "\n").components(separatedBy: header).dropFirst().map { header + $0 }
    return Dictionary(uniqueKeysWithValues: zip(allCases, parts))
  }()
}
