public import Foundation
import KeyboardNotifications

extension SimulatedKeyboard {
  /// Gives a field the focus: the keyboard comes, where it was left, docked or not.
  ///
  /// Nothing is posted while it is up already, as from iOS 11 on when the focus goes to another
  /// field: https://github.com/lionheart/openradar-mirror/issues/18382
  public func show() {
    hasFocus = true
    appearIfNeeded()
  }

  /// Removes the focus: the keyboard goes.
  public func hide() {
    hasFocus = false
    if destination != nil { perform(disappearance()) }
  }

  /// Gives the keyboard another height, while it is up or for the next time.
  ///
  /// An input method that grows ends with this height then. The height lasts until the device turns
  /// or the input method changes, and no keyboard is higher than its screen. A phone of iOS 8 to 10
  /// posts all four notifications of a show, and no hide:
  /// https://stackoverflow.com/questions/25946121
  ///
  /// - Parameters:
  ///   - height: The height without an accessory view, in points.
  ///   - animated: True for a change with an animation; in place it often has none.
  public func change(height: CGFloat, animated: Bool = true) {
    self.height = height.isFinite ? max(0, height) : 0
    resize(duration: animated ? 0.25 : 0)
  }

  /// Gives the field with the focus another accessory view, or none.
  ///
  /// The frame is announced again, whether or not the accessory view is part of it.
  ///
  /// - Parameter accessoryHeight: Its height in points.
  public func change(accessoryHeight: CGFloat) {
    self.accessoryHeight = accessoryHeight.isFinite ? max(0, accessoryHeight) : 0
    resize(duration: 0.25)
  }

  /// Changes to another input method, which may be announced several times.
  ///
  /// - Parameter inputMethod: The input method from now on.
  public func switchInputMethod(_ inputMethod: InputMethod) {
    self.inputMethod = inputMethod
    height = inputMethod.height(on: heights)
    guard destination?.isDocked == true, !hasHardwareKeyboard else { return appearIfNeeded() }
    perform(announcements(from: announced?.frame ?? below(dockedFrame()), growing: false))
  }

  /// Attaches a hardware keyboard: the keyboard leaves a bar on an iPad, and goes on a phone.
  ///
  /// The bar is the upper part of a keyboard of full height, most of it below the screen:
  /// https://github.com/ionic-team/ionic-plugin-keyboard/pull/273. It is announced by a show, not
  /// by a hide: https://github.com/defagos/CoconutKit/issues/36. On a phone an accessory view that
  /// is part of the frame stays like it; else nothing is posted until the hardware keyboard is
  /// detached.
  public func attachHardwareKeyboard() {
    guard !hasHardwareKeyboard else { return }
    hasHardwareKeyboard = true
    undockedFrame = nil
    if destination != nil { redock() }
  }

  /// Detaches the hardware keyboard: if a field has the focus, the keyboard comes.
  public func detachHardwareKeyboard() {
    guard hasHardwareKeyboard else { return }
    hasHardwareKeyboard = false
    guard hasFocus else { return }
    if announced == nil { perform(appearance()) } else { redock() }
  }

  private func resize(duration: TimeInterval) {
    guard destination?.isDocked == true else { return appearIfNeeded() }
    redock(duration: duration)
  }

  /// Moves a docked keyboard to where it belongs now.
  private func redock(duration: TimeInterval = 0.25) {
    let old = announced?.frame
    let moved = restingFrame.map { move(.show, from: old ?? below($0), to: $0, duration: duration) }
    perform(moved ?? disappearance())
  }

  // MARK: - Appearing and disappearing

  /// The frame of the docked keyboard, or of the bar that a hardware keyboard leaves, if any.
  var restingFrame: CGRect? {
    guard hasHardwareKeyboard else { return dockedFrame() }
    let visible = (device.shortcutsBarHeight ?? 0) + accessoryInFrame
    return visible > 0 ? dockedFrame(showing: min(visible, height + accessoryInFrame)) : nil
  }

  /// Shows the keyboard if a field has the focus and nothing is up.
  ///
  /// A keyboard without height is not up, nor is one beside a hardware keyboard that leaves no bar.
  func appearIfNeeded() {
    if hasFocus, destination == nil { perform(appearance()) }
  }

  /// Returns the steps of an appearance; none if nothing appears.
  func appearance() -> [SimulatedStep] {
    guard !isHiddenByLock else { return [] }
    if let undockedFrame {
      return move(.changeFrame, from: below(undockedFrame), to: undockedFrame)
    }
    guard let new = restingFrame else { return [] }
    let isInSteps = inputMethod.beginsFlat || inputMethod.increments.count > 1
    return isInSteps && !hasHardwareKeyboard
      ? announcements(from: below(new), growing: true) : move(.show, from: below(new), to: new)
  }

  /// Returns the steps of a disappearance; an undocked keyboard only changes its frame.
  func disappearance(from begin: CGRect? = nil, duration: TimeInterval = 0.25) -> [SimulatedStep] {
    // A keyboard that was never announced is not announced now either.
    guard let shown = announced else { return [SimulatedStep(action: .place(nil))] }
    return move(
      shown.isDocked ? .hide : .changeFrame,
      from: begin ?? shown.frame,
      to: hiddenFrame(of: shown),
      duration: duration
    )
  }

  /// Returns the end frame of a hide: below the screen, empty, or as high as the accessory view.
  func hiddenFrame(of place: SimulatedPlace) -> CGRect {
    if environment.prefersCrossFadeTransitions { return .zero }
    guard system.contains(.hidesAccessoryOnly), place.isDocked else { return below(place.frame) }
    return below(frame(ofHeight: accessoryHeight))
  }

  /// Returns a burst of announcements some ten milliseconds apart, and then their confirmations.
  ///
  /// Each begins where the one before ended. A keyboard without height is announced, and never
  /// confirmed.
  private func announcements(from begin: CGRect, growing: Bool) -> [SimulatedStep] {
    let first = height - (inputMethod.increments.last ?? 0)
    let heights = inputMethod.increments.map { max(0, first + $0) + accessoryInFrame }
    let ends = (growing && inputMethod.beginsFlat ? [0] + heights : heights)
      .map { frame(ofHeight: $0) }
    let confirmed = confirmationDelay(of: 0.25) + Double(ends.count - 1) * 0.01
    let steps = zip([begin] + ends, ends).enumerated().flatMap { index, frames in
      let delay = Double(index) * 0.01
      let times = [delay, delay, confirmed, confirmed]
      return move(.show, from: frames.0, to: frames.1, at: times)
        .filter { frames.1.height > 0 || $0.isAnnouncement }
    }
    return steps.sorted { $0.delay < $1.delay }
  }
}
