/// Keyboards whose frames have no height, or are empty.
extension KeyboardBuiltInTrace {
  static let zeroFrames = [
    // A hide that is announced as a keyboard without height.
    KeyboardBuiltInTrace(
      "zero-height-hide",
      #"""
      {"version":1,"kind":"header","payload":{"title":"A hide is announced as a keyboard without height","source":"public repository, name unknown; recording S24","device":"iPhone, 375x667"}}
      {"version":1,"kind":"screen","payload":{"frame":[0,0,375,667]}}
      {"version":1,"kind":"notification","payload":{"time":0,"name":"UIKeyboardWillChangeFrameNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.4,"UIKeyboardFrameBeginUserInfoKey":[0,667,375,260],"UIKeyboardFrameEndUserInfoKey":[0,407,375,260]}}}
      {"version":1,"kind":"expectation","payload":{"visibility":"showing","placement":"docked","covered":260}}
      {"version":1,"kind":"notification","payload":{"time":3,"name":"UIKeyboardWillChangeFrameNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.25,"UIKeyboardFrameBeginUserInfoKey":[0,407,375,260],"UIKeyboardFrameEndUserInfoKey":[0,667,375,0]}}}
      {"version":1,"kind":"expectation","payload":{"visibility":"hiding","covered":0}}
      """#
    ),
    // A show without height, then one of full height without animation.
    KeyboardBuiltInTrace(
      "zero-height-show",
      #"""
      {"version":1,"kind":"header","payload":{"title":"A show without height, then one of full height at once","source":"public repository, name unknown; recording S4","device":"iPad, 1024x768, landscape","system":"iOS 9 or later"}}
      {"version":1,"kind":"screen","payload":{"frame":[0,0,1024,768]}}
      {"version":1,"kind":"notification","payload":{"time":0,"name":"UIKeyboardWillShowNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.25,"UIKeyboardBoundsUserInfoKey":[0,0,1024,0],"UIKeyboardCenterBeginUserInfoKey":[512,768],"UIKeyboardCenterEndUserInfoKey":[512,768],"UIKeyboardFrameBeginUserInfoKey":[0,768,1024,0],"UIKeyboardFrameEndUserInfoKey":[0,768,1024,0],"UIKeyboardIsLocalUserInfoKey":1}}}
      {"version":1,"kind":"expectation","payload":{"visibility":"hidden","covered":0}}
      {"version":1,"kind":"notification","payload":{"time":0.1,"name":"UIKeyboardWillShowNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0,"UIKeyboardBoundsUserInfoKey":[0,0,1024,398],"UIKeyboardCenterBeginUserInfoKey":[512,768],"UIKeyboardCenterEndUserInfoKey":[512,569],"UIKeyboardFrameBeginUserInfoKey":[0,768,1024,0],"UIKeyboardFrameEndUserInfoKey":[0,370,1024,398],"UIKeyboardIsLocalUserInfoKey":1}}}
      {"version":1,"kind":"expectation","payload":{"visibility":"showing","placement":"docked","covered":398}}
      """#
    ),
    // A keyboard that fades out: its end frame is empty.
    KeyboardBuiltInTrace(
      "cross-fade",
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
      """#
    ),
    // A keyboard that is dragged down, let go, and dragged away.
    KeyboardBuiltInTrace(
      "interactive-drag",
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
      """#
    ),
  ]
}
