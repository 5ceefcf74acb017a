public import Foundation
import KeyboardNotifications

extension SimulatedKeyboard {
  // MARK: - Showing and hiding

  /// Gives a field the focus: the keyboard appears at its last place, docked or undocked.
  ///
  /// If it is up already, nothing is posted. On iOS 11 and later, the same is reported when the
  /// focus moves to another field: https://github.com/lionheart/openradar-mirror/issues/18382
  public func show() {
    hasFocus = true
    appearIfNeeded()
  }

  /// Removes the focus: the keyboard disappears.
  public func hide() {
    hasFocus = false
    if destination != nil { perform(disappearance()) }
  }

  /// Changes the height of the keyboard, now or for the next time that it appears.
  ///
  /// The height lasts until the device turns. On the screen the keyboard is at most as tall as the
  /// screen. A phone of iOS 8 to 10 posts all four notifications of a show, and no hide:
  /// https://stackoverflow.com/questions/25946121
  ///
  /// - Parameters:
  ///   - height: The height without an accessory view, in points.
  ///   - animated: True for a change with an animation; on a device it often has none.
  public func change(height: CGFloat, animated: Bool = true) {
    self.height = Self.usableHeight(height)
    resize(duration: animated ? Self.animationDuration : 0)
  }

  /// Gives the field with the focus another accessory view, or none.
  ///
  /// The frame is announced again, even if the accessory view is not part of it.
  ///
  /// - Parameter accessoryHeight: Its height in points.
  public func change(accessoryHeight: CGFloat) {
    self.accessoryHeight = Self.usableHeight(accessoryHeight)
    resize()
  }

  /// Connects a hardware keyboard: on an iPad a bar stays, on a phone the keyboard disappears.
  ///
  /// The bar is the upper part of a keyboard of full height. The rest is below the screen:
  /// https://github.com/ionic-team/ionic-plugin-keyboard/pull/273. It is announced by a show, not
  /// by a hide: https://github.com/defagos/CoconutKit/issues/36.
  ///
  /// On a phone with an accessory view, the system decides what is posted. Through iOS 18 the
  /// accessory view is part of the keyboard's frame, so it stays on screen and is announced. On
  /// iOS 26 and later it is not, so nothing more is posted until the hardware keyboard is
  /// disconnected.
  public func attachHardwareKeyboard() {
    guard !hasHardwareKeyboard else { return }
    hasHardwareKeyboard = true
    undockedFrame = nil
    if destination != nil { redock() }
  }

  /// Disconnects the hardware keyboard: the keyboard appears if a field has the focus.
  public func detachHardwareKeyboard() {
    guard hasHardwareKeyboard else { return }
    hasHardwareKeyboard = false
    guard hasFocus else { return }
    // No keyboard is announced on a phone, which has no bar, or while a rotation hides the bar.
    if announced == nil { perform(appearance()) } else { redock() }
  }

  /// Drags the keyboard down with a finger, and lifts it.
  ///
  /// The first notification is posted when the finger lifts:
  /// https://github.com/freshOS/KeyboardLayoutGuide/issues/17
  ///
  /// - Parameters:
  ///   - distance: The distance of the drag in points. A longer drag ends at the bottom of the
  ///     screen.
  ///   - restored: True if the keyboard returns to its place when the finger lifts. If false, it
  ///     moves off the screen, and the field loses the focus.
  public func dragToDismiss(by distance: CGFloat = 100, restored: Bool = false) {
    guard let announced, announced.isDocked, let destination, destination.isDocked else { return }
    let old = announced.frame
    let limit = screen.height - old.minY
    let draggedDistance = distance.isFinite ? min(max(0, distance), limit) : limit
    let dragged = old.offsetBy(dx: 0, dy: draggedDistance)
    if restored {
      perform(move(.show, from: dragged, to: destination.frame))
    } else {
      hasFocus = false
      perform(disappearance(from: dragged))
    }
  }

  // MARK: - The background

  /// Moves the app to the background and back, and does some work there.
  ///
  /// The keyboard is hidden when the app becomes inactive. On return it is shown again, and the
  /// show is announced twice: https://github.com/hackiftekhar/IQKeyboardManager/issues/556. The
  /// notifications before the return do not wait for a clock.
  ///
  /// - Parameter body: The work that is done while the app is in the background.
  public func background(_ body: @MainActor () throws -> Void) rethrows {
    let comeBack = leaveForBackground()
    defer { comeBack() }
    try body()
  }

  /// Moves the app to the background and back, and does asynchronous work there.
  ///
  /// - Parameter body: The work that is done while the app is in the background.
  public func background(_ body: @MainActor () async throws -> Void) async rethrows {
    let comeBack = leaveForBackground()
    defer { comeBack() }
    try await body()
  }

  /// Moves the app to the background and back.
  public func background() {
    background {}
  }

