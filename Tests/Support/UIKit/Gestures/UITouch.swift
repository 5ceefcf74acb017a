public import Foundation

/// One finger on the glass; a scroll view makes one when a test puts a finger on it.
@MainActor
open class UITouch: StandInObject {
  private(set) var point: CGPoint

  init(standInAt point: CGPoint) {
    self.point = point
  }

  /// Where the finger is, in a view's coordinates; in the window's for nil.
  open func location(in view: UIView?) -> CGPoint {
    view?.convert(point, from: view?.window) ?? point
  }

  func move(to point: CGPoint) {
    self.point = point
  }
}

/// What carries touches; here only an object.
@MainActor
open class UIEvent: StandInObject {}
