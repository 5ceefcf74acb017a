/// Keyboards that alerts and other apps interfere with.
extension KeyboardTrace.BuiltInName {
  static let applications: [Self: String] = [
    // A prompt to save a password, which takes the keyboard away as it appears.
    .passwordPrompt:
      #"""
    {"version":1,"kind":"header","payload":{"title":"A password prompt takes the keyboard away as it appears","source":"synthetic, after https://github.com/flutter/flutter/pull/164884","device":"iPhone, 390x844","system":"iOS 18"}}
    {"version":1,"kind":"screen","payload":{"frame":[0,0,390,844]}}
    {"version":1,"kind":"notification","payload":{"time":0,"name":"UIKeyboardWillShowNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.25,"UIKeyboardFrameBeginUserInfoKey":[0,844,390,336],"UIKeyboardFrameEndUserInfoKey":[0,508,390,336],"UIKeyboardIsLocalUserInfoKey":1}}}
    {"version":1,"kind":"expectation","payload":{"visibility":"showing","covered":336}}
    {"version":1,"kind":"notification","payload":{"time":0.02,"name":"UIKeyboardWillHideNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0,"UIKeyboardFrameBeginUserInfoKey":[0,508,390,336],"UIKeyboardFrameEndUserInfoKey":[0,844,390,336],"UIKeyboardIsLocalUserInfoKey":1}}}
    {"version":1,"kind":"expectation","payload":{"visibility":"hiding","covered":0}}
    {"version":1,"kind":"notification","payload":{"time":0.03,"name":"UIKeyboardDidHideNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0,"UIKeyboardFrameBeginUserInfoKey":[0,508,390,336],"UIKeyboardFrameEndUserInfoKey":[0,844,390,336],"UIKeyboardIsLocalUserInfoKey":1}}}
    {"version":1,"kind":"notification","payload":{"time":0.3,"name":"UIKeyboardDidShowNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.25,"UIKeyboardFrameBeginUserInfoKey":[0,844,390,336],"UIKeyboardFrameEndUserInfoKey":[0,508,390,336],"UIKeyboardIsLocalUserInfoKey":1}}}
    {"version":1,"kind":"expectation","payload":{"visibility":"hidden","covered":0}}
    """#,
    // A native alert that hides the keyboard twice.
    .nativeAlert:
      #"""
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
    """#,
    // An app that goes to the background with the keyboard up, and returns.
    .backgroundAndReturn:
      #"""
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
    """#,
    // Another app's keyboard beside this one, which is ignored but for its hide.
    .otherApp:
      #"""
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
    """#,
  ]
}
