import Foundation
import KeyboardNotifications

/// The rectangles in which the keyboard is drawn: the screen, the window and the view.
///
/// Each rectangle has four numbers: `[x, y, width, height]`.
struct ReportScene: Encodable, Equatable {
  /// A coordinate or a length of this many points or more is not drawn.
  private static let limit = 100_000.0

  /// The screen, if it is known.
  var screen: [Double]?
  /// The rectangle that is drawn: the screen, else the view or window, else one with all frames.
  ///
  /// ``ReportTrace/setCanvases()`` sets it.
  var canvas: [Double] = []
  /// The window, if the trace has one.
  var window: [Double]?
  /// The area whose covered height is measured: the view, else the window, else the screen.
  ///
  /// Without any of them ``ReportTrace/setCanvases()`` makes it the canvas.
  var area: [Double]?
  /// True if the trace has a view of its own, which is the area.
  var hasView: Bool
  /// The bottom safe-area inset of the view, in points.
  var safeAreaBottom: Double

  init(_ environment: KeyboardEnvironment = KeyboardEnvironment(), safeAreaBottom: Double = 0) {
    screen = Self.rectangle(environment.screen)
    window = Self.rectangle(environment.window)
    area = Self.rectangle(environment.view) ?? window ?? screen
    hasView = environment.view != nil
    self.safeAreaBottom = safeAreaBottom < Self.limit ? safeAreaBottom : 0
  }

  /// Returns the numbers of a frame; `nil` if it is empty, or too large or too far away to draw.
  static func rectangle(_ frame: CGRect?) -> [Double]? {
    guard let frame else { return nil }
    let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
    guard numbers.allSatisfy({ abs($0) < limit }), frame.size.width > 0, frame.size.height > 0
    else { return nil }
    return numbers.map(Double.init)
  }
}
