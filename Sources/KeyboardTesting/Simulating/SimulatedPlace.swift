import Foundation

/// Frame of a simulated keyboard on the screen.
struct SimulatedPlace: Equatable {
  var frame: CGRect
  var isDocked: Bool
}
