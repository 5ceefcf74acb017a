import KeyboardNotifications

/// What stands still while the keyboard moves: the screen, the window and the view.
struct ReportScene: Hashable {
  /// The screen, as far as it is known.
  var screen: Box?
  /// The window, where it is not the whole screen.
  var window: Box?
  /// The area whose covered height is told: the view, else the window, else the screen.
  var area: Box?
  /// Whether the area is a view of its own.
  var hasView: Bool
  /// The bottom safe-area inset of the view, in points.
  var safeAreaBottom: Double

  init(_ environment: KeyboardEnvironment, safeAreaBottom: Double) {
    screen = Box(environment.screen)
    window = Box(environment.window)
    area = Box(environment.view) ?? Box(environment.window) ?? Box(environment.screen)
    hasView = environment.view != nil
    self.safeAreaBottom = safeAreaBottom < 100_000 ? safeAreaBottom : 0
  }
}
