import Foundation

extension CGFloat {
  /// The number as a person writes it, with six digits at most.
  var text: String {
    String(format: "%g", Double(self))
  }

  /// The number with its sign, which zero has none of.
  var signedText: String {
    self > 0 ? "+\(text)" : text
  }
}

extension CGRect {
  /// Origin and size, as UIKit prints them.
  var text: String {
    "{{\(origin.x.text), \(origin.y.text)}, {\(size.width.text), \(size.height.text)}}"
  }
}
