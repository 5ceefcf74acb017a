import KeyboardNotifications
import KeyboardTesting

/// What the page's script needs, by name: a trace's steps as one list for each field, so that
/// thousands fit.
struct ReportData {
  let sections: [TraceSection]

  /// At how many even times of its movement a curve is given.
  private static let sampleCount = 32

  /// The data as JSON that may stand in a `script` element.
  var json: String {
    let curves = Set(sections.flatMap { $0.trace.steps.compactMap(\.animation?.curve) })
    let samples = curves.sorted { $0.rawValue < $1.rawValue }.map { curve in
      ("\(curve.rawValue)", Self.samples(of: curve))
    }
    return Self.object([
      ("curves", Self.object(samples)),
      ("samples", "\(Self.sampleCount)"),
      ("rows", "\(StepTable.limit)"),
      ("bezel", JSONText.number(ScreenPicture.bezel)),
      ("cursor", "[\(JSONText.number(ChartPicture.top)),\(JSONText.number(ChartPicture.bottom))]"),
      ("formats", Self.object(Self.formats.map { ($0, Escape.script($1)) })),
      ("start", Self.object(StepReadout.start.sorted(by: <).map { ($0, Escape.script($1)) })),
      ("traces", Self.array(sections.map(Self.trace))),
    ])
  }

  /// How the script writes each field; what is no field of a row is a word.
  private static let formats =
    ReplayField.onPage.map { ($0.key, ($0.page ?? .word).rawValue) }
    + [("kind", "word"), ("failed", "word")]

  /// The part of the way at even times of a movement of one second, or of the spring's half.
  private static func samples(of curve: KeyboardAnimationCurve) -> String {
    let animation = KeyboardAnimation(duration: 1, curve: curve)
    let length = ChartCurve.length(of: animation)
    let values = (0...sampleCount).map { number in
      animation.progress(at: length * Double(number) / Double(sampleCount))
    }
    return array(values.map { JSONText.number(($0 * 1000).rounded() / 1000) })
  }

  private static func trace(_ section: TraceSection) -> String {
    var words = NumberedValues<String>()
    var frames = NumberedValues<DrawableRectangle>()
    let steps = section.trace.steps
    var columns = ReplayField.onPage.map { field in
      (field.key, array(steps.map { value(of: field, $0, &words) }))
    }
    columns += [
      ("kind", array(steps.map { "\(words.number(of: $0.kind.rawValue))" })),
      ("failed", array(steps.map { "\(words.number(of: $0.failures.joined(separator: "; ")))" })),
      ("scene", array(steps.map { "\($0.scene)" })),
      ("frame", array(steps.map { $0.frame.map { "\(frames.number(of: $0))" } ?? "-1" })),
      ("curve", array(steps.map { "\($0.animation?.curve.rawValue ?? -1)" })),
      ("length", array(steps.map { "\((ChartCurve.length(of: $0.animation) * 1000).rounded())" })),
      ("x", array(steps.indices.map { NumberFormat.text(section.chart.x(of: $0)) })),
      ("narrowX", array(steps.indices.map { NumberFormat.text(section.narrowChart.x(of: $0)) })),
    ]
    return object([
      ("words", array(words.values.map(Escape.script))),
      ("frames", array(frames.values.map(rectangle))),
      ("scenes", array(section.trace.scenes.indices.map { scene(section.trace, $0) })),
      ("steps", object(columns)),
    ])
  }

  private static func value(
    of field: ReplayField,
    _ step: ReportStep,
    _ words: inout NumberedValues<String>
  ) -> String {
    let value = step.value(field)
    return field.page == .word ? "\(words.number(of: value.display))" : value.json
  }

  private static func scene(_ trace: ReportTrace, _ index: Int) -> String {
    let (scene, canvas) = (trace.scenes[index], trace.canvas(index))
    return object([
      ("canvas", rectangle(canvas)),
      ("window", rectangle(scene.window ?? canvas)),
      ("area", rectangle(scene.area ?? canvas)),
      ("safeAreaBottom", JSONText.number(scene.safeAreaBottom)),
      ("hasView", "\(scene.hasView)"),
    ])
  }

  private static func rectangle(_ rectangle: DrawableRectangle) -> String {
    let numbers = [rectangle.x, rectangle.y, rectangle.width, rectangle.height]
    return array(numbers.map(NumberFormat.text))
  }

  private static func array(_ values: [String]) -> String {
    "[" + values.joined(separator: ",") + "]"
  }

  private static func object(_ members: [(String, String)]) -> String {
    "{" + members.map { "\"\($0)\":\($1)" }.joined(separator: ",") + "}"
  }
}

/// Values in the order in which they first came, so that each is written once and then by number.
struct NumberedValues<Value: Hashable> {
  private(set) var values: [Value] = []
  private var numbers: [Value: Int] = [:]

  /// The number of a value, from 0.
  mutating func number(of value: Value) -> Int {
    if let number = numbers[value] { return number }
    numbers[value] = values.count
    values.append(value)
    return values.count - 1
  }
}
