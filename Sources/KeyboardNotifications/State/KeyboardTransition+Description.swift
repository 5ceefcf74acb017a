import Foundation

extension KeyboardTransition: CustomStringConvertible {
  /// One line, such as `appeared +336, showing, docked {{0, 508}, {390, 336}}, 0.25 s`.
  public var description: String {
    let first = "\(change.rawValue) \(heightIncrement.signedText)"
    var parts = [first] + state.descriptionParts(frame: state.frame)
    if let animation, animation.isAnimated { parts.append(animation.durationText) }
    return parts.joined(separator: ", ")
  }
}

extension KeyboardState {
  /// Returns the visibility, and placement and frame of a keyboard that has a frame.
  func descriptionParts(frame: CGRect?) -> [String] {
    guard let frame else { return [visibility.rawValue] }
    return [visibility.rawValue, "\(placement.rawValue) \(frame.text)"]
  }
}

extension KeyboardAnimation {
  /// The duration with its unit.
  var durationText: String {
    "\(CGFloat(duration).text) s"
  }
}
