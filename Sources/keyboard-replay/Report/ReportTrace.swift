/// A trace in the form that the script of the page draws.
struct ReportTrace: Encodable {
  /// The file's name as it was given, or the built-in trace's.
  var file: String
  var title: String
  /// Device and system, as far as the header names them.
  var about: [String] = []
  var source: String?
  /// A note that the screen is inferred from the frames of keyboards, or is not known.
  var screenNote: String?
  /// True if the trace has different times; otherwise its steps are drawn at equal distances.
  // mutant: true to false, because it is set after the last record
  var hasTimes = true
  /// The counts of the summary, in words.
  var summary = ""
  /// A sentence on the expectations that failed; `nil` if all hold.
  var verdict: String?
  /// The number of expectations that failed.
  var failures = 0
  /// The number of rows of the trace, with those that the page leaves out.
  var rowCount = 0
  /// The rows, at most ``ReportRecorder/rowLimit``.
  var steps: [ReportStep] = []
  /// The scenes that steps refer to by index; the first one is also that before the first step.
  var scenes: [ReportScene]
  /// A sentence on the rows that the page leaves out; `nil` if it has all.
  var cut: String?
}

extension ReportTrace {
  /// Sets the canvas of each scene, and the area of a scene that has none.
  ///
  /// A scene without a screen, a window and a view has a canvas with all frames of the keyboard.
  mutating func setCanvases() {
    // mutant: 100.0 to 101.0, because any canvas will do for a trace without a frame
    var width = 100.0
    // mutant: 100.0 to 101.0, because any canvas will do for a trace without a frame
    var height = 100.0
    for frame in steps.compactMap(\.frame) {
      width = max(width, frame[0] + frame[2])
      height = max(height, frame[1] + frame[3])
    }
    for index in scenes.indices {
      let canvas = scenes[index].screen ?? scenes[index].area ?? [0, 0, width, height]
      scenes[index].canvas = canvas
      scenes[index].area = scenes[index].area ?? canvas
    }
  }
}
