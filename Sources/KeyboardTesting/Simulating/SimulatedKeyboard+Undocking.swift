public import Foundation
import KeyboardNotifications

/// Undocked keyboards, which only an iPad has; on a phone nothing happens.
extension SimulatedKeyboard {
  /// Undocks the keyboard: it stays on screen, and is announced as hidden.
  ///
  /// A hide is posted, and then changes of the frame only: https://github.com/flutter/engine/pull/37719
  /// It is raised by a fifth of the screen, a choice made here: no public source gives the number.
  public func undock() {
    guard device.isPad, undockedFrame == nil, !hasHardwareKeyboard else { return }
    leaveDock(for: raisedFrame)
  }

  /// Makes the keyboard float, or drags one that floats already.
  ///
  /// It has the layout of a phone's keyboard, https://github.com/divvun/giellakbd-ios/issues/154,
  /// and is given a phone's size here: 320 points by 260.
  ///
  /// - Parameter origin: Its upper left corner on the screen, in points; moved as far as it must
  ///   be for the keyboard to be on the screen, and not at its bottom.
  public func float(at origin: CGPoint) {
    guard device.isPad, !hasHardwareKeyboard else { return }
    let size = CGSize(width: min(320, screen.width), height: min(260, screen.height * 0.8))
    let frame = onScreen(CGRect(origin: origin, size: size))
    if undockedFrame == nil { leaveDock(for: frame) } else { drag(to: frame) }
  }

  /// Docks the keyboard again.
  ///
  /// Nine notifications, in the order that was reported:
  /// https://github.com/lionheart/openradar-mirror/issues/7727
  public func dock() {
    guard let undocked = undockedFrame else { return }
    undockedFrame = nil
    guard destination != nil else { return }
    let docked = dockedFrame()
    let move = move(.show, from: announced?.frame ?? undocked, to: docked)
    let repeated = self.move(.show, from: docked, to: docked)
    perform(
      [
        move.landing(), move.step(.willChangeFrame), move.step(.didChangeFrame, after: 0.1),
        move.step(.willShow, after: 0.2),
      ]
        + repeated.announcements(after: 0.3)
        + repeated.confirmations(after: 0.4)
        + repeated.confirmations(after: 0.42)
    )
  }

  private func leaveDock(for new: CGRect) {
    undockedFrame = new
    // A keyboard that is not up is undocked when it comes.
    guard destination != nil else { return }
    guard let old = announced else {
      perform(appearance())
      return
    }
    perform(disappearance() + move(.changeFrame, from: old.frame, to: new).steps(after: 0.26))
  }

  /// Moves an undocked keyboard: newer systems announce an empty frame first.
  func drag(to new: CGRect) {
    guard let old = undockedFrame, old != new else { return }
    undockedFrame = new
    guard destination != nil else { return }
    let begin = announced?.frame ?? old
    let emptied = move(.changeFrame, from: begin, to: .zero)
    let moved = move(.changeFrame, from: begin, to: new)
    perform(
      (system.contains(.announcesMoves) ? [emptied.step(.willChangeFrame)] : [])
        + [moved.landing(after: moved.confirmedAfter)]
        + moved.confirmations(after: moved.confirmedAfter)
    )
  }

  /// Returns an undocked frame where it is on the screen; a wide one as wide as the screen.
  func onScreen(_ frame: CGRect) -> CGRect {
    guard frame.width <= 320 else { return raisedFrame }
    let limit = CGSize(
      width: screen.width - frame.width,
      height: screen.height - frame.height - 20
    )
    let origin = CGPoint(
      x: clamp(frame.origin.x, to: limit.width),
      y: clamp(frame.origin.y, to: limit.height)
    )
    return CGRect(origin: origin, size: frame.size)
  }

  /// A keyboard of full width, some way above the bottom of the screen and not above its top.
  private var raisedFrame: CGRect {
    var frame = dockedFrame()
    let bottom = screen.height * 0.8
    frame.size.height = min(frame.height, bottom)
    frame.origin.y = bottom - frame.height
    return frame
  }

  private func clamp(_ value: CGFloat, to limit: CGFloat) -> CGFloat {
    value.isFinite ? min(max(0, value), max(0, limit)) : 0
  }
}
