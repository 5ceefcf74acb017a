public import Foundation
import KeyboardNotifications

extension SimulatedKeyboard {
  /// Gives a field the focus: the keyboard comes, where it was left, docked or not.
  ///
  /// Nothing is posted while it is up already, as from iOS 11 on when the focus goes to another
  /// field: https://github.com/lionheart/openradar-mirror/issues/18382
  public func show() {
    hasFocus = true
    guard destination == nil else { return }
    perform(appearance())
  }

  /// Takes the focus away: the keyboard goes.
  public func hide() {
    hasFocus = false
    guard destination != nil else { return }
    perform(disappearance())
  }

  /// Gives the keyboard another height, while it is up or for the next time.
  ///
  /// An input method that grows ends with this height then. The height lasts until the device turns or
  /// the input method changes, and no keyboard is higher than its screen. A phone of iOS 8 to 10 posts all four notifications of a show,
  /// and no hide: https://stackoverflow.com/questions/25946121
  ///
  /// - Parameters:
  ///   - height: The height without an accessory view, in points.
  ///   - animated: True for a change that takes time; in place it often comes at once.
  public func change(height: CGFloat, animated: Bool = true) {
    self.height = height.isFinite ? max(0, height) : 0
    resize(duration: animated ? 0.25 : 0)
  }

  /// Gives the field with the focus another accessory view, or none.
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
    height = inputMethod.height(on: measures)
    guard destination?.isDocked == true, !hasHardwareKeyboard else { return }
    perform(announcements(from: announced?.frame ?? below(dockedFrame()), growing: false))
  }

  private func resize(duration: TimeInterval) {
    guard destination?.isDocked == true else {
      // With a hardware keyboard an accessory view may be all there is to come.
      if destination == nil, hasHardwareKeyboard, hasFocus { perform(appearance()) }
      return
    }
    guard let new = hasHardwareKeyboard ? barFrame : dockedFrame() else {
      perform(disappearance())
      return
    }
    let old = announced?.frame ?? below(new)
    perform(move(.show, from: old, to: new, duration: duration).steps())
  }
}

// MARK: - Appearing and disappearing

extension SimulatedKeyboard {
  /// Returns the steps of an appearance; none where nothing appears.
  func appearance() -> [SimulatedStep] {
    if let undockedFrame {
      return move(.changeFrame, from: below(undockedFrame), to: undockedFrame).steps()
    }
    guard let new = hasHardwareKeyboard ? barFrame : dockedFrame() else { return [] }
    guard !hasHardwareKeyboard, inputMethod.isAnnouncedInSteps else {
      return move(.show, from: below(new), to: new).steps()
    }
    return announcements(from: below(new), growing: true)
  }

  /// Returns the steps of a disappearance; an undocked keyboard only changes its frame.
  func disappearance(from begin: CGRect? = nil, duration: TimeInterval = 0.25) -> [SimulatedStep] {
    // One that was never seen is taken back, and nothing is posted.
    guard let shown = announced else { return [SimulatedStep(action: .place(nil))] }
    let kind: SimulatedMove.Kind = shown.isDocked ? .hide : .changeFrame
    let end = hiddenFrame(of: shown)
    var move = move(kind, from: begin ?? shown.frame, to: end, duration: duration)
    move.place = nil
    return move.steps()
  }

  /// Returns the end frame of a hide: below the screen, empty, or as high as the accessory view.
  func hiddenFrame(of place: SimulatedPlace) -> CGRect {
    if environment.prefersCrossFadeTransitions { return .zero }
    guard system.contains(.hidesAccessoryOnly), place.isDocked else { return below(place.frame) }
    return below(self.frame(ofHeight: accessoryHeight))
  }

  /// Returns a move in the manner of the system and the settings.
  func move(
    _ kind: SimulatedMove.Kind,
    from begin: CGRect,
    to end: CGRect,
    duration: TimeInterval = 0.25
  ) -> SimulatedMove {
    let place: SimulatedPlace? =
      switch kind {
      case .show: end.height > 0 ? SimulatedPlace(frame: end, isDocked: true) : nil
      case .hide: nil
      case .changeFrame: SimulatedPlace(frame: end, isDocked: false)
      }
    let isEarly = environment.prefersCrossFadeTransitions && system.contains(.confirmsFadesEarly)
    return SimulatedMove(
      kind: kind,
      begin: begin,
      end: end,
      place: place,
      duration: duration,
      confirmedAfter: isEarly ? min(0.04, duration) : duration,
      confirmsWithAnimation: system.contains(.confirmsWithAnimation)
    )
  }

  /// Returns a burst of announcements some ten milliseconds apart, and then their confirmations.
  ///
  /// Each begins where the one before ended. A keyboard without height is announced, and never
  /// confirmed.
  private func announcements(from begin: CGRect, growing: Bool) -> [SimulatedStep] {
    var moves: [SimulatedMove] = []
    for height in inputMethod.announcedHeights(endingWith: height, growing: growing) {
      let end = frame(ofHeight: height > 0 ? height + accessoryHeight : 0)
      moves.append(move(.show, from: moves.last?.end ?? begin, to: end))
    }
    let announced = moves.enumerated().flatMap { index, move in
      move.announcements(after: Double(index) * 0.01)
    }
    let confirmed = moves.filter { $0.end.height > 0 }
      .flatMap { $0.confirmations(after: $0.confirmedAfter + Double(moves.count - 1) * 0.01) }
    return announced + confirmed
  }
}
