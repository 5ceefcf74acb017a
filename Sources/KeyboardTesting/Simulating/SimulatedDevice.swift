public import Foundation

/// A device as the keyboard sees it: its screen, and the heights of its keyboard, in points.
///
/// The heights were measured with predictions on. They are what a test begins from, not what an
/// app may rely on.
public struct SimulatedDevice: Sendable, Equatable {
  /// The measures that change when the device is turned, in points.
  public struct Measures: Sendable, Equatable {
    /// The size of the screen.
    public var screen: CGSize
    /// The height of the docked keyboard, with predictions and whatever lies below the keys.
    public var keyboardHeight: CGFloat
    /// The bottom safe-area inset of a view that fills the screen.
    public var safeAreaBottom: CGFloat

    /// Makes measures from their parts.
    public init(screen: CGSize, keyboardHeight: CGFloat, safeAreaBottom: CGFloat = 0) {
      self.screen = screen
      self.keyboardHeight = keyboardHeight
      self.safeAreaBottom = safeAreaBottom
    }
  }

  /// The name that a trace gives the device.
  public var name: String
  /// The measures while the device is held upright.
  public var portrait: Measures
  /// The measures while the device is held level.
  public var landscape: Measures
  /// The height of the row of predictions, which an iPad does not take away.
  public var predictionsHeight: CGFloat
  /// The part of the keyboard that stays on an iPad's screen with a hardware keyboard attached;
  /// `nil` for a phone, whose keyboard cannot be undocked either.
  public var shortcutsBarHeight: CGFloat?

  /// Makes a device from its parts.
  public init(
    name: String,
    portrait: Measures,
    landscape: Measures,
    predictionsHeight: CGFloat = 0,
    shortcutsBarHeight: CGFloat? = nil
  ) {
    self.name = name
    self.portrait = portrait
    self.landscape = landscape
    self.predictionsHeight = predictionsHeight
    self.shortcutsBarHeight = shortcutsBarHeight
  }

  /// Whether the keyboard can be undocked, and leaves a bar with a hardware keyboard attached.
  public var isPad: Bool {
    shortcutsBarHeight != nil
  }

  /// The measures while the device is held one way.
  ///
  /// - Parameter orientation: Which way.
  /// - Returns: The measures, in points.
  public func measures(in orientation: SimulatedOrientation) -> Measures {
    orientation == .portrait ? portrait : landscape
  }
}
