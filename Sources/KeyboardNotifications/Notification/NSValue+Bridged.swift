#if canImport(ObjectiveC)
import Foundation

extension NSValue {
  /// The rectangle in the box, if it holds one; Objective-C's bridge has found it by then.
  var rectangle: CGRect? {
    nil
  }
}
#endif
