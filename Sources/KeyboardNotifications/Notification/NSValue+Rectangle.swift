#if !canImport(ObjectiveC)
import Foundation

extension NSValue {
  /// The rectangle in the box, if it holds one.
  ///
  /// NB: Foundation on Linux does not bridge `NSValue` to `CGRect`, and `rectValue` is only right
  /// where the box holds a rectangle. To be removed when the bridge is there.
  var rectangle: CGRect? {
    guard String(cString: objCType).hasPrefix("{CGRect=") else { return nil }
    return rectValue
  }
}
#endif
