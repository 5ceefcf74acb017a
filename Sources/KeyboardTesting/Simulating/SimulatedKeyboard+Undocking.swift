public import Foundation
import KeyboardNotifications

extension SimulatedKeyboard {
  // MARK: - Undocking, which only an iPad can; on a phone nothing happens

  /// Undocks the keyboard: it stays on screen, and is announced as hidden.
  ///
  /// A hide is posted, and then changes of the frame only:
  /// https://github.com/flutter/engine/pull/37719. It is raised by a fifth of the screen, a choice
  /// made here: no public source gives the number.
  public func undock() {
    guard device.shortcutsBarHeight != nil, undockedFrame == nil, !hasHardwareKeyboard else {
      return
    }
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
    guard device.shortcutsBarHeight != nil, !hasHardwareKeyboard else { return }
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
    guard destination != nil else { return appearIfNeeded() }
    let old = announced?.frame ?? undocked
    let new = dockedFrame()
    let moved: [KeyboardNotificationType] = [.willChangeFrame, .didChangeFrame, .willShow]
    let repeated: [KeyboardNotificationType] = .show + [.didChangeFrame, .didShow]
    perform(
      move(moved, from: old, to: new, at: [0, 0.1, 0.2])
        + move(repeated, from: new, to: new, at: [0.3, 0.3, 0.4, 0.4, 0.42, 0.42])
    )
  }

  private func leaveDock(for new: CGRect) {
    undockedFrame = new
    // A keyboard that is not up is undocked when it comes.
    guard destination != nil else { return appearIfNeeded() }
    let times = [0.26, 0.26 + confirmationDelay(of: 0.25)]
    let moved = announced.map { move(.changeFrame, from: $0.frame, to: new, at: times) }
    perform(moved.map { disappearance() + $0 } ?? appearance())
  }

  /// Moves an undocked keyboard: newer systems announce an empty frame first.
  private func drag(to new: CGRect) {
    guard let old = undockedFrame, old != new else { return }
    undockedFrame = new
    guard destination != nil else { return appearIfNeeded() }
    let begin = announced?.frame ?? old
    let moved = move([.didChangeFrame], from: begin, to: new)
    let emptied = move([.willChangeFrame], from: begin, to: .zero).filter(\.isPost)
    perform(system.contains(.announcesMoves) ? emptied + moved : moved)
  }

  /// Returns an undocked frame moved onto the screen; a wide one is as wide as the screen.
  private func onScreen(_ frame: CGRect) -> CGRect {
    guard frame.width <= 320 else { return raisedFrame }
    let x = clamp(frame.origin.x, to: screen.width - frame.width)
    let y = clamp(frame.origin.y, to: screen.height - frame.height - 20)
    return CGRect(origin: CGPoint(x: x, y: y), size: frame.size)
  }

  /// The frame of an undocked keyboard of full width, which is not above the top of the screen.
  private var raisedFrame: CGRect {
    let docked = dockedFrame()
    let bottom = screen.height * 0.8
    let height = min(docked.height, bottom)
    return CGRect(x: docked.minX, y: bottom - height, width: docked.width, height: height)
  }

  private func clamp(_ value: CGFloat, to limit: CGFloat) -> CGFloat {
    value.isFinite ? min(max(0, value), max(0, limit)) : 0
  }

  // MARK: - Rotating

  /// Turns the device; a keyboard that is up is hidden and shown again, in one burst.
  ///
  /// The burst is that of an iPad that was recorded: a confirmation of the old frame that begins
  /// where it ends, an announcement of the new one that does so too, and the screen turns between
  /// the two. The names on a later system are those of
  /// https://github.com/EddyVerbruggen/cordova-plugin-native-keyboard/issues/30. A keyboard that is
  /// not docked moves only as far as it must.
  ///
  /// - Parameters:
  ///   - orientation: The orientation of the device from now on.
  ///   - body: The work that is done when the screen has turned, such as giving a window its new
  ///     frame. It is not called if the device has the orientation already.
  public func rotate(
    to orientation: Orientation,
    _ body: @escaping @MainActor () -> Void = {}
  ) {
    guard orientation != self.orientation else { return }
    let isDocked = destination?.isDocked == true
    let hide = announced.map { old in
      let times = [0, 0, 0.024, 0.027]
      return move(
        .hide,
        from: old.frame,
        to: hiddenFrame(of: old),
        at: times,
        still: .didChangeFrame
      )
    }
    self.orientation = orientation
    height = inputMethod.height(on: heights)
    let turn = SimulatedStep.Action.turn(screen, then: body)
    guard isDocked else { return turnUndocked(turn) }
    let show = restingFrame.map { new in
      let times = [0.144, 0.146, 0.565, 0.565]
      return move(.show, from: below(new), to: new, at: times, still: .willChangeFrame)
    }
    perform((hide ?? []) + [SimulatedStep(delay: 0.1, action: turn)] + (show ?? []))
  }

  private func turnUndocked(_ turn: SimulatedStep.Action) {
    // A hide that is still to be announced is announced before the screen turns.
    let hiding = destination == nil ? disappearance(duration: 0) : []
    perform(hiding + [SimulatedStep(action: turn)])
    guard let undockedFrame else { return appearIfNeeded() }
    if destination != nil, announced == nil {
      self.undockedFrame = onScreen(undockedFrame)
      perform(appearance())
    } else {
      drag(to: onScreen(undockedFrame))
    }
  }
}
