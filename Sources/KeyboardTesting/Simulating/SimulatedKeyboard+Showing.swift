public import Foundation
import KeyboardNotifications

extension SimulatedKeyboard {
  /// Gives a field the focus: the keyboard appears at its last place, docked or undocked.
  ///
  /// If it is up already, no notification is posted, as from iOS 11 on when the focus moves to
  /// another field: https://github.com/lionheart/openradar-mirror/issues/18382
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
  /// An input method that is announced several times ends with this height. The height lasts until
  /// the device turns or the input method changes. On the screen the keyboard is at most as high as
  /// the screen. A phone of iOS 8 to 10 posts all four notifications of a show, and no hide:
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
  /// The frame is announced again, even if the accessory view is no part of it.
  ///
  /// - Parameter accessoryHeight: Its height in points.
  public func change(accessoryHeight: CGFloat) {
    self.accessoryHeight = Self.usableHeight(accessoryHeight)
    resize()
  }

  /// Changes to another input method, which may announce its frame several times.
  ///
  /// - Parameter inputMethod: The input method from now on.
  public func switchInputMethod(_ inputMethod: InputMethod) {
    self.inputMethod = inputMethod
    height = inputMethod.height(on: heights)
    guard let destination else {
      // The input method before may have had no height.
      return appearIfNeeded()
    }
    // An undocked keyboard and the bar of a hardware keyboard keep their frames.
    let keepsFrame = !destination.isDocked || hasHardwareKeyboard
    if keepsFrame { return }
    perform(announcements(from: frameBeforeMove(to: dockedFrame()), isAppearing: false))
  }

  /// Attaches a hardware keyboard: on an iPad a bar stays, on a phone the keyboard disappears.
  ///
  /// The bar is the upper part of a keyboard of full height, most of it below the screen:
  /// https://github.com/ionic-team/ionic-plugin-keyboard/pull/273. It is announced by a show, not
  /// by a hide: https://github.com/defagos/CoconutKit/issues/36. On a phone an accessory view stays
  /// if it is part of the keyboard's frame. If it is not, the keyboard posts no notifications until
  /// the hardware keyboard is detached.
  public func attachHardwareKeyboard() {
    guard !hasHardwareKeyboard else { return }
    hasHardwareKeyboard = true
    // mutant: swap, because the keyboard is docked at its resting frame
    undockedFrame = nil
    if destination != nil { redock() }
  }

  /// Detaches the hardware keyboard: the keyboard appears if a field has the focus.
  public func detachHardwareKeyboard() {
    guard hasHardwareKeyboard else { return }
    hasHardwareKeyboard = false
    guard hasFocus else { return }
    // No keyboard is announced on a phone, which has no bar, or while a rotation hides the bar.
    if announced == nil { perform(appearance()) } else { redock() }
  }

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
    perform(move(.show, from: frameBeforeMove(to: end), to: end, duration: duration))
  }

  /// Returns the announced frame; while none is announced, that of a docked keyboard below the
  /// screen.
  private func frameBeforeMove(to docked: CGRect) -> CGRect {
    announced?.frame ?? below(docked)
  }

  // MARK: - Appearing and disappearing

  /// The frame of the docked keyboard, or of the bar beside a hardware keyboard.
  ///
  /// It is `nil` beside a hardware keyboard without a bar.
  var restingFrame: CGRect? {
    guard hasHardwareKeyboard else { return dockedFrame() }
    let visible = (device.shortcutsBarHeight ?? 0) + accessoryInFrame
    return visible > 0 ? dockedFrame(showing: visible) : nil
  }

  /// Shows the keyboard if a field has the focus and the keyboard is hidden.
  ///
  /// A keyboard without height counts as hidden.
  func appearIfNeeded() {
    if hasFocus, destination == nil { perform(appearance()) }
  }

  /// Returns the steps of an appearance; none for a locked device or without a resting frame.
  func appearance() -> [SimulatedStep] {
    guard !isHiddenByLock else { return [] }
    if let undockedFrame {
      return move(.changeFrame, from: below(undockedFrame), to: undockedFrame)
    }
    guard let end = restingFrame else { return [] }
    if hasHardwareKeyboard { return move(.show, from: below(end), to: end) }
    return announcements(from: below(end), isAppearing: true)
  }

  /// Returns the steps of a disappearance: a hide, or a change of frame if it is undocked.
  func disappearance(
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

  /// Returns the end frame of a hide.
  ///
  /// It is empty if the keyboard fades out. Else it is below the screen, as high as the keyboard or
  /// only as its accessory view.
  func hiddenFrame(of place: SimulatedPlace) -> CGRect {
    if environment.prefersCrossFadeTransitions { return .zero }
    guard system.contains(.hidesAccessoryOnly), place.isDocked else { return below(place.frame) }
    return below(frame(ofHeight: accessoryHeight))
  }

  /// Returns announcements of growing heights ten milliseconds apart, and then their confirmations.
  ///
  /// Each announcement begins with the end frame of the one before. A keyboard without height is
  /// announced, but never confirmed.
  ///
  /// - Parameters:
  ///   - begin: The begin frame of the first announcement.
  ///   - isAppearing: True for an appearance, which some input methods begin without height.
  /// - Returns: The steps in the order of their times.
  private func announcements(from begin: CGRect, isAppearing: Bool) -> [SimulatedStep] {
    // The last increment leads to the final height.
    let heightWithoutIncrement = height - inputMethod.lastIncrement
    var announcedHeights = inputMethod.increments.map { increment in
      max(0, heightWithoutIncrement + increment) + accessoryInFrame
    }
    if isAppearing, inputMethod.beginsFlat { announcedHeights.insert(0, at: 0) }
    let interval = 0.01
    let lastAnnouncementTime = Double(announcedHeights.count - 1) * interval
    let confirmationTime = lastAnnouncementTime + confirmationDelay(of: Self.animationDuration)
    var steps: [SimulatedStep] = []
    var old = begin
    for (index, announcedHeight) in announcedHeights.enumerated() {
      let new = frame(ofHeight: announcedHeight)
      let time = Double(index) * interval
      let times = [time, time, confirmationTime, confirmationTime]
      let moved = move(.show, from: old, to: new, at: times)
      steps += announcedHeight > 0 ? moved : moved.filter(\.isAnnouncement)
      old = new
    }
    return steps.sorted { $0.delay < $1.delay }
  }
}
