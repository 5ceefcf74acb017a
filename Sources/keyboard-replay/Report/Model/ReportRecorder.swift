import Foundation
import KeyboardNotifications
import KeyboardTesting

/// Plays a trace and keeps what a report shows of it.
@MainActor struct ReportRecorder {
  /// The rows of one trace that a page can hold and stay usable.
  nonisolated static let limit = 20_000

  private let replay = Replay()
  private var tally = Tally()
  private var report: ReportTrace
  private var sceneNumbers: [ReportScene: Int] = [:]

  /// Plays a trace to its end.
  static func record(
    _ input: inout TraceInput,
    progress: inout Progress
  ) throws(ToolError) -> ReportTrace {
    var recorder = ReportRecorder(file: input.name)
    while let entry = try input.next() {
      progress.advance()
      recorder.play(entry)
    }
    recorder.tally.addTrace(skippedRecords: input.skippedRecordCount)
    recorder.finish()
    return recorder.report
  }

  private init(file: String) {
    report = ReportTrace(
      file: file,
      header: KeyboardTraceHeader(title: file),
      steps: [],
      scenes: [ReportScene(KeyboardEnvironment(), safeAreaBottom: 0)],
      summary: "",
      stepCount: 0
    )
  }

  /// Sums up what was played.
  private mutating func finish() {
    report.summary = tally.details
    let frames = report.steps.compactMap(\.frame)
    if let first = frames.first {
      report.fallback = frames.dropFirst().reduce(first) { $0.union($1) }
    }
    let times = (report.steps.first?.time, report.steps.last?.time)
    report.hasTimes = report.steps.count < 2 || times.0 != times.1
  }

  private mutating func play(_ entry: KeyboardTraceEntry) {
    let step = replay.play(entry)
    if let step { tally.add(step) }
    switch entry.record.content {
    case .header(let header): report.header = header
    case .expectation(let expectation): check(expectation)
    case .notification, .application:
      if let step { add(ReportStep(step, scene: sceneNumber)) }
    case .screen(let frame): addSetting("screen " + Self.size(frame), entry)
    case .window(let frame): addSetting("window " + Self.size(frame), entry)
    case .view(let frame, _): addSetting("view " + Self.size(frame), entry)
    case .accessibility(let isOn): addSetting("cross-fade " + (isOn ? "on" : "off"), entry)
    }
  }

  private mutating func add(_ step: ReportStep) {
    report.stepCount += 1
    if report.steps.count < Self.limit { report.steps.append(step) }
  }

  /// Adds a row for a setting that changes; what is set before the first row needs none.
  private mutating func addSetting(_ name: String, _ entry: KeyboardTraceEntry) {
    guard let last = report.steps.last else {
      report.scenes[0] = ReportScene(replay.environment, safeAreaBottom: replay.safeAreaBottom)
      sceneNumbers = [report.scenes[0]: 0]
      return
    }
    let covered = Double(replay.result.covered)
    var step = last
    step.line = entry.line
    step.time = entry.time
    step.name = name
    step.kind = .setting
    step.did = covered == last.covered ? "noted" : "covers \(PlainNumber.text(covered))"
    (step.why, step.endFrame, step.animation, step.application) = (nil, nil, nil, nil)
    (step.mismatches, step.expectationsMet) = ([], 0)
    step.covered = covered
    step.inset = Double(replay.result.inset)
    step.scene = sceneNumber
    add(step)
  }

  private mutating func check(_ expectation: KeyboardTraceExpectation) {
    let mismatches = expectation.mismatches(with: replay.result)
    tally.addExpectation(isMet: mismatches.isEmpty)
    // What belongs to a row that is left out is counted, and shown nowhere.
    guard !report.steps.isEmpty, report.stepCount <= Self.limit else { return }
    let last = report.steps.count - 1
    report.steps[last].mismatches += mismatches.map(\.description)
    if mismatches.isEmpty { report.steps[last].expectationsMet += 1 }
  }

  /// The number of the scene that the records so far have set.
  private var sceneNumber: Int {
    mutating get {
      let scene = ReportScene(replay.environment, safeAreaBottom: replay.safeAreaBottom)
      if let number = sceneNumbers[scene] { return number }
      sceneNumbers[scene] = report.scenes.count
      report.scenes.append(scene)
      return report.scenes.count - 1
    }
  }

  private static func size(_ frame: CGRect) -> String {
    "\(PlainNumber.text(Double(frame.size.width)))×\(PlainNumber.text(Double(frame.size.height)))"
  }
}
