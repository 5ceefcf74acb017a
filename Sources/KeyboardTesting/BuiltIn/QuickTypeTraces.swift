/// Keyboards that grow while they are up.
enum QuickTypeTraces {
  static let quickTypeOn = #"""
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

  static let growthInPlace = #"""
    {"version":1,"kind":"header","payload":{"title":"The keyboard grows in place, at once, by thirds of a point","source":"public repository, name unknown; recording D02 (the show before it is synthetic)","device":"iPhone, 375x812","system":"iOS 13"}}
    {"version":1,"kind":"screen","payload":{"frame":[0,0,375,812]}}
    {"version":1,"kind":"notification","payload":{"time":0,"name":"UIKeyboardWillShowNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.25,"UIKeyboardFrameBeginUserInfoKey":[0,812,375,335],"UIKeyboardFrameEndUserInfoKey":[0,477,375,335],"UIKeyboardIsLocalUserInfoKey":1}}}
    {"version":1,"kind":"expectation","payload":{"visibility":"showing","covered":335}}
    {"version":1,"kind":"notification","payload":{"time":0.3,"name":"UIKeyboardDidShowNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.25,"UIKeyboardFrameBeginUserInfoKey":[0,812,375,335],"UIKeyboardFrameEndUserInfoKey":[0,477,375,335],"UIKeyboardIsLocalUserInfoKey":1}}}
    {"version":1,"kind":"notification","payload":{"time":2,"name":"UIKeyboardWillChangeFrameNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0,"UIKeyboardBoundsUserInfoKey":[0,0,375,366.66666666666674],"UIKeyboardCenterBeginUserInfoKey":[187.5,644.5],"UIKeyboardCenterEndUserInfoKey":[187.5,628.6666666666666],"UIKeyboardFrameBeginUserInfoKey":[0,477,375,335],"UIKeyboardFrameEndUserInfoKey":[0,445.33333333333326,375,366.66666666666674],"UIKeyboardIsLocalUserInfoKey":1}}}
    {"version":1,"kind":"expectation","payload":{"visibility":"showing","placement":"docked","covered":366.66666666666674}}
    """#
}
