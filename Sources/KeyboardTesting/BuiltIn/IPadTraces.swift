/// Keyboards of the iPad: wide, undocked, turned, or made of keys.
extension KeyboardTrace.BuiltInName {
  static let iPad: [Self: String] = [
    // A show and a hide on an iPad in landscape.
    .iPadLandscape:
      #"""
    {"version":1,"kind":"header","payload":{"title":"A show and a hide on an iPad in landscape","source":"public repository, name unknown; recording D17; the hide has the end frame of recording C11","device":"iPad, 1024x768","system":"iOS 8"}}
    {"version":1,"kind":"screen","payload":{"frame":[0,0,1024,768]}}
    {"version":1,"kind":"notification","payload":{"time":0,"name":"UIKeyboardWillChangeFrameNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.25,"UIKeyboardBoundsUserInfoKey":[0,0,1024,391],"UIKeyboardCenterBeginUserInfoKey":[512,963.5],"UIKeyboardCenterEndUserInfoKey":[512,572.5],"UIKeyboardFrameBeginUserInfoKey":[0,768,1024,391],"UIKeyboardFrameEndUserInfoKey":[0,377,1024,391]}}}
    {"version":1,"kind":"notification","payload":{"time":0.002,"name":"UIKeyboardWillShowNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.25,"UIKeyboardBoundsUserInfoKey":[0,0,1024,391],"UIKeyboardCenterBeginUserInfoKey":[512,963.5],"UIKeyboardCenterEndUserInfoKey":[512,572.5],"UIKeyboardFrameBeginUserInfoKey":[0,768,1024,391],"UIKeyboardFrameEndUserInfoKey":[0,377,1024,391]}}}
    {"version":1,"kind":"expectation","payload":{"visibility":"showing","placement":"docked","covered":391}}
    {"version":1,"kind":"notification","payload":{"time":4,"name":"UIKeyboardWillHideNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.25,"UIKeyboardFrameBeginUserInfoKey":[0,377,1024,391],"UIKeyboardFrameEndUserInfoKey":[0,768,1024,391]}}}
    {"version":1,"kind":"expectation","payload":{"visibility":"hiding","placement":"offscreen","covered":0}}
    """#,
    // A keyboard that is undocked, and docked again with nine notifications.
    .iPadUndockAndDock:
      #"""
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
    """#,
    // A hardware keyboard: a full frame of which only the bar is on screen.
    .hardwareKeyboard:
      #"""
    {"version":1,"kind":"header","payload":{"title":"With a hardware keyboard only the bar is on screen","source":"public code, name unknown; recording C10, whose frames are as recorded","device":"iPad, 768x1024"}}
    {"version":1,"kind":"screen","payload":{"frame":[0,0,768,1024]}}
    {"version":1,"kind":"notification","payload":{"time":0,"name":"UIKeyboardWillChangeFrameNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.25,"UIKeyboardFrameBeginUserInfoKey":[0,1024,768,308],"UIKeyboardFrameEndUserInfoKey":[0,980,768,308],"UIKeyboardIsLocalUserInfoKey":1}}}
    {"version":1,"kind":"notification","payload":{"time":0.002,"name":"UIKeyboardWillShowNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.25,"UIKeyboardFrameBeginUserInfoKey":[0,1024,768,308],"UIKeyboardFrameEndUserInfoKey":[0,980,768,308],"UIKeyboardIsLocalUserInfoKey":1}}}
    {"version":1,"kind":"expectation","payload":{"visibility":"showing","placement":"docked","covered":44}}
    {"version":1,"kind":"notification","payload":{"time":0.3,"name":"UIKeyboardDidShowNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.25,"UIKeyboardFrameBeginUserInfoKey":[0,1024,768,308],"UIKeyboardFrameEndUserInfoKey":[0,980,768,308],"UIKeyboardIsLocalUserInfoKey":1}}}
    {"version":1,"kind":"notification","payload":{"time":4,"name":"UIKeyboardWillHideNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.25,"UIKeyboardFrameBeginUserInfoKey":[0,980,768,308],"UIKeyboardFrameEndUserInfoKey":[0,1024,768,308],"UIKeyboardIsLocalUserInfoKey":1}}}
    {"version":1,"kind":"notification","payload":{"time":4.3,"name":"UIKeyboardDidHideNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.25,"UIKeyboardFrameBeginUserInfoKey":[0,980,768,308],"UIKeyboardFrameEndUserInfoKey":[0,1024,768,308],"UIKeyboardIsLocalUserInfoKey":1}}}
    {"version":1,"kind":"expectation","payload":{"visibility":"hidden","covered":0}}
    """#,
    // A rotation from landscape to portrait with the keyboard up.
    .iPadRotation:
      #"""
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
    """#,
  ]
}
