import KeyboardNotifications
import KeyboardTesting

/// Draws the screen after a step: the view, what of it is covered, and the keyboard.
struct ScreenPicture {
  let trace: ReportTrace

  /// The width of the bezel around the screen, in points.
  static let bezel = 10.0

  /// The whole picture as an element of its own.
  ///
  /// - Parameters:
  ///   - step: The number of the step; `nil` before the first.
  ///   - id: A name that no other picture on the page has.
  ///   - attributes: More attributes of the element, written already.
  /// - Returns: An `svg` element.
  func element(after step: Int?, id: String, attributes: String) -> String {
    let box = canvas(step).expanded(by: Self.bezel)
    let frame = [box.x, box.y, box.width, box.height].map(NumberFormat.text).joined(separator: " ")
    return """
      <svg id="\(id)" viewBox="\(frame)" role="img" aria-labelledby="\(id)-t \(id)-d"\(attributes)>\
      <title id="\(id)-t">\(Escape.text(title(step)))</title>\
      <desc id="\(id)-d">\(Escape.text(summary(step)))</desc>\
      \(parts(after: step, id: id))</svg>
      """
  }

  /// What is on the screen, without the element around it.
  func parts(after step: Int?, id: String) -> String {
    let canvas = canvas(step)
    let scene = trace.scenes[step.map { trace.steps[$0].scene } ?? 0]
    let area = scene.area ?? canvas
    let radius = min(canvas.width, canvas.height) * 0.06
    let frame = step.flatMap { trace.steps[$0].frame }
    let covered = min(step.map { trace.steps[$0].covered } ?? 0, area.height)
    return """
      <clipPath id="\(id)-c">\(rect(canvas, radius: radius))</clipPath>\
      \(rect(canvas.expanded(by: Self.bezel), radius: radius + Self.bezel, style: "s-bezel"))\
      <g clip-path="url(#\(id)-c)">\
      \(rect(canvas, style: "s-glass"))\
      \(rect(scene.window ?? canvas, style: "s-window"))\
      \(rect(area, style: scene.hasView ? "s-view s-own" : "s-view"))\
      \(keyboard(frame))\
      \(rect(Self.bottom(of: area, height: scene.safeAreaBottom), style: "s-safe"))\
      \(cover(Self.bottom(of: area, height: covered)))\
      </g>
      """
  }

  /// The picture in words, for those who do not see it.
  func summary(_ step: Int?) -> String {
    guard let result = step.map({ trace.steps[$0].step.result }) else {
      return "No keyboard is known of yet."
    }
    let covered = NumberFormat.text(Double(result.covered))
    let inset = NumberFormat.text(Double(result.inset))
    let place = result.placement == .none ? "" : " and \(result.placement.rawValue)"
    return "The keyboard is \(result.visibility.rawValue)\(place). "
      + "It covers \(covered) points of the view; the inset is \(inset)."
  }

  private func title(_ step: Int?) -> String {
    guard let step else { return "Before the first notification" }
    let time = trace.steps[step].step.timeText(unit: " s")
    return "After \(trace.steps[step].name)" + (time.isEmpty ? "" : " at \(time)")
  }

  private func canvas(_ step: Int?) -> DrawableRectangle {
    trace.canvas(step.map { trace.steps[$0].scene } ?? 0)
  }

  private func keyboard(_ frame: DrawableRectangle?) -> String {
    let box = frame ?? DrawableRectangle(x: 0, y: 0, width: 0, height: 0)
    return "<use href=\"#keys\" class=\"s-keys\"\(Self.place(box))/>"
  }

  /// The covered part: tinted, with a line at its top and a bar at its side.
  private func cover(_ box: DrawableRectangle) -> String {
    "<svg class=\"s-cover\"\(Self.place(box))><use href=\"#cover\" width=\"100%\" height=\"100%\"/></svg>"
  }

  private func rect(_ box: DrawableRectangle, radius: Double = 0, style: String = "") -> String {
    let corners = radius > 0 ? " rx=\"\(NumberFormat.text(radius))\"" : ""
    let name = style.isEmpty ? "" : " class=\"\(style)\""
    return "<rect\(name)\(Self.place(box))\(corners)/>"
  }

  private static func bottom(of area: DrawableRectangle, height: Double) -> DrawableRectangle {
    let visible = min(max(height, 0), area.height)
    let top = area.bottom - visible
    return DrawableRectangle(x: area.x, y: top, width: area.width, height: visible)
  }

  private static func place(_ box: DrawableRectangle) -> String {
    let (x, y) = (NumberFormat.text(box.x), NumberFormat.text(box.y))
    let (width, height) = (NumberFormat.text(box.width), NumberFormat.text(box.height))
    return " x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\""
  }
}

/// The size of a picture on the page: of one trace's pictures, all are to the same scale.
struct PictureSize {
  var width: Double
  var height: Double

  /// Fits a canvas, with its bezel, so that the largest canvas of the trace has the size given.
  init(_ canvas: DrawableRectangle, in trace: ReportTrace, width: Double, height: Double) {
    let boxes = trace.scenes.indices.map { trace.canvas($0).expanded(by: ScreenPicture.bezel) }
    let widest = boxes.map(\.width).max() ?? 1
    let highest = boxes.map(\.height).max() ?? 1
    let scale = min(width / widest, height / highest)
    let box = canvas.expanded(by: ScreenPicture.bezel)
    self.width = max(8, box.width * scale)
    self.height = max(8, box.height * scale)
  }

  /// The size as an element's attributes.
  var attributes: String {
    " width=\"\(NumberFormat.text(width))\" height=\"\(NumberFormat.text(height))\""
  }
}
