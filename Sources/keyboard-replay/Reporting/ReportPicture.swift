import Foundation
import KeyboardTesting

/// A picture of the screen, with the window, the view and the keyboard.
struct ReportPicture {
  private let screen: CGRect?
  private let window: CGRect?
  /// The view of the trace, if it has one.
  private let view: CGRect?
  let safeAreaBottom: Double
  /// The rectangle that is drawn: the screen, else the view or window, else one with all frames.
  private var canvas = CGRect(x: 0, y: 0, width: 100, height: 100)

  @MainActor init(_ player: KeyboardTracePlayer) {
    screen = Self.drawable(player.environment.screenBounds)
    window = Self.drawable(player.environment.window)
    view = Self.drawable(player.environment.view)
    safeAreaBottom = min(max(0, Double(player.safeAreaBottom)), 100_000)
  }

  /// Chooses the rectangle that is drawn.
  mutating func fit(_ keyboards: [CGRect]) {
    let all = keyboards.compactMap(Self.drawable).reduce(canvas) { $0.union($1) }
    canvas = screen ?? view ?? window ?? all
  }

  /// The canvas with the frame around it.
  var outside: CGRect { canvas.insetBy(dx: -10, dy: -10) }

  /// Returns the picture of the screen after a step.
  func svg(of step: ReplayStep, scale: Double) -> String {
    let area = view ?? window ?? canvas
    let size = outside.size
    // A picture that is very narrow or flat still has 8 points.
    let width = NumberFormat.text(max(8, size.width * scale))
    let height = NumberFormat.text(max(8, size.height * scale))
    let corner = NumberFormat.text(min(34, canvas.width * 0.08, canvas.height * 0.08))
    let covered = NumberFormat.text(Double(step.result.covered ?? 0))
    let label = "Keyboard \(step.stateText), covers \(covered)"
    let keyboard = Self.drawable(step.state.frame).map { use("keys", $0) } ?? ""
    return """
      <svg role="img" aria-label="\(label)" width="\(width)" height="\(height)" \
      viewBox="\(numbers(outside))"><svg \(attributes(canvas)) viewBox="\(numbers(canvas))">\
      \(rectangle("s-glass", canvas))\(rectangle("s-window", window ?? canvas))\
      \(rectangle(view == nil ? "s-view" : "s-view s-own", area))\(keyboard)\
      \(rectangle("s-safe", bottom(of: area, height: safeAreaBottom)))\
      \(use("cover", bottom(of: area, height: Double(step.result.covered ?? 0))))</svg>\
      <rect class="s-bezel" \(attributes(canvas.insetBy(dx: -5, dy: -5))) rx="\(corner)"/></svg>
      """
  }

  /// Returns the lowest part of a rectangle.
  private func bottom(of area: CGRect, height: Double) -> CGRect {
    let part = min(max(0, height), area.height)
    return CGRect(x: area.minX, y: area.maxY - part, width: area.width, height: part)
  }

  private func rectangle(_ name: String, _ frame: CGRect) -> String {
    frame.height > 0 ? "<rect class=\"\(name)\" \(attributes(frame))/>" : ""
  }

  private func use(_ name: String, _ frame: CGRect) -> String {
    frame.height > 0 ? "<use href=\"#\(name)\" \(attributes(frame))/>" : ""
  }

  private func attributes(_ frame: CGRect) -> String {
    let names = ["x", "y", "width", "height"]
    return zip(names, lengths(frame)).map { "\($0)=\"\($1)\"" }.joined(separator: " ")
  }

  private func numbers(_ frame: CGRect) -> String { lengths(frame).joined(separator: " ") }

  private func lengths(_ frame: CGRect) -> [String] {
    [frame.minX, frame.minY, frame.width, frame.height].map { NumberFormat.text(Double($0)) }
  }

  /// Returns a frame that can be drawn; `nil` if it is empty, or too large or too far away.
  private static func drawable(_ frame: CGRect?) -> CGRect? {
    guard let frame, frame.size.width > 0, frame.size.height > 0 else { return nil }
    let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
    return numbers.allSatisfy { abs($0) < 100_000 } ? frame : nil
  }
}
