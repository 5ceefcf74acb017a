import Foundation

extension CGFloat {
  /// The number with at most six digits, and without trailing zeros.
  var text: String {
    String(format: "%g", Double(self))
  }

  /// The number with its sign; zero has none.
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
