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
    do {
      return try KeyboardTrace(jsonLines: name.jsonLines, file: name.rawValue)
    } catch {
      // A test reads every one, so that this is never reached.
      preconditionFailure("The built-in trace \(name.rawValue) cannot be read: \(error)")
    }
  }
}

extension KeyboardTrace.BuiltInName {
  /// The trace.
  package var trace: KeyboardTrace { .builtIn(self) }

  /// The trace as JSON Lines.
  package var jsonLines: String {
    // Empty only where a name has no text, which a test of each name finds.
    let part = Self.parts.first { $0.hasPrefix(rawValue + "\n") }
    return part.map { $0.dropFirst(rawValue.count + 1) + "\n" } ?? ""
  }

  private static let parts = texts.components(separatedBy: "\n\n")
}
