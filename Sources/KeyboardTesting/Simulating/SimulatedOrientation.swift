/// Which way a simulated device is held.
public enum SimulatedOrientation: String, Sendable, Hashable, CaseIterable {
  /// The longer edge is upright.
  case portrait
  /// The longer edge is level.
  case landscape
}
