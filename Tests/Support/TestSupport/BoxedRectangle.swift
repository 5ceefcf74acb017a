package import Foundation

#if canImport(UIKit) && !os(Linux)
import UIKit
#endif

/// Returns a rectangle in the object in which the system's notifications carry it.
package func boxed(_ rectangle: CGRect) -> NSValue {
  #if os(macOS) || os(Linux)
  NSValue(rect: rectangle)
  #else
  NSValue(cgRect: rectangle)
  #endif
}
