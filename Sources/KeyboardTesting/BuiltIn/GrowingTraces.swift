/// Keyboards that grow while they appear, or while they are up.
extension KeyboardBuiltInTrace {
  static let growing = [
    // A Pinyin keyboard that is announced three times before it has its height.
    KeyboardBuiltInTrace(
      "pinyin-growth",
      #"""
      {"version":1,"kind":"header","payload":{"title":"A Pinyin keyboard grows while it appears","source":"public repository YOSKeyboardAvoiding; recording C3, whose end frames are as recorded","device":"iPhone, 320x568, Sogou keyboard"}}
      {"version":1,"kind":"screen","payload":{"frame":[0,0,320,568]}}
      {"version":1,"kind":"notification","payload":{"time":0,"name":"UIKeyboardWillChangeFrameNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.25,"UIKeyboardFrameBeginUserInfoKey":[0,568,320,0],"UIKeyboardFrameEndUserInfoKey":[0,568,320,0]}}}
      {"version":1,"kind":"expectation","payload":{"visibility":"hidden","placement":"none","covered":0}}
      {"version":1,"kind":"notification","payload":{"time":0.01,"name":"UIKeyboardWillChangeFrameNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.25,"UIKeyboardFrameBeginUserInfoKey":[0,568,320,0],"UIKeyboardFrameEndUserInfoKey":[0,352,320,216]}}}
      {"version":1,"kind":"expectation","payload":{"visibility":"showing","placement":"docked","covered":216}}
      {"version":1,"kind":"notification","payload":{"time":0.02,"name":"UIKeyboardWillChangeFrameNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.25,"UIKeyboardFrameBeginUserInfoKey":[0,352,320,216],"UIKeyboardFrameEndUserInfoKey":[0,286,320,282]}}}
      {"version":1,"kind":"expectation","payload":{"visibility":"showing","placement":"docked","covered":282,"inset":282}}
      """#
    ),
    // A second show that is taller than the first.
    KeyboardBuiltInTrace(
      "second-show-taller",
      #"""
      {"version":1,"kind":"header","payload":{"title":"A second show is taller than the first","source":"public repository, name unknown; recording S2","device":"iPhone, 375x667","system":"iOS 11"}}
      {"version":1,"kind":"screen","payload":{"frame":[0,0,375,667]}}
      {"version":1,"kind":"notification","payload":{"time":0,"name":"UIKeyboardWillShowNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.25,"UIKeyboardBoundsUserInfoKey":[0,0,375,216],"UIKeyboardCenterBeginUserInfoKey":[187.5,775],"UIKeyboardCenterEndUserInfoKey":[187.5,559],"UIKeyboardFrameBeginUserInfoKey":[0,667,375,216],"UIKeyboardFrameEndUserInfoKey":[0,451,375,216],"UIKeyboardIsLocalUserInfoKey":1}}}
      {"version":1,"kind":"expectation","payload":{"visibility":"showing","placement":"docked","covered":216}}
      {"version":1,"kind":"notification","payload":{"time":0.30596,"name":"UIKeyboardWillShowNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.25,"UIKeyboardBoundsUserInfoKey":[0,0,375,289.5],"UIKeyboardCenterBeginUserInfoKey":[187.5,559],"UIKeyboardCenterEndUserInfoKey":[187.5,522.25],"UIKeyboardFrameBeginUserInfoKey":[0,451,375,216],"UIKeyboardFrameEndUserInfoKey":[0,377.5,375,289.5],"UIKeyboardIsLocalUserInfoKey":1}}}
      {"version":1,"kind":"expectation","payload":{"visibility":"showing","placement":"docked","covered":289.5}}
      """#
    ),
    // The QuickType bar that is turned on while the keyboard is up.
    KeyboardBuiltInTrace(
      "quick-type-on",
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
      """#
    ),
    // A keyboard that grows in place, at once, by thirds of a point.
    KeyboardBuiltInTrace(
      "growth-in-place",
      #"""
      {"version":1,"kind":"header","payload":{"title":"The keyboard grows in place, at once, by thirds of a point","source":"public repository, name unknown; recording D02 (the show before it is synthetic)","device":"iPhone, 375x812","system":"iOS 13"}}
      {"version":1,"kind":"screen","payload":{"frame":[0,0,375,812]}}
      {"version":1,"kind":"notification","payload":{"time":0,"name":"UIKeyboardWillShowNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.25,"UIKeyboardFrameBeginUserInfoKey":[0,812,375,335],"UIKeyboardFrameEndUserInfoKey":[0,477,375,335],"UIKeyboardIsLocalUserInfoKey":1}}}
      {"version":1,"kind":"expectation","payload":{"visibility":"showing","covered":335}}
      {"version":1,"kind":"notification","payload":{"time":0.3,"name":"UIKeyboardDidShowNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.25,"UIKeyboardFrameBeginUserInfoKey":[0,812,375,335],"UIKeyboardFrameEndUserInfoKey":[0,477,375,335],"UIKeyboardIsLocalUserInfoKey":1}}}
      {"version":1,"kind":"notification","payload":{"time":2,"name":"UIKeyboardWillChangeFrameNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0,"UIKeyboardBoundsUserInfoKey":[0,0,375,366.66666666666674],"UIKeyboardCenterBeginUserInfoKey":[187.5,644.5],"UIKeyboardCenterEndUserInfoKey":[187.5,628.6666666666666],"UIKeyboardFrameBeginUserInfoKey":[0,477,375,335],"UIKeyboardFrameEndUserInfoKey":[0,445.33333333333326,375,366.66666666666674],"UIKeyboardIsLocalUserInfoKey":1}}}
      {"version":1,"kind":"expectation","payload":{"visibility":"showing","placement":"docked","covered":366.66666666666674}}
      """#
    ),
  ]
}
