import KeyboardNotifications
import KeyboardTesting

/// What the page's script needs: the steps in few letters, so that thousands fit.
struct ReportData {
  let sections: [TraceSection]

  /// The data as JSON that may stand in a `script` element.
  var json: String {
    let curves = Set(sections.flatMap { $0.trace.steps.compactMap(\.animation?.curve) })
    let samples = curves.sorted { $0.rawValue < $1.rawValue }.map { curve in
      "\"\(curve.rawValue)\":\(Self.samples(of: curve))"
    }
    return "{\"curves\":{\(samples.joined(separator: ","))},"
      + "\"rows\":\(StepTable.limit),"
      + "\"traces\":[\(sections.map(Self.trace).joined(separator: ","))]}"
  }

  /// The part of the way at 32 even times of a movement of one second, or of the spring's half.
  private static func samples(of curve: KeyboardAnimationCurve) -> String {
    let animation = KeyboardAnimation(duration: 1, curve: curve)
    let length = ChartCurve.length(of: animation)
    let values = (0...32).map { animation.progress(at: length * Double($0) / 32) }
    return "[" + values.map { JSONText.number(($0 * 1000).rounded() / 1000) }.joined(separator: ",")
      + "]"
  }

  private static func trace(_ section: TraceSection) -> String {
    var words = NumberedValues<String>()
    var frames = NumberedValues<Box>()
    let steps = section.trace.steps.indices.map { index in
      step(section.trace.steps[index], section.chart.x(of: index), &words, &frames)
    }
    let scenes = section.trace.scenes.indices.map { scene(section.trace, $0) }
    return "{\"words\":[\(words.values.map(Escape.script).joined(separator: ","))],"
      + "\"frames\":[\(frames.values.map(box).joined(separator: ","))],"
      + "\"scenes\":[\(scenes.joined(separator: ","))],"
      + "\"steps\":[\(steps.joined(separator: ","))]}"
  }

  /// A step's values in the order in which the script names them.
  private static func step(
    _ step: ReportStep,
    _ x: Double,
    _ words: inout NumberedValues<String>,
    _ frames: inout NumberedValues<Box>
  ) -> String {
    let texts = [step.name, step.did, step.note, step.endFrame ?? "", step.state]
      .map { words.number(of: $0) }
    let animation = words.number(of: step.animationText ?? "none")
    let length = ChartCurve.length(of: step.animation)
    let numbers =
      [step.time] + texts.map(Double.init) + [
        Double(animation), Double(step.kind.rawValue), step.covered, step.inset,
        Double(step.scene), Double(step.frame.map { frames.number(of: $0) } ?? -1),
        Double(step.animation?.curve.rawValue ?? -1), (length * 1000).rounded(),
        (x * 10).rounded() / 10,
      ]
    return "[" + numbers.map { JSONText.number($0) }.joined(separator: ",") + "]"
  }

  /// The boxes of a scene: what is drawn in, the window, the area; the safe area; whose the area is.
  private static func scene(_ trace: ReportTrace, _ index: Int) -> String {
    let (scene, canvas) = (trace.scenes[index], trace.canvas(index))
    let boxes = [canvas, scene.window ?? canvas, scene.area ?? canvas].map(box)
    return "[\(boxes.joined(separator: ",")),\(JSONText.number(scene.safeAreaBottom)),"
      + "\(scene.hasView ? 1 : 0)]"
  }

  private static func box(_ box: Box) -> String {
    "[" + [box.x, box.y, box.width, box.height].map(PlainNumber.text).joined(separator: ",") + "]"
  }
}
