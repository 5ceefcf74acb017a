import Foundation

extension KeyboardTransition: CustomStringConvertible {
  /// One line, such as `appeared +336, showing, docked {{0, 508}, {390, 336}}, 0.25 s`.
  public var description: String {
    let first = "\(change.rawValue) \(heightIncrement.signedText)"
    return ([first] + state.words(frame: state.frame) + [animation?.words].compactMap(\.self))
      .joined(separator: ", ")
  }
}

extension KeyboardState {
  /// Visibility, and where a keyboard is: placement and frame.
  func words(frame: CGRect?) -> [String] {
    [visibility.rawValue] + (frame.map { ["\(placement.rawValue) \($0.text)"] } ?? [])
  }
}

extension KeyboardAnimation {
  /// The duration; `nil` if nothing is animated.
  var words: String? {
    isAnimated ? "\(CGFloat(duration).text) s" : nil
  }
}
