public import Foundation
import KeyboardNotifications

extension SimulatedKeyboard {
  /// Whether the keyboard is at the bottom of the screen, or goes there.
  public var isDocked: Bool {
    frame != nil && undockedFrame == nil
  }

  /// The height that the keyboard really covers, in points: what the code under test should find.
  ///
  /// It is measured in the view that the environment gives, else in the window or the screen.
  public var coveredHeight: CGFloat {
    guard isDocked, let frame else { return 0 }
    let area = environment.view ?? environment.window ?? screen
    return KeyboardGeometry.coveredHeight(of: area, by: frame)
  }

  /// The bottom safe-area inset of a view that fills the screen, in points.
  public var safeAreaBottom: CGFloat {
    measures.safeAreaBottom
  }

  var measures: SimulatedDevice.Measures {
    device.measures(in: orientation)
  }

  var screen: CGRect {
    measures.frame
  }

  /// The frame of a keyboard at the bottom of the screen, of which this height is on screen.
  func dockedFrame(showing visible: CGFloat? = nil) -> CGRect {
    frame(ofHeight: height + accessoryHeight, showing: visible)
  }

  func frame(ofHeight height: CGFloat, showing visible: CGFloat? = nil) -> CGRect {
    CGRect(
      x: 0,
      y: screen.size.height - (visible ?? height),
      width: screen.size.width,
      height: height
    )
  }

  /// Where a keyboard waits, or goes: below the screen.
  func below(_ frame: CGRect) -> CGRect {
    CGRect(x: frame.origin.x, y: screen.size.height, width: frame.width, height: frame.height)
  }
}

extension SimulatedDevice.Measures {
  /// The bounds of the screen.
  var frame: CGRect {
    CGRect(x: 0, y: 0, width: screen.width, height: screen.height)
  }
}
