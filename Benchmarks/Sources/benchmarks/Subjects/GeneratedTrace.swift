import Foundation

/// A trace of any length: a keyboard that comes, grows, and goes, over and over.
enum GeneratedTrace {
  /// Writes a trace to a file of its own among the temporary ones.
  ///
  /// - Parameter lineCount: How many lines to write, the header and the screen included.
  /// - Returns: The file, to be removed by the caller.
  /// - Throws: What went wrong with the file.
  static func write(lineCount: Int) throws -> URL {
    let name = "keyboard-\(ProcessInfo.processInfo.processIdentifier)-\(lineCount).jsonl"
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(name)
    try Data().write(to: file)
    let handle = try FileHandle(forWritingTo: file)
    var text = record("header", #""title":"generated""#)
    text += record("screen", #""time":0,"frame":[0,0,375,667]"#)
    for index in 0..<max(0, lineCount - 2) {
      text += notification(index)
      guard text.utf8.count > 1 << 20 else { continue }
      try handle.write(contentsOf: Data(text.utf8))
      text = ""
    }
    try handle.write(contentsOf: Data(text.utf8))
    try handle.close()
    return file
  }

  private static let names = [
    "WillChangeFrame", "WillShow", "DidChangeFrame", "DidShow",
    "WillChangeFrame", "WillShow", "DidChangeFrame", "DidShow",
    "WillChangeFrame", "WillHide", "DidChangeFrame", "DidHide",
  ]
  private static let tops = [409, 367, 667]

  private static func notification(_ index: Int) -> String {
    let step = index % names.count
    let (top, before) = (tops[step / 4], tops[(step / 4 + 2) % 3])
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
