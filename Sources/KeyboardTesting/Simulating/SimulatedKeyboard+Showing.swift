public import Foundation
import KeyboardNotifications

extension SimulatedKeyboard {
  /// A field takes the focus: the keyboard comes, where it was left, docked or not.
  ///
  /// Nothing is posted while it is up already, as from iOS 11 on when the focus goes to another
  /// field: https://github.com/lionheart/openradar-mirror/issues/18382
  public func show() {
    hasFocus = true
    guard frame == nil else { return }
    perform(appearance())
  }

  /// The focus is given up: the keyboard goes.
  public func hide() {
    hasFocus = false
    guard let frame else { return }
    perform(disappearance(from: frame))
  }

  /// The keyboard gets another height while it is up, or keeps it for the next time.
  ///
  /// A phone of iOS 8 to 10 posts all four notifications of a show, and no hide:
  /// https://stackoverflow.com/questions/25946121
  ///
  /// - Parameters:
  ///   - height: The height without an accessory view, in points.
  ///   - animated: Whether the change takes time; in place it often comes at once.
  public func change(height: CGFloat, animated: Bool = true) {
    self.height = height.isFinite ? max(0, height) : 0
    resize(duration: animated ? 0.25 : 0)
  }

  /// The field with the focus gets another accessory view, or none.
  ///
  /// - Parameter accessoryHeight: Its height in points.
  public func change(accessoryHeight: CGFloat) {
    self.accessoryHeight = accessoryHeight.isFinite ? max(0, accessoryHeight) : 0
    resize(duration: 0.25)
  }

  /// The person changes to another input method, which may be announced several times.
  ///
  /// - Parameter inputMethod: How the keyboard is announced from now on.
  public func switchInputMethod(_ inputMethod: SimulatedInputMethod) {
    self.inputMethod = inputMethod
    guard isDocked, !hasHardwareKeyboard, let frame else {
      height = keyboardHeights.last ?? height
      return
    }
    perform(announcements(from: frame, to: keyboardHeights))
  }

  private func resize(duration: TimeInterval) {
    guard isDocked, let old = frame else {
      // With a hardware keyboard an accessory view may be all there is to come.
      if hasHardwareKeyboard, hasFocus { perform(appearance()) }
      return
    }
    guard let new = hasHardwareKeyboard ? barFrame : dockedFrame() else {
      perform(disappearance(from: old))
      return
    }
    place(new)
    perform(move(.show, from: old, to: new, duration: duration).steps())
  }
}

// MARK: - What show and hide lead to

extension SimulatedKeyboard {
  /// The steps of an appearance; none where nothing appears.
  func appearance() -> [SimulatedStep] {
    if let undockedFrame {
      place(undockedFrame)
      return move(.changeFrame, from: below(undockedFrame), to: undockedFrame).steps()
    }
    if hasHardwareKeyboard {
      guard let bar = barFrame else { return [] }
      place(bar)
      return move(.show, from: below(bar), to: bar).steps()
    }
    let begin = below(dockedFrame())
    guard inputMethod != .standard else {
      place(dockedFrame())
      return move(.show, from: begin, to: dockedFrame()).steps()
    }
    let flat = inputMethod.beginsFlat ? [CGFloat(0)] : []
    return announcements(from: begin, to: flat + keyboardHeights)
  }

  /// The steps of a disappearance; an undocked keyboard only changes its frame.
  func disappearance(from begin: CGRect, duration: TimeInterval = 0.25) -> [SimulatedStep] {
    let kind: SimulatedMove.Kind = undockedFrame == nil ? .hide : .changeFrame
    let shown = frame ?? begin
    place(nil)
    return move(kind, from: begin, to: hiddenFrame(of: shown), duration: duration).steps()
  }

  /// The end frame of a hide: below the screen, empty, or as high as the accessory view.
  func hiddenFrame(of frame: CGRect) -> CGRect {
    if environment.prefersCrossFadeTransitions { return .zero }
    guard system.hidesAccessoryOnly, undockedFrame == nil else { return below(frame) }
    return below(self.frame(ofHeight: accessoryHeight))
  }

  /// A move, with what the system and the settings make of it.
  func move(
    _ kind: SimulatedMove.Kind,
    from begin: CGRect,
    to end: CGRect,
    duration: TimeInterval = 0.25
  ) -> SimulatedMove {
    let isEarly = environment.prefersCrossFadeTransitions && system.confirmsFadesEarly
    return SimulatedMove(
      kind: kind,
      begin: begin,
      end: end,
      duration: duration,
      confirmedAfter: isEarly ? min(0.04, duration) : duration,
      confirmsWithAnimation: system.confirmsWithAnimation
    )
  }

  /// The heights that the input method announces, in points.
  private var keyboardHeights: [CGFloat] {
    inputMethod.increments.map { max(0, measures.keyboardHeight + $0) }
  }

  /// A burst of announcements some ten milliseconds apart, and then their confirmations.
  ///
  /// Each begins where the one before ended. A keyboard without height is announced, and never
  /// confirmed.
  private func announcements(from begin: CGRect, to heights: [CGFloat]) -> [SimulatedStep] {
    var moves: [SimulatedMove] = []
    for height in heights {
      self.height = height
      let end = height > 0 ? dockedFrame() : frame(ofHeight: 0)
      moves.append(move(.show, from: moves.last?.end ?? begin, to: end))
    }
    place(moves.last?.end)
    let announced = moves.enumerated().flatMap { index, move in
      move.announcements(after: Double(index) * 0.01)
    }
    let confirmed = moves.filter { $0.end.size.height > 0 }
      .flatMap { $0.confirmations(after: $0.confirmedAfter + Double(moves.count - 1) * 0.01) }
    return announced + confirmed
  }
}
