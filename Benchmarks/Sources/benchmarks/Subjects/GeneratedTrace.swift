import Foundation

/// Trace of any length, of a keyboard that appears, grows and disappears repeatedly.
enum GeneratedTrace {
  /// Writes a trace.
  ///
  /// - Parameters:
  ///   - lineCount: The number of lines, with the header, the screen and an expectation.
  ///   - output: The file.
  /// - Throws: An error of the file.
  static func write(lineCount: Int, to output: FileHandle) throws {
    var text = record("header", #""title":"generated""#)
    text += record("screen", #""time":0,"frame":[0,0,375,667]"#)
    // The tool does not check a trace without an expectation.
    text += record("expectation", #""time":0,"visibility":"hidden""#)
    for index in 0..<max(0, lineCount - 3) {
      text += notification(index)
      guard text.utf8.count > 1 << 16 else { continue }
      try output.write(contentsOf: Data(text.utf8))
      text = ""
    }
    try output.write(contentsOf: Data(text.utf8))
  }

  private static let names = [
    "WillChangeFrame", "WillShow", "DidChangeFrame", "DidShow",
    "WillChangeFrame", "WillShow", "DidChangeFrame", "DidShow",
    "WillChangeFrame", "WillHide", "DidChangeFrame", "DidHide",
  ]
  private static let tops = [409, 367, 667]

  private static func notification(_ index: Int) -> String {
    let step = index % names.count
    let top = tops[step / 4]
    let before = tops[(step / 4 + 2) % 3]
    let userInfo = """
      "UIKeyboardFrameBeginUserInfoKey":[0,\(before),375,300],\
      "UIKeyboardFrameEndUserInfoKey":[0,\(top),375,300],\
      "UIKeyboardAnimationDurationUserInfoKey":0.25,\
      "UIKeyboardAnimationCurveUserInfoKey":7,\
      "UIKeyboardIsLocalUserInfoKey":true,\
      "UIKeyboardBoundsUserInfoKey":[0,0,375,300],\
      "UIKeyboardCenterBeginUserInfoKey":[187.5,\(before + 150)],\
      "UIKeyboardCenterEndUserInfoKey":[187.5,\(top + 150)]
      """
    return record(
      "notification",
      #""time":\#(index / 2),"name":"UIKeyboard\#(names[step])Notification","userInfo":{\#(userInfo)}"#
    )
  }

  private static func record(_ kind: String, _ payload: String) -> String {
    #"{"version":1,"kind":"\#(kind)","payload":{\#(payload)}}"# + "\n"
  }
}