  /// Moves the app to the background, and returns the function that moves it back.
  private func leaveForBackground() -> @MainActor () -> Void {
    let wasUp = destination != nil
    let inactive = SimulatedStep(action: .application(.inactive))
    let background = SimulatedStep(action: .application(.background))
    perform([inactive] + (wasUp ? disappearance() : []) + [background], atOnce: true)
    return { [self] in
      let isShownAgain = wasUp && hasFocus && destination == nil
      let show = isShownAgain ? appearance() : []
      // The last announcement of the show is posted first, and then the whole show.
      let lastAnnouncement = show.last { !$0.isPlace && $0.delay == 0 }
      let active = SimulatedStep(action: .application(.active))
      perform([inactive, active] + [lastAnnouncement].compactMap(\.self) + show)
    }
  }

  // MARK: - Floating

  /// Makes an iPad's keyboard float, or drags a keyboard that floats already.
  ///
  /// On a phone, such as the default device, this has no effect, and logs that once.
  ///
  /// The keyboard stays on screen but is announced as hidden: a hide is posted, and afterward only
  /// changes of the frame, https://github.com/flutter/engine/pull/37719. A floating keyboard has
  /// the layout of a phone's, https://github.com/divvun/giellakbd-ios/issues/154. Its size, 320
  /// points by 260, is an example. An empty frame is posted before a drag:
  /// https://github.com/square/swift-keyboard-observer
  ///
  /// - Parameter origin: The upper left corner of the keyboard on the screen, in points. A keyboard
  ///   that would leave the screen, or touch its bottom, is moved.
  public func float(at origin: CGPoint) {
    guard canFloat(), !hasHardwareKeyboard else { return }
    let size = CGSize(width: 320, height: 260)
    let frame = onScreen(CGRect(origin: origin, size: size))
    if undockedFrame == nil { leaveDock(for: frame) } else { drag(to: frame) }
  }

  /// Docks an iPad's keyboard again.
  ///
  /// On a phone this has no effect, and logs that once.
  ///
  /// Posts nine notifications, in the reported order:
  /// https://github.com/lionheart/openradar-mirror/issues/7727
  public func dock() {
    guard canFloat(), let undocked = undockedFrame else { return }
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

  /// True for an iPad; logs that a phone's keyboard cannot float.
  private func canFloat() -> Bool {
    if device.shortcutsBarHeight != nil { return true }
    failureLog.log(
      "A simulated phone's keyboard cannot float, so float(at:) and dock() have no effect.",
      about: nil,
      remedy: "Simulate an iPad: SimulatedKeyboard(.iPad)."
    )
    return false
  }

  /// Moves a docked keyboard to a floating frame, in which it stays for the next time.
  private func leaveDock(for new: CGRect) {
    undockedFrame = new
    guard destination != nil else { return appearIfNeeded() }
    // An appearance that is not announced yet is announced at the undocked frame.
    guard let announced else { return perform(appearance()) }
    // The frame changes when the hide is complete.
    let times = [0.26, 0.26 + Self.animationDuration]
    perform(disappearance() + move(.changeFrame, from: announced.frame, to: new, at: times))
  }

  /// Moves an undocked keyboard, after an empty frame.
  private func drag(to new: CGRect) {
    guard let old = undockedFrame, old != new else { return }
    undockedFrame = new
    guard destination != nil else { return appearIfNeeded() }
    // Right after the hide of undocking, the old frame is not announced yet.
    let begin = announced?.frame ?? old
    // The empty frame is posted, but the keyboard is not moved there.
    let emptied = move([.willChangeFrame], from: begin, to: .zero).filter { !$0.isPlace }
    perform(emptied + move([.didChangeFrame], from: begin, to: new))
  }

  /// Returns the frame of a floating keyboard, moved so that it is on the screen.
  ///
  /// It stays 20 points above the bottom at least.
  private func onScreen(_ frame: CGRect) -> CGRect {
    func clamp(_ value: CGFloat, to limit: CGFloat) -> CGFloat {
      value.isFinite ? min(max(0, value), max(0, limit)) : 0
    }
    let x = clamp(frame.origin.x, to: screen.width - frame.width)
    let y = clamp(frame.origin.y, to: screen.height - frame.height - 20)
    return CGRect(origin: CGPoint(x: x, y: y), size: frame.size)
  }

  // MARK: - Rotating

  /// Rotates the device; a docked keyboard is hidden and shown again, in one burst.
  ///
  /// The notifications match a recording of an iPad. A change of frame that begins and ends with
  /// the old frame confirms the hide. Then the screen turns. A change of frame that begins and ends
  /// with the new frame announces the show. A later system posts the same:
  /// https://github.com/EddyVerbruggen/cordova-plugin-native-keyboard/issues/30. An undocked
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
    var hide: [SimulatedStep] = []
    if let announced {
      // The hide has the frames of the old orientation.
      let end = hiddenFrame(of: announced)
      hide = move(.hide, from: announced.frame, to: end, at: [0, 0, 0.024, 0.027])
        .keeping(announced.frame, in: .didChangeFrame)
    }
    self.orientation = orientation
    height = heights.keyboard
    let turn = SimulatedStep.Action.turn(screen, then: body)
    guard destination?.isDocked == true else { return turnUndocked(turn) }
    var show: [SimulatedStep] = []
    if let restingFrame {
      let times = [0.144, 0.146, 0.565, 0.565]
      show = move(.show, from: below(restingFrame), to: restingFrame, at: times)
        .keeping(restingFrame, in: .willChangeFrame)
    }
    perform(hide + [SimulatedStep(delay: 0.1, action: turn)] + show)
  }

