/// Keyboards that are announced more than once, with a height that grows.
enum ThirdPartyKeyboardsTraces {
  static let pinyinGrowth = #"""
    {"version":1,"kind":"header","payload":{"title":"A Pinyin keyboard grows while it appears","source":"public repository YOSKeyboardAvoiding; recording C3, whose end frames are as recorded","device":"iPhone, 320x568, Sogou keyboard"}}
    {"version":1,"kind":"screen","payload":{"frame":[0,0,320,568]}}
    {"version":1,"kind":"notification","payload":{"time":0,"name":"UIKeyboardWillChangeFrameNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.25,"UIKeyboardFrameBeginUserInfoKey":[0,568,320,0],"UIKeyboardFrameEndUserInfoKey":[0,568,320,0]}}}
    {"version":1,"kind":"expectation","payload":{"visibility":"hidden","placement":"none","covered":0}}
    {"version":1,"kind":"notification","payload":{"time":0.01,"name":"UIKeyboardWillChangeFrameNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.25,"UIKeyboardFrameBeginUserInfoKey":[0,568,320,0],"UIKeyboardFrameEndUserInfoKey":[0,352,320,216]}}}
    {"version":1,"kind":"expectation","payload":{"visibility":"showing","placement":"docked","covered":216}}
    {"version":1,"kind":"notification","payload":{"time":0.02,"name":"UIKeyboardWillChangeFrameNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.25,"UIKeyboardFrameBeginUserInfoKey":[0,352,320,216],"UIKeyboardFrameEndUserInfoKey":[0,286,320,282]}}}
    {"version":1,"kind":"expectation","payload":{"visibility":"showing","placement":"docked","covered":282,"inset":282}}
    """#

  static let secondShowTaller = #"""
    {"version":1,"kind":"header","payload":{"title":"A second show is taller than the first","source":"public repository, name unknown; recording S2","device":"iPhone, 375x667","system":"iOS 11"}}
    {"version":1,"kind":"screen","payload":{"frame":[0,0,375,667]}}
    {"version":1,"kind":"notification","payload":{"time":0,"name":"UIKeyboardWillShowNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.25,"UIKeyboardBoundsUserInfoKey":[0,0,375,216],"UIKeyboardCenterBeginUserInfoKey":[187.5,775],"UIKeyboardCenterEndUserInfoKey":[187.5,559],"UIKeyboardFrameBeginUserInfoKey":[0,667,375,216],"UIKeyboardFrameEndUserInfoKey":[0,451,375,216],"UIKeyboardIsLocalUserInfoKey":1}}}
    {"version":1,"kind":"expectation","payload":{"visibility":"showing","placement":"docked","covered":216}}
    {"version":1,"kind":"notification","payload":{"time":0.30596,"name":"UIKeyboardWillShowNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.25,"UIKeyboardBoundsUserInfoKey":[0,0,375,289.5],"UIKeyboardCenterBeginUserInfoKey":[187.5,559],"UIKeyboardCenterEndUserInfoKey":[187.5,522.25],"UIKeyboardFrameBeginUserInfoKey":[0,451,375,216],"UIKeyboardFrameEndUserInfoKey":[0,377.5,375,289.5],"UIKeyboardIsLocalUserInfoKey":1}}}
    {"version":1,"kind":"expectation","payload":{"visibility":"showing","placement":"docked","covered":289.5}}
    """#
}
