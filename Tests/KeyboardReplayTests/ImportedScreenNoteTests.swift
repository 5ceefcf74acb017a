#if os(macOS) || os(Linux)
import Testing

struct ImportedScreenNoteTests {
  /// The screens of a log's notifications, and how the note names them.
  @Test(
    arguments: [
      (["{390, 844}"], "on a screen of 390×844 points, "),
      (["{390, 844}", "{844, 390}"], "on a screen of 390×844 points, which turns, "),
      (["{390, 844}", "{768, 1024}"], "on screens of 390×844 and 768×1024 points, "),
    ]
  )
  func onlyAScreenOfTheSameSidesTurns(_ sizes: [String], _ words: String) throws {
    let log = sizes.map { size in
      """
      NSConcreteNotification 0x1 {name = UIKeyboardWillShowNotification; object = <UIScreen: 0x1; \
      bounds = {{0, 0}, \(size)}>; userInfo = {
          UIKeyboardFrameEndUserInfoKey = "NSRect: {{0, 200}, \(size)}";
      }}

      """
    }
    let run = try ToolRun("import", text: log.joined())
    #expect(run.notes.first?.contains(words) == true, "\(run.notes)")
  }
}
#endif
