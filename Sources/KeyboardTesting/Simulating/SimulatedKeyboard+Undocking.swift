public import Foundation
import KeyboardNotifications

extension SimulatedKeyboard {
  // MARK: - Undocking, which has no effect on a phone

  /// Undocks the keyboard: it stays on screen, and is announced as hidden.
  ///
  /// A hide is posted, and then changes of the frame only:
  /// https://github.com/flutter/engine/pull/37719. The keyboard is raised by a fifth of the screen.
  /// No public source gives the distance of a device.
  public func undock() {
    guard device.shortcutsBarHeight != nil, undockedFrame == nil, !hasHardwareKeyboard else {
      return
    }
    leaveDock(for: raisedFrame)
  }

  /// Makes the keyboard float, or drags a keyboard that floats already.
  ///
  /// It has the layout of a phone's keyboard, https://github.com/divvun/giellakbd-ios/issues/154.
  /// Its size here is that of a small phone's: 320 points by 260.
  ///
  /// - Parameter origin: The upper left corner of the keyboard on the screen, in points. A keyboard
  ///   that would leave the screen, or touch its bottom, is moved.
  public func float(at origin: CGPoint) {
    guard device.shortcutsBarHeight != nil, !hasHardwareKeyboard else { return }
    let width = min(Self.floatingWidth, screen.width)
    let size = CGSize(width: width, height: min(260, screen.height * 0.8))
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
    // Right after the hide of undocking, the undocked frame is not announced yet.
    let old = announced?.frame ?? undocked
    let new = dockedFrame()
    let moves = move(
      [.willChangeFrame, .didChangeFrame, .willShow],
      from: old,
      to: new,
      at: [0, 0.1, 0.2]
    )
    let repetitions = move(
      .show + [.didChangeFrame, .didShow],
      from: new,
      to: new,
      at: [0.3, 0.3, 0.4, 0.4, 0.42, 0.42]
    )
    perform(moves + repetitions)
  }

  /// Moves a docked keyboard to an undocked frame, in which it stays for the next time.
  private func leaveDock(for new: CGRect) {
    undockedFrame = new
    guard destination != nil else { return appearIfNeeded() }
    // An appearance that is not announced yet is announced at the undocked frame.
    guard let announced else { return perform(appearance()) }
    // The frame changes when the hide is complete.
    let times = [0.26, 0.26 + confirmationDelay(of: Self.animationDuration)]
    perform(disappearance() + move(.changeFrame, from: announced.frame, to: new, at: times))
  }

  /// Moves an undocked keyboard, after an empty frame on newer systems.
  private func drag(to new: CGRect) {
    guard let old = undockedFrame, old != new else { return }
    undockedFrame = new
    guard destination != nil else { return appearIfNeeded() }
    // Right after the hide of undocking, the old frame is not announced yet.
    let begin = announced?.frame ?? old
    let moved = move([.didChangeFrame], from: begin, to: new)
    guard system.contains(.postsZeroFrameFirst) else { return perform(moved) }
    // The empty frame is posted, but the keyboard is not moved there.
    let emptied = move([.willChangeFrame], from: begin, to: .zero).filter(\.isPost)
    perform(emptied + moved)
  }

  /// The width of a floating keyboard, in points; other undocked keyboards are wider.
  private static let floatingWidth: CGFloat = 320

  /// Returns the frame of an undocked keyboard, moved so that it is on the screen.
  ///
  /// A floating keyboard stays 20 points above the bottom at least. A keyboard of full width gets
  /// the raised frame on the present screen.
  private func onScreen(_ frame: CGRect) -> CGRect {
    let isFloating = frame.width <= Self.floatingWidth
    guard isFloating else { return raisedFrame }
    let x = clamp(frame.origin.x, to: screen.width - frame.width)
    let y = clamp(frame.origin.y, to: screen.height - frame.height - 20)
    return CGRect(origin: CGPoint(x: x, y: y), size: frame.size)
  }

  /// The frame of an undocked keyboard of full width, which does not reach above the screen.
  private var raisedFrame: CGRect {
    let docked = dockedFrame()
    let bottom = screen.height * 0.8
    let height = min(docked.height, bottom)
    return CGRect(x: docked.minX, y: bottom - height, width: docked.width, height: height)
  }

  /// Returns the number between 0 and a limit that is nearest; 0 for one that is not finite.
  private func clamp(_ value: CGFloat, to limit: CGFloat) -> CGFloat {
    value.isFinite ? min(max(0, value), max(0, limit)) : 0
  }

  // MARK: - Rotating

  /// Turns the device; a docked keyboard is hidden and shown again, in one burst.
  ///
  /// The burst is that of a recorded iPad. Its hide is confirmed by a change of frame that begins
  /// and ends with the old frame. Its show is announced by one that begins and ends with the new
  /// frame. The screen turns between the two. The same notifications are reported of a later
  /// system: https://github.com/EddyVerbruggen/cordova-plugin-native-keyboard/issues/30. An undocked
  /// keyboard only moves onto the new screen.
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
    // The hide has the frames of the old orientation.
    let hide = announced.map { hideBeforeTurn(of: $0) } ?? []
    self.orientation = orientation
    height = inputMethod.height(on: heights)
    let turn = SimulatedStep.Action.turn(screen, then: body)
    // An undocked keyboard is not hidden.
    guard destination?.isDocked == true else { return turnUndocked(turn) }
    let show = restingFrame.map { showAfterTurn(at: $0) } ?? []
    perform(hide + [SimulatedStep(delay: 0.1, action: turn)] + show)
  }

  private func hideBeforeTurn(of place: SimulatedPlace) -> [SimulatedStep] {
    let times = [0, 0, 0.024, 0.027]
    let hide = move(.hide, from: place.frame, to: hiddenFrame(of: place), at: times)
    return inBurst(hide, where: .didChangeFrame, staysAt: place.frame)
  }

  private func showAfterTurn(at frame: CGRect) -> [SimulatedStep] {
    let times = [0.144, 0.146, 0.565, 0.565]
    let show = move(.show, from: below(frame), to: frame, at: times)
    return inBurst(show, where: .willChangeFrame, staysAt: frame)
  }

  /// Returns the steps of a move as the burst of a rotation has them.
  ///
  /// One notification begins and ends with the frame on the screen. The confirmations have no
  /// animation.
  private func inBurst(
    _ steps: [SimulatedStep],
    where unmoved: KeyboardNotificationType,
    staysAt frame: CGRect
  ) -> [SimulatedStep] {
    steps.changingNotifications { notification in
      if notification.type == unmoved {
        notification.begin = frame
        notification.end = frame
      }
      if !notification.type.isAnnouncement { notification.duration = nil }
    }
  }

  /// Turns the screen while the keyboard is undocked or hidden.
  private func turnUndocked(_ turn: SimulatedStep.Action) {
    // A hide that is still to be announced is announced before the screen turns.
    let hide = destination == nil ? disappearance(duration: 0) : []
    perform(hide + [SimulatedStep(action: turn)])
    if let undockedFrame {
      moveOntoTurnedScreen(from: undockedFrame)
    } else {
      // A keyboard without height gets the height of the new orientation.
      appearIfNeeded()
    }
  }

  /// Moves an undocked keyboard onto the screen, which has just turned.
  private func moveOntoTurnedScreen(from old: CGRect) {
    let new = onScreen(old)
    let isNotAnnouncedYet = destination != nil && announced == nil
    guard isNotAnnouncedYet else { return drag(to: new) }
    // The appearance is announced on the turned screen.
    undockedFrame = new
    perform(appearance())
  }
}