  /// Turns the screen while the keyboard is undocked or hidden.
  private func turnUndocked(_ turn: SimulatedStep.Action) {
    // A hide that is still to be announced is announced before the screen turns.
    let hide = destination == nil ? disappearance(duration: 0) : []
    perform(hide + [SimulatedStep(action: turn)])
    // A keyboard without height gets the height of the new orientation.
    guard let old = undockedFrame else { return appearIfNeeded() }
    drag(to: onScreen(old))
  }

  // MARK: - The steps of a move

  /// Announces the new height of a docked keyboard.
  ///
  /// A keyboard that had no height appears.
  private func resize(duration: TimeInterval = SimulatedKeyboard.animationDuration) {
    guard destination?.isDocked == true else { return appearIfNeeded() }
    redock(duration: duration)
  }

  /// Moves the keyboard to its resting frame, or off the screen if it has none.
  private func redock(duration: TimeInterval = SimulatedKeyboard.animationDuration) {
    guard let end = restingFrame else { return perform(disappearance()) }
    perform(move(.show, from: announced?.frame ?? below(end), to: end, duration: duration))
  }

  /// Shows the keyboard if a field has the focus and the keyboard is hidden.
  ///
  /// A keyboard without height counts as hidden.
  private func appearIfNeeded() {
    if hasFocus, destination == nil { perform(appearance()) }
  }

  /// Returns the steps of an appearance; none without a resting frame.
  private func appearance() -> [SimulatedStep] {
    if let undockedFrame {
      return move(.changeFrame, from: below(undockedFrame), to: undockedFrame)
    }
    return restingFrame.map { move(.show, from: below($0), to: $0) } ?? []
  }

  /// Returns the steps of a disappearance: a hide, or a change of frame if it is undocked.
  private func disappearance(
    from begin: CGRect? = nil,
    duration: TimeInterval = SimulatedKeyboard.animationDuration
  ) -> [SimulatedStep] {
    // An appearance that is not announced yet is dropped without a hide.
    guard let shown = announced else { return [SimulatedStep(action: .place(nil))] }
    return move(
      shown.isDocked ? .hide : .changeFrame,
      from: begin ?? shown.frame,
      to: hiddenFrame(of: shown),
      duration: duration
    )
  }

  /// Returns the steps of a move, with the notifications that the system posts for it.
  ///
  /// With the first notification the keyboard is at the end of the move. The confirmations have no
  /// animation, as UIKit promises it for the announcements only.
  ///
  /// - Parameters:
  ///   - types: The notifications in the order of posting.
  ///   - begin: The frame before the move.
  ///   - end: The frame after it.
  ///   - duration: The duration of the animation in seconds.
  ///   - times: The time of each notification. By default the announcements come at once, and the
  ///     confirmations with the end of the animation.
  /// - Returns: The new place of the keyboard, and the notifications.
  private func move(
    _ types: [KeyboardNotificationType],
    from begin: CGRect,
    to end: CGRect,
    duration: TimeInterval = SimulatedKeyboard.animationDuration,
    at times: [TimeInterval]? = nil
  ) -> [SimulatedStep] {
    let times = times ?? types.map { $0.isAnnouncement ? 0 : duration }
    let move = SimulatedStep.Move()
    let posts = zip(types, times).map { type, time in
      let notification = SimulatedNotification(
        type: type,
        begin: begin,
        end: end,
        duration: type.isAnnouncement ? duration : nil
      )
      return SimulatedStep(delay: time, action: .post(notification), move: move)
    }
    let isOnScreen = end.height > 0 && end.minY < screen.height && !types.contains(.willHide)
    // Only a show ends with a docked keyboard.
    let place = SimulatedPlace(frame: end, isDocked: types.contains(.willShow))
    let placing = SimulatedStep.Action.place(isOnScreen ? place : nil)
    return [SimulatedStep(delay: times[0], action: placing, move: move)] + posts
  }
}

extension [SimulatedStep] {
  /// Returns the steps with one notification that begins and ends with a frame.
  fileprivate func keeping(
    _ frame: CGRect,
    in type: KeyboardNotificationType
  ) -> [SimulatedStep] {
    map { step in
      guard case .post(var notification) = step.action, notification.type == type else {
        return step
      }
      notification.begin = frame
      notification.end = frame
      return SimulatedStep(delay: step.delay, action: .post(notification), move: step.move)
    }
  }
}

/// The notifications of a move, in the order of the system.
///
/// InputBarAccessoryView documents the order:
/// https://github.com/nathantannar4/InputBarAccessoryView
extension [KeyboardNotificationType] {
  fileprivate static let show: Self = [.willChangeFrame, .willShow, .didChangeFrame, .didShow]
  fileprivate static let hide: Self = [.willChangeFrame, .willHide, .didChangeFrame, .didHide]
  fileprivate static let changeFrame: Self = [.willChangeFrame, .didChangeFrame]
}
