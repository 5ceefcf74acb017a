/// Keyboards that do what the documentation says.
extension KeyboardBuiltInTrace {
  static let plain = [
    // A show and a hide, as documented.
    KeyboardBuiltInTrace(
      "show-and-hide",
      #"""
      {"version":1,"kind":"header","payload":{"title":"A show and a hide","source":"public repository, name unknown; recording S26","device":"iPhone, 320x568"}}
      {"version":1,"kind":"screen","payload":{"frame":[0,0,320,568]}}
      {"version":1,"kind":"notification","payload":{"time":0,"name":"UIKeyboardWillShowNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.25,"UIKeyboardBoundsUserInfoKey":[0,0,320,253],"UIKeyboardCenterBeginUserInfoKey":[160,694.5],"UIKeyboardCenterEndUserInfoKey":[160,441.5],"UIKeyboardFrameBeginUserInfoKey":[0,568,320,253],"UIKeyboardFrameEndUserInfoKey":[0,315,320,253],"UIKeyboardIsLocalUserInfoKey":1}}}
      {"version":1,"kind":"expectation","payload":{"visibility":"showing","placement":"docked","covered":253}}
      {"version":1,"kind":"notification","payload":{"time":3,"name":"UIKeyboardWillHideNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.25,"UIKeyboardBoundsUserInfoKey":[0,0,320,253],"UIKeyboardCenterBeginUserInfoKey":[160,441.5],"UIKeyboardCenterEndUserInfoKey":[160,694.5],"UIKeyboardFrameBeginUserInfoKey":[0,315,320,253],"UIKeyboardFrameEndUserInfoKey":[0,568,320,253],"UIKeyboardIsLocalUserInfoKey":1}}}
      {"version":1,"kind":"expectation","payload":{"visibility":"hiding","placement":"offscreen","covered":0,"inset":0}}
      """#
    ),
    // A show and a hide on a phone with a home indicator, whose height is not counted twice.
    KeyboardBuiltInTrace(
      "safe-area",
      #"""
      {"version":1,"kind":"header","payload":{"title":"The home indicator is not counted twice","source":"public repository, name unknown; recording S6","device":"iPhone X, 375x812"}}
      {"version":1,"kind":"screen","payload":{"frame":[0,0,375,812]}}
      {"version":1,"kind":"view","payload":{"frame":[0,0,375,812],"safeAreaBottom":34}}
      {"version":1,"kind":"notification","payload":{"time":0,"name":"UIKeyboardWillShowNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.25,"UIKeyboardBoundsUserInfoKey":[0,0,375,333],"UIKeyboardCenterBeginUserInfoKey":[187.5,978.5],"UIKeyboardCenterEndUserInfoKey":[187.5,645.5],"UIKeyboardFrameBeginUserInfoKey":[0,812,375,333],"UIKeyboardFrameEndUserInfoKey":[0,479,375,333],"UIKeyboardIsLocalUserInfoKey":1}}}
      {"version":1,"kind":"expectation","payload":{"visibility":"showing","placement":"docked","covered":333,"inset":299}}
      {"version":1,"kind":"notification","payload":{"time":3,"name":"UIKeyboardWillHideNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.25,"UIKeyboardBoundsUserInfoKey":[0,0,375,333],"UIKeyboardCenterBeginUserInfoKey":[187.5,645.5],"UIKeyboardCenterEndUserInfoKey":[187.5,978.5],"UIKeyboardFrameBeginUserInfoKey":[0,479,375,333],"UIKeyboardFrameEndUserInfoKey":[0,812,375,333],"UIKeyboardIsLocalUserInfoKey":1}}}
      {"version":1,"kind":"expectation","payload":{"visibility":"hiding","placement":"offscreen","covered":0,"inset":0}}
      """#
    ),
  ]
}
