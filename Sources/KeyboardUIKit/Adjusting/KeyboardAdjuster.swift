#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
/// What keeps something clear of the keyboard until it is stopped.
@MainActor
protocol KeyboardAdjuster: AnyObject, Sendable {
  /// Looks again at where things are.
  func update()
  /// Puts back what belongs to the app, and does nothing from then on.
  func stop()
}
#endif
