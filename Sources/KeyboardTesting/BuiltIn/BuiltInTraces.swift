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

  /// The traces in the order of their names' declaration; each begins with its header.
  static let texts = #"""
    {"version":1,"kind":"header","payload":{"title":"A show and a hide","source":"public repository, name unknown; recording S26","device":"iPhone, 320x568"}}
    {"version":1,"kind":"screen","payload":{"frame":[0,0,320,568]}}
    {"version":1,"kind":"notification","payload":{"time":0,"name":"UIKeyboardWillShowNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.25,"UIKeyboardBoundsUserInfoKey":[0,0,320,253],"UIKeyboardCenterBeginUserInfoKey":[160,694.5],"UIKeyboardCenterEndUserInfoKey":[160,441.5],"UIKeyboardFrameBeginUserInfoKey":[0,568,320,253],"UIKeyboardFrameEndUserInfoKey":[0,315,320,253],"UIKeyboardIsLocalUserInfoKey":1}}}
    {"version":1,"kind":"expectation","payload":{"visibility":"showing","placement":"docked","covered":253}}
    {"version":1,"kind":"notification","payload":{"time":3,"name":"UIKeyboardWillHideNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.25,"UIKeyboardBoundsUserInfoKey":[0,0,320,253],"UIKeyboardCenterBeginUserInfoKey":[160,441.5],"UIKeyboardCenterEndUserInfoKey":[160,694.5],"UIKeyboardFrameBeginUserInfoKey":[0,315,320,253],"UIKeyboardFrameEndUserInfoKey":[0,568,320,253],"UIKeyboardIsLocalUserInfoKey":1}}}
    {"version":1,"kind":"expectation","payload":{"visibility":"hiding","placement":"offscreen","covered":0,"inset":0}}
    {"version":1,"kind":"header","payload":{"title":"The home indicator is not counted twice","source":"public repository, name unknown; recording S6","device":"iPhone X, 375x812"}}
    {"version":1,"kind":"screen","payload":{"frame":[0,0,375,812]}}
    {"version":1,"kind":"view","payload":{"frame":[0,0,375,812],"safeAreaBottom":34}}
    {"version":1,"kind":"notification","payload":{"time":0,"name":"UIKeyboardWillShowNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.25,"UIKeyboardBoundsUserInfoKey":[0,0,375,333],"UIKeyboardCenterBeginUserInfoKey":[187.5,978.5],"UIKeyboardCenterEndUserInfoKey":[187.5,645.5],"UIKeyboardFrameBeginUserInfoKey":[0,812,375,333],"UIKeyboardFrameEndUserInfoKey":[0,479,375,333],"UIKeyboardIsLocalUserInfoKey":1}}}
    {"version":1,"kind":"expectation","payload":{"visibility":"showing","placement":"docked","covered":333,"inset":299}}
    {"version":1,"kind":"notification","payload":{"time":3,"name":"UIKeyboardWillHideNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.25,"UIKeyboardBoundsUserInfoKey":[0,0,375,333],"UIKeyboardCenterBeginUserInfoKey":[187.5,645.5],"UIKeyboardCenterEndUserInfoKey":[187.5,978.5],"UIKeyboardFrameBeginUserInfoKey":[0,479,375,333],"UIKeyboardFrameEndUserInfoKey":[0,812,375,333],"UIKeyboardIsLocalUserInfoKey":1}}}
    {"version":1,"kind":"expectation","payload":{"visibility":"hiding","placement":"offscreen","covered":0,"inset":0}}
    {"version":1,"kind":"header","payload":{"title":"A Pinyin keyboard grows while it appears","source":"public repository YOSKeyboardAvoiding; recording C3, whose end frames are as recorded","device":"iPhone, 320x568, Sogou keyboard"}}
    {"version":1,"kind":"screen","payload":{"frame":[0,0,320,568]}}
    {"version":1,"kind":"notification","payload":{"time":0,"name":"UIKeyboardWillChangeFrameNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.25,"UIKeyboardFrameBeginUserInfoKey":[0,568,320,0],"UIKeyboardFrameEndUserInfoKey":[0,568,320,0]}}}
    {"version":1,"kind":"expectation","payload":{"visibility":"hidden","placement":"none","covered":0}}
    {"version":1,"kind":"notification","payload":{"time":0.01,"name":"UIKeyboardWillChangeFrameNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.25,"UIKeyboardFrameBeginUserInfoKey":[0,568,320,0],"UIKeyboardFrameEndUserInfoKey":[0,352,320,216]}}}
    {"version":1,"kind":"expectation","payload":{"visibility":"showing","placement":"docked","covered":216}}
    {"version":1,"kind":"notification","payload":{"time":0.02,"name":"UIKeyboardWillChangeFrameNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.25,"UIKeyboardFrameBeginUserInfoKey":[0,352,320,216],"UIKeyboardFrameEndUserInfoKey":[0,286,320,282]}}}
    {"version":1,"kind":"expectation","payload":{"visibility":"showing","placement":"docked","covered":282,"inset":282}}
    {"version":1,"kind":"header","payload":{"title":"A second show is taller than the first","source":"public repository, name unknown; recording S2","device":"iPhone, 375x667","system":"iOS 11"}}
    {"version":1,"kind":"screen","payload":{"frame":[0,0,375,667]}}
    {"version":1,"kind":"notification","payload":{"time":0,"name":"UIKeyboardWillShowNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.25,"UIKeyboardBoundsUserInfoKey":[0,0,375,216],"UIKeyboardCenterBeginUserInfoKey":[187.5,775],"UIKeyboardCenterEndUserInfoKey":[187.5,559],"UIKeyboardFrameBeginUserInfoKey":[0,667,375,216],"UIKeyboardFrameEndUserInfoKey":[0,451,375,216],"UIKeyboardIsLocalUserInfoKey":1}}}
    {"version":1,"kind":"expectation","payload":{"visibility":"showing","placement":"docked","covered":216}}
    {"version":1,"kind":"notification","payload":{"time":0.30596,"name":"UIKeyboardWillShowNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.25,"UIKeyboardBoundsUserInfoKey":[0,0,375,289.5],"UIKeyboardCenterBeginUserInfoKey":[187.5,559],"UIKeyboardCenterEndUserInfoKey":[187.5,522.25],"UIKeyboardFrameBeginUserInfoKey":[0,451,375,216],"UIKeyboardFrameEndUserInfoKey":[0,377.5,375,289.5],"UIKeyboardIsLocalUserInfoKey":1}}}
    {"version":1,"kind":"expectation","payload":{"visibility":"showing","placement":"docked","covered":289.5}}
    {"version":1,"kind":"header","payload":{"title":"QuickType is turned on while the keyboard is up","source":"https://wiki.kunaldawn.com/content/stackoverflow.com_en_all_2023-11/questions/25946121/move-my-toolbar-up-or-down-based-on-keyboard-and-the-predictive-text-view-ios- (the show before it is synthetic)","device":"iPhone 6, 375x667","system":"iOS 8.4, 9, 10"}}
    {"version":1,"kind":"screen","payload":{"frame":[0,0,375,667]}}
    {"version":1,"kind":"notification","payload":{"time":0,"name":"UIKeyboardWillShowNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.25,"UIKeyboardFrameBeginUserInfoKey":[0,667,375,225],"UIKeyboardFrameEndUserInfoKey":[0,442,375,225],"UIKeyboardIsLocalUserInfoKey":1}}}
    {"version":1,"kind":"notification","payload":{"time":0.3,"name":"UIKeyboardDidShowNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.25,"UIKeyboardFrameBeginUserInfoKey":[0,667,375,225],"UIKeyboardFrameEndUserInfoKey":[0,442,375,225],"UIKeyboardIsLocalUserInfoKey":1}}}
    {"version":1,"kind":"expectation","payload":{"visibility":"shown","placement":"docked","covered":225}}
    {"version":1,"kind":"notification","payload":{"time":4,"name":"UIKeyboardWillChangeFrameNotification","userInfo":{"UIKeyboardBoundsUserInfoKey":[0,0,375,258],"UIKeyboardCenterBeginUserInfoKey":[187.5,554.5],"UIKeyboardCenterEndUserInfoKey":[187.5,538],"UIKeyboardFrameBeginUserInfoKey":[0,442,375,225],"UIKeyboardFrameEndUserInfoKey":[0,409,375,258]}}}
    {"version":1,"kind":"notification","payload":{"name":"UIKeyboardWillShowNotification","userInfo":{"UIKeyboardBoundsUserInfoKey":[0,0,375,258],"UIKeyboardCenterBeginUserInfoKey":[187.5,554.5],"UIKeyboardCenterEndUserInfoKey":[187.5,538],"UIKeyboardFrameBeginUserInfoKey":[0,442,375,225],"UIKeyboardFrameEndUserInfoKey":[0,409,375,258]}}}
    {"version":1,"kind":"notification","payload":{"name":"UIKeyboardDidChangeFrameNotification","userInfo":{"UIKeyboardBoundsUserInfoKey":[0,0,375,258],"UIKeyboardCenterBeginUserInfoKey":[187.5,554.5],"UIKeyboardCenterEndUserInfoKey":[187.5,538],"UIKeyboardFrameBeginUserInfoKey":[0,442,375,225],"UIKeyboardFrameEndUserInfoKey":[0,409,375,258]}}}
    {"version":1,"kind":"notification","payload":{"name":"UIKeyboardDidShowNotification","userInfo":{"UIKeyboardBoundsUserInfoKey":[0,0,375,258],"UIKeyboardCenterBeginUserInfoKey":[187.5,554.5],"UIKeyboardCenterEndUserInfoKey":[187.5,538],"UIKeyboardFrameBeginUserInfoKey":[0,442,375,225],"UIKeyboardFrameEndUserInfoKey":[0,409,375,258]}}}
    {"version":1,"kind":"expectation","payload":{"visibility":"shown","placement":"docked","covered":258}}
    {"version":1,"kind":"header","payload":{"title":"The keyboard grows in place, at once, by thirds of a point","source":"public repository, name unknown; recording D02 (the show before it is synthetic)","device":"iPhone, 375x812","system":"iOS 13"}}
    {"version":1,"kind":"screen","payload":{"frame":[0,0,375,812]}}
    {"version":1,"kind":"notification","payload":{"time":0,"name":"UIKeyboardWillShowNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.25,"UIKeyboardFrameBeginUserInfoKey":[0,812,375,335],"UIKeyboardFrameEndUserInfoKey":[0,477,375,335],"UIKeyboardIsLocalUserInfoKey":1}}}
    {"version":1,"kind":"expectation","payload":{"visibility":"showing","covered":335}}
    {"version":1,"kind":"notification","payload":{"time":0.3,"name":"UIKeyboardDidShowNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.25,"UIKeyboardFrameBeginUserInfoKey":[0,812,375,335],"UIKeyboardFrameEndUserInfoKey":[0,477,375,335],"UIKeyboardIsLocalUserInfoKey":1}}}
    {"version":1,"kind":"notification","payload":{"time":2,"name":"UIKeyboardWillChangeFrameNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0,"UIKeyboardBoundsUserInfoKey":[0,0,375,366.66666666666674],"UIKeyboardCenterBeginUserInfoKey":[187.5,644.5],"UIKeyboardCenterEndUserInfoKey":[187.5,628.6666666666666],"UIKeyboardFrameBeginUserInfoKey":[0,477,375,335],"UIKeyboardFrameEndUserInfoKey":[0,445.33333333333326,375,366.66666666666674],"UIKeyboardIsLocalUserInfoKey":1}}}
    {"version":1,"kind":"expectation","payload":{"visibility":"showing","placement":"docked","covered":366.66666666666674}}
    {"version":1,"kind":"header","payload":{"title":"A hide is announced as a keyboard without height","source":"public repository, name unknown; recording S24","device":"iPhone, 375x667"}}
    {"version":1,"kind":"screen","payload":{"frame":[0,0,375,667]}}
    {"version":1,"kind":"notification","payload":{"time":0,"name":"UIKeyboardWillChangeFrameNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.4,"UIKeyboardFrameBeginUserInfoKey":[0,667,375,260],"UIKeyboardFrameEndUserInfoKey":[0,407,375,260]}}}
    {"version":1,"kind":"expectation","payload":{"visibility":"showing","placement":"docked","covered":260}}
    {"version":1,"kind":"notification","payload":{"time":3,"name":"UIKeyboardWillChangeFrameNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.25,"UIKeyboardFrameBeginUserInfoKey":[0,407,375,260],"UIKeyboardFrameEndUserInfoKey":[0,667,375,0]}}}
    {"version":1,"kind":"expectation","payload":{"visibility":"hiding","covered":0}}
    {"version":1,"kind":"header","payload":{"title":"A show without height, then one of full height at once","source":"public repository, name unknown; recording S4","device":"iPad, 1024x768, landscape","system":"iOS 9 or later"}}
    {"version":1,"kind":"screen","payload":{"frame":[0,0,1024,768]}}
    {"version":1,"kind":"notification","payload":{"time":0,"name":"UIKeyboardWillShowNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.25,"UIKeyboardBoundsUserInfoKey":[0,0,1024,0],"UIKeyboardCenterBeginUserInfoKey":[512,768],"UIKeyboardCenterEndUserInfoKey":[512,768],"UIKeyboardFrameBeginUserInfoKey":[0,768,1024,0],"UIKeyboardFrameEndUserInfoKey":[0,768,1024,0],"UIKeyboardIsLocalUserInfoKey":1}}}
    {"version":1,"kind":"expectation","payload":{"visibility":"hidden","covered":0}}
    {"version":1,"kind":"notification","payload":{"time":0.1,"name":"UIKeyboardWillShowNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0,"UIKeyboardBoundsUserInfoKey":[0,0,1024,398],"UIKeyboardCenterBeginUserInfoKey":[512,768],"UIKeyboardCenterEndUserInfoKey":[512,569],"UIKeyboardFrameBeginUserInfoKey":[0,768,1024,0],"UIKeyboardFrameEndUserInfoKey":[0,370,1024,398],"UIKeyboardIsLocalUserInfoKey":1}}}
    {"version":1,"kind":"expectation","payload":{"visibility":"showing","placement":"docked","covered":398}}
    {"version":1,"kind":"header","payload":{"title":"A keyboard fades out with an empty frame","source":"synthetic, after https://github.com/finn-no/FinniversKit/pull/1208","device":"iPhone, 390x844","system":"iOS 16"}}
    {"version":1,"kind":"screen","payload":{"frame":[0,0,390,844]}}
    {"version":1,"kind":"accessibility","payload":{"prefersCrossFadeTransitions":true}}
    {"version":1,"kind":"notification","payload":{"time":0,"name":"UIKeyboardWillShowNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.25,"UIKeyboardFrameBeginUserInfoKey":[0,844,390,336],"UIKeyboardFrameEndUserInfoKey":[0,508,390,336],"UIKeyboardIsLocalUserInfoKey":1}}}
    {"version":1,"kind":"notification","payload":{"time":0.04,"name":"UIKeyboardDidShowNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.25,"UIKeyboardFrameBeginUserInfoKey":[0,844,390,336],"UIKeyboardFrameEndUserInfoKey":[0,508,390,336],"UIKeyboardIsLocalUserInfoKey":1}}}
    {"version":1,"kind":"expectation","payload":{"visibility":"shown","placement":"docked","covered":336}}
    {"version":1,"kind":"notification","payload":{"time":3,"name":"UIKeyboardWillChangeFrameNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.25,"UIKeyboardFrameBeginUserInfoKey":[0,508,390,336],"UIKeyboardFrameEndUserInfoKey":[0,0,0,0],"UIKeyboardIsLocalUserInfoKey":1}}}
    {"version":1,"kind":"expectation","payload":{"visibility":"hiding","covered":0}}
    {"version":1,"kind":"notification","payload":{"time":3.002,"name":"UIKeyboardWillHideNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.25,"UIKeyboardFrameBeginUserInfoKey":[0,508,390,336],"UIKeyboardFrameEndUserInfoKey":[0,0,0,0],"UIKeyboardIsLocalUserInfoKey":1}}}
    {"version":1,"kind":"notification","payload":{"time":3.3,"name":"UIKeyboardDidHideNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.25,"UIKeyboardFrameBeginUserInfoKey":[0,508,390,336],"UIKeyboardFrameEndUserInfoKey":[0,0,0,0],"UIKeyboardIsLocalUserInfoKey":1}}}
    {"version":1,"kind":"expectation","payload":{"visibility":"hidden","covered":0}}
    {"version":1,"kind":"header","payload":{"title":"The keyboard is dragged down, let go, and dragged away","source":"synthetic, after https://github.com/freshOS/KeyboardLayoutGuide/issues/17 and https://github.com/flutter/engine/pull/37719","device":"iPhone, 390x844","system":"iOS 16"}}
    {"version":1,"kind":"screen","payload":{"frame":[0,0,390,844]}}
    {"version":1,"kind":"notification","payload":{"time":0,"name":"UIKeyboardWillShowNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.25,"UIKeyboardFrameBeginUserInfoKey":[0,844,390,336],"UIKeyboardFrameEndUserInfoKey":[0,508,390,336],"UIKeyboardIsLocalUserInfoKey":1}}}
    {"version":1,"kind":"notification","payload":{"time":0.3,"name":"UIKeyboardDidShowNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.25,"UIKeyboardFrameBeginUserInfoKey":[0,844,390,336],"UIKeyboardFrameEndUserInfoKey":[0,508,390,336],"UIKeyboardIsLocalUserInfoKey":1}}}
    {"version":1,"kind":"notification","payload":{"time":2,"name":"UIKeyboardWillChangeFrameNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.25,"UIKeyboardFrameBeginUserInfoKey":[0,508,390,336],"UIKeyboardFrameEndUserInfoKey":[0,0,0,0],"UIKeyboardIsLocalUserInfoKey":1}}}
    {"version":1,"kind":"expectation","payload":{"visibility":"shown","placement":"docked","covered":336}}
    {"version":1,"kind":"notification","payload":{"time":2.4,"name":"UIKeyboardWillChangeFrameNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.25,"UIKeyboardFrameBeginUserInfoKey":[0,700,390,336],"UIKeyboardFrameEndUserInfoKey":[0,508,390,336],"UIKeyboardIsLocalUserInfoKey":1}}}
    {"version":1,"kind":"notification","payload":{"time":2.402,"name":"UIKeyboardWillShowNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.25,"UIKeyboardFrameBeginUserInfoKey":[0,700,390,336],"UIKeyboardFrameEndUserInfoKey":[0,508,390,336],"UIKeyboardIsLocalUserInfoKey":1}}}
    {"version":1,"kind":"notification","payload":{"time":2.7,"name":"UIKeyboardDidShowNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.25,"UIKeyboardFrameBeginUserInfoKey":[0,700,390,336],"UIKeyboardFrameEndUserInfoKey":[0,508,390,336],"UIKeyboardIsLocalUserInfoKey":1}}}
    {"version":1,"kind":"expectation","payload":{"visibility":"shown","placement":"docked","covered":336}}
    {"version":1,"kind":"notification","payload":{"time":5,"name":"UIKeyboardWillChangeFrameNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.25,"UIKeyboardFrameBeginUserInfoKey":[0,760,390,336],"UIKeyboardFrameEndUserInfoKey":[0,844,390,336],"UIKeyboardIsLocalUserInfoKey":1}}}
    {"version":1,"kind":"notification","payload":{"time":5.002,"name":"UIKeyboardWillHideNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.25,"UIKeyboardFrameBeginUserInfoKey":[0,760,390,336],"UIKeyboardFrameEndUserInfoKey":[0,844,390,336],"UIKeyboardIsLocalUserInfoKey":1}}}
    {"version":1,"kind":"notification","payload":{"time":5.3,"name":"UIKeyboardDidHideNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.25,"UIKeyboardFrameBeginUserInfoKey":[0,760,390,336],"UIKeyboardFrameEndUserInfoKey":[0,844,390,336],"UIKeyboardIsLocalUserInfoKey":1}}}
    {"version":1,"kind":"expectation","payload":{"visibility":"hidden","covered":0}}
    {"version":1,"kind":"header","payload":{"title":"A show and a hide on an iPad in landscape","source":"public repository, name unknown; recording D17; the hide has the end frame of recording C11","device":"iPad, 1024x768","system":"iOS 8"}}
    {"version":1,"kind":"screen","payload":{"frame":[0,0,1024,768]}}
    {"version":1,"kind":"notification","payload":{"time":0,"name":"UIKeyboardWillChangeFrameNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.25,"UIKeyboardBoundsUserInfoKey":[0,0,1024,391],"UIKeyboardCenterBeginUserInfoKey":[512,963.5],"UIKeyboardCenterEndUserInfoKey":[512,572.5],"UIKeyboardFrameBeginUserInfoKey":[0,768,1024,391],"UIKeyboardFrameEndUserInfoKey":[0,377,1024,391]}}}
    {"version":1,"kind":"notification","payload":{"time":0.002,"name":"UIKeyboardWillShowNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.25,"UIKeyboardBoundsUserInfoKey":[0,0,1024,391],"UIKeyboardCenterBeginUserInfoKey":[512,963.5],"UIKeyboardCenterEndUserInfoKey":[512,572.5],"UIKeyboardFrameBeginUserInfoKey":[0,768,1024,391],"UIKeyboardFrameEndUserInfoKey":[0,377,1024,391]}}}
    {"version":1,"kind":"expectation","payload":{"visibility":"showing","placement":"docked","covered":391}}
    {"version":1,"kind":"notification","payload":{"time":4,"name":"UIKeyboardWillHideNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.25,"UIKeyboardFrameBeginUserInfoKey":[0,377,1024,391],"UIKeyboardFrameEndUserInfoKey":[0,768,1024,391]}}}
    {"version":1,"kind":"expectation","payload":{"visibility":"hiding","placement":"offscreen","covered":0}}
    {"version":1,"kind":"header","payload":{"title":"The keyboard is undocked, and docked again","source":"synthetic, after https://github.com/lionheart/openradar-mirror/issues/7727 (the order) and https://github.com/flutter/engine/pull/37719","device":"iPad, 1024x768","system":"iOS 9.3"}}
    {"version":1,"kind":"screen","payload":{"frame":[0,0,1024,768]}}
    {"version":1,"kind":"notification","payload":{"time":0,"name":"UIKeyboardWillShowNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.25,"UIKeyboardFrameBeginUserInfoKey":[0,768,1024,391],"UIKeyboardFrameEndUserInfoKey":[0,377,1024,391],"UIKeyboardIsLocalUserInfoKey":1}}}
    {"version":1,"kind":"notification","payload":{"time":0.3,"name":"UIKeyboardDidShowNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.25,"UIKeyboardFrameBeginUserInfoKey":[0,768,1024,391],"UIKeyboardFrameEndUserInfoKey":[0,377,1024,391],"UIKeyboardIsLocalUserInfoKey":1}}}
    {"version":1,"kind":"expectation","payload":{"visibility":"shown","placement":"docked","covered":391}}
    {"version":1,"kind":"notification","payload":{"time":2,"name":"UIKeyboardWillHideNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.25,"UIKeyboardFrameBeginUserInfoKey":[0,377,1024,391],"UIKeyboardFrameEndUserInfoKey":[0,768,1024,391],"UIKeyboardIsLocalUserInfoKey":1}}}
    {"version":1,"kind":"notification","payload":{"time":2.3,"name":"UIKeyboardDidHideNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.25,"UIKeyboardFrameBeginUserInfoKey":[0,377,1024,391],"UIKeyboardFrameEndUserInfoKey":[0,768,1024,391],"UIKeyboardIsLocalUserInfoKey":1}}}
    {"version":1,"kind":"expectation","payload":{"visibility":"hidden","covered":0}}
    {"version":1,"kind":"notification","payload":{"time":2.31,"name":"UIKeyboardWillChangeFrameNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.25,"UIKeyboardFrameBeginUserInfoKey":[0,377,1024,391],"UIKeyboardFrameEndUserInfoKey":[0,220,1024,391],"UIKeyboardIsLocalUserInfoKey":1}}}
    {"version":1,"kind":"notification","payload":{"time":2.6,"name":"UIKeyboardDidChangeFrameNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.25,"UIKeyboardFrameBeginUserInfoKey":[0,377,1024,391],"UIKeyboardFrameEndUserInfoKey":[0,220,1024,391],"UIKeyboardIsLocalUserInfoKey":1}}}
    {"version":1,"kind":"expectation","payload":{"visibility":"shown","placement":"floating","covered":0}}
    {"version":1,"kind":"notification","payload":{"time":5,"name":"UIKeyboardWillChangeFrameNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.25,"UIKeyboardFrameBeginUserInfoKey":[0,220,1024,391],"UIKeyboardFrameEndUserInfoKey":[0,377,1024,391],"UIKeyboardIsLocalUserInfoKey":1}}}
    {"version":1,"kind":"notification","payload":{"time":5.1,"name":"UIKeyboardDidChangeFrameNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.25,"UIKeyboardFrameBeginUserInfoKey":[0,220,1024,391],"UIKeyboardFrameEndUserInfoKey":[0,377,1024,391],"UIKeyboardIsLocalUserInfoKey":1}}}
    {"version":1,"kind":"expectation","payload":{"visibility":"shown","placement":"docked","covered":391}}
    {"version":1,"kind":"notification","payload":{"time":5.2,"name":"UIKeyboardWillShowNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.25,"UIKeyboardFrameBeginUserInfoKey":[0,220,1024,391],"UIKeyboardFrameEndUserInfoKey":[0,377,1024,391],"UIKeyboardIsLocalUserInfoKey":1}}}
    {"version":1,"kind":"notification","payload":{"time":5.3,"name":"UIKeyboardWillChangeFrameNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.25,"UIKeyboardFrameBeginUserInfoKey":[0,377,1024,391],"UIKeyboardFrameEndUserInfoKey":[0,377,1024,391],"UIKeyboardIsLocalUserInfoKey":1}}}
    {"version":1,"kind":"notification","payload":{"time":5.31,"name":"UIKeyboardWillShowNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.25,"UIKeyboardFrameBeginUserInfoKey":[0,377,1024,391],"UIKeyboardFrameEndUserInfoKey":[0,377,1024,391],"UIKeyboardIsLocalUserInfoKey":1}}}
    {"version":1,"kind":"notification","payload":{"time":5.4,"name":"UIKeyboardDidChangeFrameNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.25,"UIKeyboardFrameBeginUserInfoKey":[0,377,1024,391],"UIKeyboardFrameEndUserInfoKey":[0,377,1024,391],"UIKeyboardIsLocalUserInfoKey":1}}}
    {"version":1,"kind":"notification","payload":{"time":5.41,"name":"UIKeyboardDidShowNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.25,"UIKeyboardFrameBeginUserInfoKey":[0,377,1024,391],"UIKeyboardFrameEndUserInfoKey":[0,377,1024,391],"UIKeyboardIsLocalUserInfoKey":1}}}
    {"version":1,"kind":"notification","payload":{"time":5.42,"name":"UIKeyboardDidChangeFrameNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.25,"UIKeyboardFrameBeginUserInfoKey":[0,377,1024,391],"UIKeyboardFrameEndUserInfoKey":[0,377,1024,391],"UIKeyboardIsLocalUserInfoKey":1}}}
    {"version":1,"kind":"notification","payload":{"time":5.43,"name":"UIKeyboardDidShowNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.25,"UIKeyboardFrameBeginUserInfoKey":[0,377,1024,391],"UIKeyboardFrameEndUserInfoKey":[0,377,1024,391],"UIKeyboardIsLocalUserInfoKey":1}}}
    {"version":1,"kind":"expectation","payload":{"visibility":"shown","placement":"docked","covered":391}}
    {"version":1,"kind":"header","payload":{"title":"With a hardware keyboard only the bar is on screen","source":"public code, name unknown; recording C10, whose frames are as recorded","device":"iPad, 768x1024"}}
    {"version":1,"kind":"screen","payload":{"frame":[0,0,768,1024]}}
    {"version":1,"kind":"notification","payload":{"time":0,"name":"UIKeyboardWillChangeFrameNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.25,"UIKeyboardFrameBeginUserInfoKey":[0,1024,768,308],"UIKeyboardFrameEndUserInfoKey":[0,980,768,308],"UIKeyboardIsLocalUserInfoKey":1}}}
    {"version":1,"kind":"notification","payload":{"time":0.002,"name":"UIKeyboardWillShowNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.25,"UIKeyboardFrameBeginUserInfoKey":[0,1024,768,308],"UIKeyboardFrameEndUserInfoKey":[0,980,768,308],"UIKeyboardIsLocalUserInfoKey":1}}}
    {"version":1,"kind":"expectation","payload":{"visibility":"showing","placement":"docked","covered":44}}
    {"version":1,"kind":"notification","payload":{"time":0.3,"name":"UIKeyboardDidShowNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.25,"UIKeyboardFrameBeginUserInfoKey":[0,1024,768,308],"UIKeyboardFrameEndUserInfoKey":[0,980,768,308],"UIKeyboardIsLocalUserInfoKey":1}}}
    {"version":1,"kind":"notification","payload":{"time":4,"name":"UIKeyboardWillHideNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.25,"UIKeyboardFrameBeginUserInfoKey":[0,980,768,308],"UIKeyboardFrameEndUserInfoKey":[0,1024,768,308],"UIKeyboardIsLocalUserInfoKey":1}}}
    {"version":1,"kind":"notification","payload":{"time":4.3,"name":"UIKeyboardDidHideNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.25,"UIKeyboardFrameBeginUserInfoKey":[0,980,768,308],"UIKeyboardFrameEndUserInfoKey":[0,1024,768,308],"UIKeyboardIsLocalUserInfoKey":1}}}
    {"version":1,"kind":"expectation","payload":{"visibility":"hidden","covered":0}}
    {"version":1,"kind":"header","payload":{"title":"The iPad turns with the keyboard up","source":"synthetic, after https://github.com/EddyVerbruggen/cordova-plugin-native-keyboard/issues/30; the shape of recording S1c with the frames of C11","device":"iPad, 1024x768","system":"iOS 8 or later"}}
    {"version":1,"kind":"screen","payload":{"frame":[0,0,1024,768]}}
    {"version":1,"kind":"notification","payload":{"time":0,"name":"UIKeyboardWillShowNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.25,"UIKeyboardFrameBeginUserInfoKey":[0,768,1024,391],"UIKeyboardFrameEndUserInfoKey":[0,377,1024,391],"UIKeyboardIsLocalUserInfoKey":1}}}
    {"version":1,"kind":"notification","payload":{"time":0.3,"name":"UIKeyboardDidShowNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.25,"UIKeyboardFrameBeginUserInfoKey":[0,768,1024,391],"UIKeyboardFrameEndUserInfoKey":[0,377,1024,391],"UIKeyboardIsLocalUserInfoKey":1}}}
    {"version":1,"kind":"expectation","payload":{"visibility":"shown","covered":391}}
    {"version":1,"kind":"notification","payload":{"time":4,"name":"UIKeyboardWillChangeFrameNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.25,"UIKeyboardFrameBeginUserInfoKey":[0,377,1024,391],"UIKeyboardFrameEndUserInfoKey":[0,768,1024,391],"UIKeyboardIsLocalUserInfoKey":1}}}
    {"version":1,"kind":"notification","payload":{"time":4.003,"name":"UIKeyboardWillHideNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.25,"UIKeyboardFrameBeginUserInfoKey":[0,377,1024,391],"UIKeyboardFrameEndUserInfoKey":[0,768,1024,391],"UIKeyboardIsLocalUserInfoKey":1}}}
    {"version":1,"kind":"expectation","payload":{"visibility":"hiding","covered":0}}
    {"version":1,"kind":"notification","payload":{"time":4.024,"name":"UIKeyboardDidChangeFrameNotification","userInfo":{"UIKeyboardFrameBeginUserInfoKey":[0,377,1024,391],"UIKeyboardFrameEndUserInfoKey":[0,377,1024,391],"UIKeyboardIsLocalUserInfoKey":1}}}
    {"version":1,"kind":"notification","payload":{"time":4.027,"name":"UIKeyboardDidHideNotification","userInfo":{"UIKeyboardFrameBeginUserInfoKey":[0,377,1024,391],"UIKeyboardFrameEndUserInfoKey":[0,768,1024,391],"UIKeyboardIsLocalUserInfoKey":1}}}
    {"version":1,"kind":"expectation","payload":{"visibility":"hidden","covered":0}}
    {"version":1,"kind":"screen","payload":{"time":4.1,"frame":[0,0,768,1024]}}
    {"version":1,"kind":"notification","payload":{"time":4.144,"name":"UIKeyboardWillChangeFrameNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.25,"UIKeyboardFrameBeginUserInfoKey":[0,721,768,303],"UIKeyboardFrameEndUserInfoKey":[0,721,768,303],"UIKeyboardIsLocalUserInfoKey":1}}}
    {"version":1,"kind":"notification","payload":{"time":4.146,"name":"UIKeyboardWillShowNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.25,"UIKeyboardFrameBeginUserInfoKey":[0,1024,768,303],"UIKeyboardFrameEndUserInfoKey":[0,721,768,303],"UIKeyboardIsLocalUserInfoKey":1}}}
    {"version":1,"kind":"expectation","payload":{"visibility":"showing","placement":"docked","covered":303}}
    {"version":1,"kind":"notification","payload":{"time":4.565,"name":"UIKeyboardDidChangeFrameNotification","userInfo":{"UIKeyboardFrameBeginUserInfoKey":[0,1024,768,303],"UIKeyboardFrameEndUserInfoKey":[0,721,768,303],"UIKeyboardIsLocalUserInfoKey":1}}}
    {"version":1,"kind":"notification","payload":{"time":4.568,"name":"UIKeyboardDidShowNotification","userInfo":{"UIKeyboardFrameBeginUserInfoKey":[0,1024,768,303],"UIKeyboardFrameEndUserInfoKey":[0,721,768,303],"UIKeyboardIsLocalUserInfoKey":1}}}
    {"version":1,"kind":"expectation","payload":{"visibility":"shown","placement":"docked","covered":303}}
    {"version":1,"kind":"header","payload":{"title":"A password prompt takes the keyboard away as it appears","source":"synthetic, after https://github.com/flutter/flutter/pull/164884","device":"iPhone, 390x844","system":"iOS 18"}}
    {"version":1,"kind":"screen","payload":{"frame":[0,0,390,844]}}
    {"version":1,"kind":"notification","payload":{"time":0,"name":"UIKeyboardWillShowNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.25,"UIKeyboardFrameBeginUserInfoKey":[0,844,390,336],"UIKeyboardFrameEndUserInfoKey":[0,508,390,336],"UIKeyboardIsLocalUserInfoKey":1}}}
    {"version":1,"kind":"expectation","payload":{"visibility":"showing","covered":336}}
    {"version":1,"kind":"notification","payload":{"time":0.02,"name":"UIKeyboardWillHideNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0,"UIKeyboardFrameBeginUserInfoKey":[0,508,390,336],"UIKeyboardFrameEndUserInfoKey":[0,844,390,336],"UIKeyboardIsLocalUserInfoKey":1}}}
    {"version":1,"kind":"expectation","payload":{"visibility":"hiding","covered":0}}
    {"version":1,"kind":"notification","payload":{"time":0.03,"name":"UIKeyboardDidHideNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0,"UIKeyboardFrameBeginUserInfoKey":[0,508,390,336],"UIKeyboardFrameEndUserInfoKey":[0,844,390,336],"UIKeyboardIsLocalUserInfoKey":1}}}
    {"version":1,"kind":"notification","payload":{"time":0.3,"name":"UIKeyboardDidShowNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.25,"UIKeyboardFrameBeginUserInfoKey":[0,844,390,336],"UIKeyboardFrameEndUserInfoKey":[0,508,390,336],"UIKeyboardIsLocalUserInfoKey":1}}}
    {"version":1,"kind":"expectation","payload":{"visibility":"hidden","covered":0}}
    {"version":1,"kind":"header","payload":{"title":"A native alert hides the keyboard twice","source":"synthetic, after https://github.com/kirillzyusko/react-native-keyboard-controller/commit/afd0809ff7 (the order, recording D-4)","device":"iPhone, 390x844","system":"iOS 16.5"}}
    {"version":1,"kind":"screen","payload":{"frame":[0,0,390,844]}}
    {"version":1,"kind":"notification","payload":{"time":0,"name":"UIKeyboardWillShowNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.25,"UIKeyboardFrameBeginUserInfoKey":[0,844,390,336],"UIKeyboardFrameEndUserInfoKey":[0,508,390,336],"UIKeyboardIsLocalUserInfoKey":1}}}
    {"version":1,"kind":"notification","payload":{"time":0.3,"name":"UIKeyboardDidShowNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.25,"UIKeyboardFrameBeginUserInfoKey":[0,844,390,336],"UIKeyboardFrameEndUserInfoKey":[0,508,390,336],"UIKeyboardIsLocalUserInfoKey":1}}}
    {"version":1,"kind":"notification","payload":{"time":2,"name":"UIKeyboardWillHideNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.25,"UIKeyboardFrameBeginUserInfoKey":[0,508,390,336],"UIKeyboardFrameEndUserInfoKey":[0,844,390,336],"UIKeyboardIsLocalUserInfoKey":1}}}
    {"version":1,"kind":"notification","payload":{"time":2.3,"name":"UIKeyboardDidHideNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.25,"UIKeyboardFrameBeginUserInfoKey":[0,508,390,336],"UIKeyboardFrameEndUserInfoKey":[0,844,390,336],"UIKeyboardIsLocalUserInfoKey":1}}}
    {"version":1,"kind":"expectation","payload":{"visibility":"hidden","covered":0}}
    {"version":1,"kind":"notification","payload":{"time":2.4,"name":"UIKeyboardWillHideNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.25,"UIKeyboardFrameBeginUserInfoKey":[0,844,390,336],"UIKeyboardFrameEndUserInfoKey":[0,844,390,336],"UIKeyboardIsLocalUserInfoKey":1}}}
    {"version":1,"kind":"notification","payload":{"time":2.5,"name":"UIKeyboardDidHideNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.25,"UIKeyboardFrameBeginUserInfoKey":[0,844,390,336],"UIKeyboardFrameEndUserInfoKey":[0,844,390,336],"UIKeyboardIsLocalUserInfoKey":1}}}
    {"version":1,"kind":"expectation","payload":{"visibility":"hidden","covered":0}}
    {"version":1,"kind":"header","payload":{"title":"The app goes to the background and returns","source":"synthetic, after https://github.com/hackiftekhar/IQKeyboardManager/issues/556","device":"iPhone, 390x844","system":"iOS 16"}}
    {"version":1,"kind":"screen","payload":{"frame":[0,0,390,844]}}
    {"version":1,"kind":"notification","payload":{"time":0,"name":"UIKeyboardWillShowNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.25,"UIKeyboardFrameBeginUserInfoKey":[0,844,390,336],"UIKeyboardFrameEndUserInfoKey":[0,508,390,336],"UIKeyboardIsLocalUserInfoKey":1}}}
    {"version":1,"kind":"notification","payload":{"time":0.3,"name":"UIKeyboardDidShowNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.25,"UIKeyboardFrameBeginUserInfoKey":[0,844,390,336],"UIKeyboardFrameEndUserInfoKey":[0,508,390,336],"UIKeyboardIsLocalUserInfoKey":1}}}
    {"version":1,"kind":"expectation","payload":{"visibility":"shown","covered":336}}
    {"version":1,"kind":"application","payload":{"time":3,"state":"inactive"}}
    {"version":1,"kind":"notification","payload":{"time":3.1,"name":"UIKeyboardWillHideNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.25,"UIKeyboardFrameBeginUserInfoKey":[0,508,390,336],"UIKeyboardFrameEndUserInfoKey":[0,844,390,336],"UIKeyboardIsLocalUserInfoKey":1}}}
    {"version":1,"kind":"notification","payload":{"time":3.4,"name":"UIKeyboardDidHideNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.25,"UIKeyboardFrameBeginUserInfoKey":[0,508,390,336],"UIKeyboardFrameEndUserInfoKey":[0,844,390,336],"UIKeyboardIsLocalUserInfoKey":1}}}
    {"version":1,"kind":"application","payload":{"time":3.5,"state":"background"}}
    {"version":1,"kind":"expectation","payload":{"visibility":"hidden","covered":0}}
    {"version":1,"kind":"notification","payload":{"time":8,"name":"UIKeyboardWillChangeFrameNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.25,"UIKeyboardFrameBeginUserInfoKey":[0,844,390,336],"UIKeyboardFrameEndUserInfoKey":[0,553,390,291],"UIKeyboardIsLocalUserInfoKey":1}}}
    {"version":1,"kind":"application","payload":{"time":9,"state":"active"}}
    {"version":1,"kind":"notification","payload":{"time":9.1,"name":"UIKeyboardWillShowNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.25,"UIKeyboardFrameBeginUserInfoKey":[0,844,390,336],"UIKeyboardFrameEndUserInfoKey":[0,508,390,336],"UIKeyboardIsLocalUserInfoKey":1}}}
    {"version":1,"kind":"notification","payload":{"time":9.102,"name":"UIKeyboardWillShowNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.25,"UIKeyboardFrameBeginUserInfoKey":[0,844,390,336],"UIKeyboardFrameEndUserInfoKey":[0,508,390,336],"UIKeyboardIsLocalUserInfoKey":1}}}
    {"version":1,"kind":"notification","payload":{"time":9.4,"name":"UIKeyboardDidShowNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.25,"UIKeyboardFrameBeginUserInfoKey":[0,844,390,336],"UIKeyboardFrameEndUserInfoKey":[0,508,390,336],"UIKeyboardIsLocalUserInfoKey":1}}}
    {"version":1,"kind":"expectation","payload":{"visibility":"shown","placement":"docked","covered":336}}
    {"version":1,"kind":"header","payload":{"title":"Another app's keyboard is ignored but for its hide","source":"synthetic, after https://developer.apple.com/documentation/uikit/uikeyboardislocaluserinfokey and https://github.com/flutter/engine/pull/37719","device":"iPad, 1024x768, Split View","system":"iPadOS 15"}}
    {"version":1,"kind":"screen","payload":{"frame":[0,0,1024,768]}}
    {"version":1,"kind":"window","payload":{"frame":[0,0,507,768]}}
    {"version":1,"kind":"notification","payload":{"time":0,"name":"UIKeyboardWillShowNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.25,"UIKeyboardFrameBeginUserInfoKey":[0,768,1024,391],"UIKeyboardFrameEndUserInfoKey":[0,377,1024,391],"UIKeyboardIsLocalUserInfoKey":0}}}
    {"version":1,"kind":"notification","payload":{"time":0.3,"name":"UIKeyboardDidShowNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.25,"UIKeyboardFrameBeginUserInfoKey":[0,768,1024,391],"UIKeyboardFrameEndUserInfoKey":[0,377,1024,391],"UIKeyboardIsLocalUserInfoKey":0}}}
    {"version":1,"kind":"expectation","payload":{"visibility":"hidden","covered":0}}
    {"version":1,"kind":"notification","payload":{"time":2,"name":"UIKeyboardWillShowNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.25,"UIKeyboardFrameBeginUserInfoKey":[0,768,1024,391],"UIKeyboardFrameEndUserInfoKey":[0,377,1024,391],"UIKeyboardIsLocalUserInfoKey":1}}}
    {"version":1,"kind":"notification","payload":{"time":2.3,"name":"UIKeyboardDidShowNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.25,"UIKeyboardFrameBeginUserInfoKey":[0,768,1024,391],"UIKeyboardFrameEndUserInfoKey":[0,377,1024,391],"UIKeyboardIsLocalUserInfoKey":1}}}
    {"version":1,"kind":"expectation","payload":{"visibility":"shown","placement":"docked","covered":391}}
    {"version":1,"kind":"notification","payload":{"time":5,"name":"UIKeyboardWillHideNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.25,"UIKeyboardFrameBeginUserInfoKey":[0,377,1024,391],"UIKeyboardFrameEndUserInfoKey":[0,768,1024,391],"UIKeyboardIsLocalUserInfoKey":0}}}
    {"version":1,"kind":"expectation","payload":{"visibility":"hiding","covered":0}}
    {"version":1,"kind":"notification","payload":{"time":5.3,"name":"UIKeyboardDidHideNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.25,"UIKeyboardFrameBeginUserInfoKey":[0,377,1024,391],"UIKeyboardFrameEndUserInfoKey":[0,768,1024,391],"UIKeyboardIsLocalUserInfoKey":0}}}
    {"version":1,"kind":"expectation","payload":{"visibility":"hidden","covered":0}}
    """#
}
