/// Keyboards of phones.
extension KeyboardTrace.BuiltInName {
  /// Keyboards that behave as documented.
  static let plain: [Self: String] = [
    // A show and a hide, as documented.
    .showAndHide:
      #"""
    {"version":1,"kind":"header","payload":{"title":"A show and a hide","source":"public repository, name unknown; recording S26","device":"iPhone, 320x568"}}
    {"version":1,"kind":"screen","payload":{"frame":[0,0,320,568]}}
    {"version":1,"kind":"notification","payload":{"time":0,"name":"UIKeyboardWillShowNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.25,"UIKeyboardBoundsUserInfoKey":[0,0,320,253],"UIKeyboardCenterBeginUserInfoKey":[160,694.5],"UIKeyboardCenterEndUserInfoKey":[160,441.5],"UIKeyboardFrameBeginUserInfoKey":[0,568,320,253],"UIKeyboardFrameEndUserInfoKey":[0,315,320,253],"UIKeyboardIsLocalUserInfoKey":1}}}
    {"version":1,"kind":"expectation","payload":{"visibility":"showing","placement":"docked","covered":253}}
    {"version":1,"kind":"notification","payload":{"time":3,"name":"UIKeyboardWillHideNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.25,"UIKeyboardBoundsUserInfoKey":[0,0,320,253],"UIKeyboardCenterBeginUserInfoKey":[160,441.5],"UIKeyboardCenterEndUserInfoKey":[160,694.5],"UIKeyboardFrameBeginUserInfoKey":[0,315,320,253],"UIKeyboardFrameEndUserInfoKey":[0,568,320,253],"UIKeyboardIsLocalUserInfoKey":1}}}
    {"version":1,"kind":"expectation","payload":{"visibility":"hiding","placement":"offscreen","covered":0,"inset":0}}
    """#,
    // A show and a hide on a phone with a home indicator, whose height is not counted twice.
    .safeArea:
      #"""
    {"version":1,"kind":"header","payload":{"title":"The home indicator is not counted twice","source":"public repository, name unknown; recording S6","device":"iPhone X, 375x812"}}
    {"version":1,"kind":"screen","payload":{"frame":[0,0,375,812]}}
    {"version":1,"kind":"view","payload":{"frame":[0,0,375,812],"safeAreaBottom":34}}
    {"version":1,"kind":"notification","payload":{"time":0,"name":"UIKeyboardWillShowNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.25,"UIKeyboardBoundsUserInfoKey":[0,0,375,333],"UIKeyboardCenterBeginUserInfoKey":[187.5,978.5],"UIKeyboardCenterEndUserInfoKey":[187.5,645.5],"UIKeyboardFrameBeginUserInfoKey":[0,812,375,333],"UIKeyboardFrameEndUserInfoKey":[0,479,375,333],"UIKeyboardIsLocalUserInfoKey":1}}}
    {"version":1,"kind":"expectation","payload":{"visibility":"showing","placement":"docked","covered":333,"inset":299}}
    {"version":1,"kind":"notification","payload":{"time":3,"name":"UIKeyboardWillHideNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.25,"UIKeyboardBoundsUserInfoKey":[0,0,375,333],"UIKeyboardCenterBeginUserInfoKey":[187.5,645.5],"UIKeyboardCenterEndUserInfoKey":[187.5,978.5],"UIKeyboardFrameBeginUserInfoKey":[0,479,375,333],"UIKeyboardFrameEndUserInfoKey":[0,812,375,333],"UIKeyboardIsLocalUserInfoKey":1}}}
    {"version":1,"kind":"expectation","payload":{"visibility":"hiding","placement":"offscreen","covered":0,"inset":0}}
    """#,
  ]

  /// Keyboards that grow while they appear, or while they are up.
  static let growing: [Self: String] = [
    // A Pinyin keyboard that is announced three times before it has its height.
    .pinyinGrowth:
      #"""
    {"version":1,"kind":"header","payload":{"title":"A Pinyin keyboard grows while it appears","source":"public repository YOSKeyboardAvoiding; recording C3, whose end frames are as recorded","device":"iPhone, 320x568, Sogou keyboard"}}
    {"version":1,"kind":"screen","payload":{"frame":[0,0,320,568]}}
    {"version":1,"kind":"notification","payload":{"time":0,"name":"UIKeyboardWillChangeFrameNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.25,"UIKeyboardFrameBeginUserInfoKey":[0,568,320,0],"UIKeyboardFrameEndUserInfoKey":[0,568,320,0]}}}
    {"version":1,"kind":"expectation","payload":{"visibility":"hidden","placement":"none","covered":0}}
    {"version":1,"kind":"notification","payload":{"time":0.01,"name":"UIKeyboardWillChangeFrameNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.25,"UIKeyboardFrameBeginUserInfoKey":[0,568,320,0],"UIKeyboardFrameEndUserInfoKey":[0,352,320,216]}}}
    {"version":1,"kind":"expectation","payload":{"visibility":"showing","placement":"docked","covered":216}}
    {"version":1,"kind":"notification","payload":{"time":0.02,"name":"UIKeyboardWillChangeFrameNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.25,"UIKeyboardFrameBeginUserInfoKey":[0,352,320,216],"UIKeyboardFrameEndUserInfoKey":[0,286,320,282]}}}
    {"version":1,"kind":"expectation","payload":{"visibility":"showing","placement":"docked","covered":282,"inset":282}}
    """#,
    // A second show that is taller than the first.
    .secondShowTaller:
      #"""
    {"version":1,"kind":"header","payload":{"title":"A second show is taller than the first","source":"public repository, name unknown; recording S2","device":"iPhone, 375x667","system":"iOS 11"}}
    {"version":1,"kind":"screen","payload":{"frame":[0,0,375,667]}}
    {"version":1,"kind":"notification","payload":{"time":0,"name":"UIKeyboardWillShowNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.25,"UIKeyboardBoundsUserInfoKey":[0,0,375,216],"UIKeyboardCenterBeginUserInfoKey":[187.5,775],"UIKeyboardCenterEndUserInfoKey":[187.5,559],"UIKeyboardFrameBeginUserInfoKey":[0,667,375,216],"UIKeyboardFrameEndUserInfoKey":[0,451,375,216],"UIKeyboardIsLocalUserInfoKey":1}}}
    {"version":1,"kind":"expectation","payload":{"visibility":"showing","placement":"docked","covered":216}}
    {"version":1,"kind":"notification","payload":{"time":0.30596,"name":"UIKeyboardWillShowNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.25,"UIKeyboardBoundsUserInfoKey":[0,0,375,289.5],"UIKeyboardCenterBeginUserInfoKey":[187.5,559],"UIKeyboardCenterEndUserInfoKey":[187.5,522.25],"UIKeyboardFrameBeginUserInfoKey":[0,451,375,216],"UIKeyboardFrameEndUserInfoKey":[0,377.5,375,289.5],"UIKeyboardIsLocalUserInfoKey":1}}}
    {"version":1,"kind":"expectation","payload":{"visibility":"showing","placement":"docked","covered":289.5}}
    """#,
    // The QuickType bar that is turned on while the keyboard is up.
    .quickTypeOn:
      #"""
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
    """#,
    // A keyboard that grows in place, at once, by thirds of a point.
    .growthInPlace:
      #"""
    {"version":1,"kind":"header","payload":{"title":"The keyboard grows in place, at once, by thirds of a point","source":"public repository, name unknown; recording D02 (the show before it is synthetic)","device":"iPhone, 375x812","system":"iOS 13"}}
    {"version":1,"kind":"screen","payload":{"frame":[0,0,375,812]}}
    {"version":1,"kind":"notification","payload":{"time":0,"name":"UIKeyboardWillShowNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.25,"UIKeyboardFrameBeginUserInfoKey":[0,812,375,335],"UIKeyboardFrameEndUserInfoKey":[0,477,375,335],"UIKeyboardIsLocalUserInfoKey":1}}}
    {"version":1,"kind":"expectation","payload":{"visibility":"showing","covered":335}}
    {"version":1,"kind":"notification","payload":{"time":0.3,"name":"UIKeyboardDidShowNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.25,"UIKeyboardFrameBeginUserInfoKey":[0,812,375,335],"UIKeyboardFrameEndUserInfoKey":[0,477,375,335],"UIKeyboardIsLocalUserInfoKey":1}}}
    {"version":1,"kind":"notification","payload":{"time":2,"name":"UIKeyboardWillChangeFrameNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0,"UIKeyboardBoundsUserInfoKey":[0,0,375,366.66666666666674],"UIKeyboardCenterBeginUserInfoKey":[187.5,644.5],"UIKeyboardCenterEndUserInfoKey":[187.5,628.6666666666666],"UIKeyboardFrameBeginUserInfoKey":[0,477,375,335],"UIKeyboardFrameEndUserInfoKey":[0,445.33333333333326,375,366.66666666666674],"UIKeyboardIsLocalUserInfoKey":1}}}
    {"version":1,"kind":"expectation","payload":{"visibility":"showing","placement":"docked","covered":366.66666666666674}}
    """#,
  ]

  /// Keyboards whose frames have no height, or are empty.
  static let zeroFrames: [Self: String] = [
    // A hide that is announced as a keyboard without height.
    .zeroHeightHide:
      #"""
    {"version":1,"kind":"header","payload":{"title":"A hide is announced as a keyboard without height","source":"public repository, name unknown; recording S24","device":"iPhone, 375x667"}}
    {"version":1,"kind":"screen","payload":{"frame":[0,0,375,667]}}
    {"version":1,"kind":"notification","payload":{"time":0,"name":"UIKeyboardWillChangeFrameNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.4,"UIKeyboardFrameBeginUserInfoKey":[0,667,375,260],"UIKeyboardFrameEndUserInfoKey":[0,407,375,260]}}}
    {"version":1,"kind":"expectation","payload":{"visibility":"showing","placement":"docked","covered":260}}
    {"version":1,"kind":"notification","payload":{"time":3,"name":"UIKeyboardWillChangeFrameNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.25,"UIKeyboardFrameBeginUserInfoKey":[0,407,375,260],"UIKeyboardFrameEndUserInfoKey":[0,667,375,0]}}}
    {"version":1,"kind":"expectation","payload":{"visibility":"hiding","covered":0}}
    """#,
    // A show without height, then one of full height without animation.
    .zeroHeightShow:
      #"""
    {"version":1,"kind":"header","payload":{"title":"A show without height, then one of full height at once","source":"public repository, name unknown; recording S4","device":"iPad, 1024x768, landscape","system":"iOS 9 or later"}}
    {"version":1,"kind":"screen","payload":{"frame":[0,0,1024,768]}}
    {"version":1,"kind":"notification","payload":{"time":0,"name":"UIKeyboardWillShowNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.25,"UIKeyboardBoundsUserInfoKey":[0,0,1024,0],"UIKeyboardCenterBeginUserInfoKey":[512,768],"UIKeyboardCenterEndUserInfoKey":[512,768],"UIKeyboardFrameBeginUserInfoKey":[0,768,1024,0],"UIKeyboardFrameEndUserInfoKey":[0,768,1024,0],"UIKeyboardIsLocalUserInfoKey":1}}}
    {"version":1,"kind":"expectation","payload":{"visibility":"hidden","covered":0}}
    {"version":1,"kind":"notification","payload":{"time":0.1,"name":"UIKeyboardWillShowNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0,"UIKeyboardBoundsUserInfoKey":[0,0,1024,398],"UIKeyboardCenterBeginUserInfoKey":[512,768],"UIKeyboardCenterEndUserInfoKey":[512,569],"UIKeyboardFrameBeginUserInfoKey":[0,768,1024,0],"UIKeyboardFrameEndUserInfoKey":[0,370,1024,398],"UIKeyboardIsLocalUserInfoKey":1}}}
    {"version":1,"kind":"expectation","payload":{"visibility":"showing","placement":"docked","covered":398}}
    """#,
    // A keyboard that fades out: its end frame is empty.
    .crossFade:
      #"""
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
    """#,
    // A keyboard that is dragged down, let go, and dragged away.
    .interactiveDrag:
      #"""
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
    """#,
  ]
}
