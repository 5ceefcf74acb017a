import Foundation
import KeyboardNotifications
import KeyboardTesting

/// A trace in the form that the script of a page draws.
struct ReportTrace: Encodable {
  /// The file's name as it was given, or the built-in trace's.
  var file: String
  var title: String
  /// Device and system, as far as the header names them.
  var about: [String] = []
  var source: String?
  /// An import concluded the screen from the frames of keyboards, or there is none.
  var screenNote: String?
  /// The trace has times; a log without any is drawn step by step.
  var hasTimes = true
  /// The counts of the summary, in words.
  var summary = ""
  /// The number of expectations that failed, in words.
  var verdict: String?
  /// The number of expectations that failed.
  var failures = 0
  /// The number of rows if there were no limit.
  var rowCount = 0
  /// The rows, at most ``ReportRecorder/limit``.
  var steps: [ReportStep] = []
  /// The scenes that steps refer to by number; the first holds before the first step.
  var scenes: [ReportScene]
  /// The number of rows that the page leaves out, in words.
  var cut: String?
}

// MARK: - Known at the end

extension ReportTrace {
  /// Gives each scene its canvas; without a screen, one with all places of the keyboard.
  mutating func placeScenes() {
    var places = [0.0, 0, 100, 100]
    for frame in steps.compactMap(\.frame) {
      places[2] = max(places[2], frame[0] + frame[2])
      places[3] = max(places[3], frame[1] + frame[3])
    }
    for index in scenes.indices {
      let canvas = scenes[index].screen ?? scenes[index].area ?? places
      scenes[index].canvas = canvas
      scenes[index].area = scenes[index].area ?? canvas
    }
  }
}

/// A row of a report.
///
/// Numbers are finite, and frames of a size that can be drawn.
struct ReportStep: Encodable, Equatable {
  struct Animation: Encodable, Equatable {
    var duration: TimeInterval
    var curve: Int
  }

  var line: Int
  var time: TimeInterval?
  var name: String
  /// The kind of the outcome, which has a mark.
  var kind: String
  /// The end frame that was posted, as people read it.
  var endFrame: String?
  var outcome: String
  var explanation: String?
  var state: String
  var covered: Double
  var inset: Double
  /// The keyboard's frame, if it can be drawn.
  var frame: [Double]?
  /// The number of the scene among the trace's.
  var scene: Int
  var animation: Animation?
  /// The application is active; `nil` if its state does not change.
  var isActive: Bool?
  /// The expectations after it that do not hold, in words.
  var failures: [String]?

  init(_ step: ReplayStep, scene: Int) {
    line = step.line
    time = step.time
    let isApplication = step.subject == .application
    name = isApplication ? "app \(step.name)" : step.shortName
    isActive = isApplication ? step.name == KeyboardApplicationState.active.rawValue : nil
    kind = step.kind
    endFrame = step.endFrame.map(NumberFormat.frame)
    outcome = step.outcomeText
    explanation = step.explanation
    state = step.stateText
    covered = Self.finite(step.result.covered)
    inset = Self.finite(step.result.inset)
    frame = ReportScene.rectangle(step.state.frame)
    self.scene = scene
    if let animation = step.transition?.animation {
      self.animation = Animation(duration: animation.duration, curve: animation.curve.rawValue)
    }
  }

  private static func finite(_ number: CGFloat?) -> Double {
    number.flatMap { $0.isFinite ? Double($0) : nil } ?? 0
  }
}

/// A place where the keyboard moves: the screen, the window and the view.
struct ReportScene: Encodable, Equatable {
  /// The screen, as far as it is known.
  var screen: [Double]?
  /// The rectangle that is drawn: the screen, else the area, else all places of the keyboard.
  var canvas: [Double] = []
  /// The window, if it is not the whole screen.
  var window: [Double]?
  /// The area whose covered height is measured: the view, else the window, else the canvas.
  var area: [Double]?
  /// The area is a view of its own.
  var hasView: Bool
  /// The bottom safe-area inset of the view, in points.
  var safeAreaBottom: Double

  init(_ environment: KeyboardEnvironment = KeyboardEnvironment(), safeAreaBottom: Double = 0) {
    screen = Self.rectangle(environment.screen)
    window = Self.rectangle(environment.window)
    area = Self.rectangle(environment.view) ?? window ?? screen
    hasView = environment.view != nil
    self.safeAreaBottom = safeAreaBottom < 100_000 ? safeAreaBottom : 0
  }

  /// Returns the numbers of a frame; `nil` if it has no area, or none that could be drawn.
  static func rectangle(_ frame: CGRect?) -> [Double]? {
    guard let frame else { return nil }
    let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
    guard numbers.allSatisfy({ abs($0) < 100_000 }), frame.size.width > 0, frame.size.height > 0
    else { return nil }
    return numbers.map(Double.init)
  }
}
