import Foundation

/// Traces to give to the tool.
enum Traces {
  static let header = #"{"version":1,"kind":"header","payload":{"title":"A test"}}"#
  static let screen =
    #"{"version":1,"kind":"screen","payload":{"frame":[0,0,375,667]}}"#
  static let view =
    #"{"version":1,"kind":"view","payload":{"frame":[0,0,375,667],"safeAreaBottom":34}}"#

  static func notification(_ type: String, y: Double, height: Double = 258, time: Double) -> String
  {
    #"{"version":1,"kind":"notification","payload":{"time":\#(time),"#
      + #""name":"UIKeyboard\#(type)Notification","userInfo":{"#
      + #""UIKeyboardAnimationCurveUserInfoKey":7,"UIKeyboardAnimationDurationUserInfoKey":0.25,"#
      + #""UIKeyboardFrameEndUserInfoKey":[0,\#(y),375,\#(height)]}}}"#
  }

  static func application(_ state: String, time: Double) -> String {
    #"{"version":1,"kind":"application","payload":{"time":\#(time),"state":"\#(state)"}}"#
  }

  static func expectation(_ payload: String) -> String {
    #"{"version":1,"kind":"expectation","payload":{\#(payload)}}"#
  }

  /// A show, the same again, growth, and a hide, with expectations that are met.
  static let whole = lines(
    header,
    screen,
    view,
    notification("WillShow", y: 409, time: 0),
    notification("WillChangeFrame", y: 409, time: 0.002),
    expectation(#""visibility":"showing","placement":"docked","covered":258,"inset":224"#),
    notification("DidShow", y: 409, time: 0.3),
    notification("WillShow", y: 377.5, height: 289.5, time: 1),
    notification("WillHide", y: 667, height: 289.5, time: 2),
    expectation(#""covered":0"#)
  )

  /// The same with a wrong height in the first expectation, of which the second holds.
  static let failing = whole.replacingOccurrences(of: #""covered":258"#, with: #""covered":260"#)

  static func lines(_ lines: String...) -> String {
    lines.map { $0 + "\n" }.joined()
  }
}
