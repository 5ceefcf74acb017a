public import Foundation
public import KeyboardNotifications

extension SimulatedKeyboard {
  /// Posts one notification with the given values.
  ///
  /// Use it for a notification that no action posts. The keyboard does not move, so that
  /// ``coveredHeight`` stays as it is; compare with a number.
  ///
  /// - Parameters:
  ///   - type: One of the six.
  ///   - begin: The begin frame in screen coordinates; `nil` leaves it out.
  ///   - end: The end frame in screen coordinates; `nil` leaves it out.
  ///   - duration: The duration in seconds, with the keyboard's own curve; `nil` leaves both out.
  ///   - isLocal: True for a keyboard of this app.
  public func post(
    _ type: KeyboardNotificationType,
    begin: CGRect? = nil,
    end: CGRect?,
    duration: TimeInterval? = 0.25,
    isLocal: Bool = true
  ) {
    post(
      SimulatedNotification(
        type: type,
        begin: begin,
        end: end,
        duration: duration,
        isLocal: isLocal
      )
    )
  }

  /// Posts one complete show or hide of the keyboard as it is, without noise.
  ///
  /// Code that follows the keyboard correctly is right after it, even if the noise has lost
  /// notifications before. With a clock first advance it until ``pendingCount`` is 0, and do so
  /// again afterwards.
  public func repair() {
    isRepairing = true
    defer { isRepairing = false }
    if let destination {
      perform(announcement(of: destination))
    } else {
      let docked = dockedFrame()
      perform(move(.hide, from: docked, to: below(docked)))
    }
  }

  /// Returns the steps that announce and confirm a keyboard at its present place.
  func announcement(of place: SimulatedPlace) -> [SimulatedStep] {
    move(place.isDocked ? .show : .changeFrame, from: place.frame, to: place.frame)
  }

  /// Performs the steps of an action; a move replaces the moves that are not announced yet.
  ///
  /// - Parameters:
  ///   - steps: The steps in the order of their times.
  ///   - atOnce: True to post without waiting for the clock.
  func perform(_ steps: [SimulatedStep], atOnce: Bool = false) {
    if steps.contains(where: \.isPlace) { interrupt() }
    for case .place(let place) in steps.map(\.action) { destination = place }
    let actionTime = now
    for step in disturbed(steps) {
      if let clock, step.delay > 0, !atOnce {
        schedule(step, on: clock)
      } else {
        elapsed = max(elapsed, actionTime + step.delay)
        carryOut(step)
      }
    }
  }

  /// The seconds since the keyboard was made.
  var now: TimeInterval {
    guard let clock, let start else { return elapsed }
    return clock.now - start
  }

  // MARK: - Steps

  /// Removes the pending steps, except for the confirmations of announced moves.
  ///
  /// A pending turn of the screen is carried out at once.
  private func interrupt() {
    for (number, waiting) in pending.sorted(by: { $0.key < $1.key }) {
      let step = waiting.step
      guard !step.confirmsAnnouncedMove else { continue }
      pending[number] = nil
      if case .turn = step.action { carryOut(step) }
    }
  }

  private func schedule(_ step: SimulatedStep, on clock: ManualKeyboardClock) {
    // mutant: 1 to 2, because the numbers need only differ and grow
    // mutant: += to -=, because any other number is a new one
    scheduledCount += 1
    let token = clock.schedule(after: step.delay) { [weak self, number = scheduledCount] in
      guard let self, self.pending.removeValue(forKey: number) != nil else { return }
      self.carryOut(step)
    }
    pending[scheduledCount] = (step, token)
  }

  private func carryOut(_ step: SimulatedStep) {
    // mutant: swap, because no step of a move waits while the first one is carried out
    step.move?.isAnnounced = true
    switch step.action {
    case .turn(let screen, let body):
      environment.screen = screen
      body()
      recordEnvironment()
    case .application(let state):
      let name = state.notificationName(from: environment.applicationState)
      // mutant: swap, because the state of the app is no part of the recorded environment
      environment.applicationState = state
      recordEnvironment()
      record(.application(state))
      center.post(Notification(name: Notification.Name(name)))
    case .place(let place): announced = place
    case .post(let notification): post(notification)
    }
  }

  private func post(_ simulated: SimulatedNotification) {
    let name = simulated.type.name
    let userInfo = simulated.userInfo
    let posted = userInfo.mapValues(\.posted)
    let notification = Notification(name: name, object: object, userInfo: posted)
    recordEnvironment()
    let screen = recorded.name(of: KeyboardScreen(of: notification))
    record(.notification(name: name.rawValue, userInfo: userInfo, screen: screen))
    center.post(notification)
  }

  // MARK: - Moves

  /// Returns the steps of a move, with the notifications that the system posts for it.
  ///
  /// With the first notification the keyboard is at the end of the move.
  ///
  /// - Parameters:
  ///   - types: The notifications in the order of posting.
  ///   - begin: The frame before the move.
  ///   - end: The frame after it.
  ///   - duration: The duration of the animation in seconds.
  ///   - times: The time of each notification. By default the announcements come at once, and the
  ///     confirmations with the end of the animation.
  /// - Returns: The new place of the keyboard, and the notifications.
  func move(
    _ types: [KeyboardNotificationType],
    from begin: CGRect,
    to end: CGRect,
    duration: TimeInterval = SimulatedKeyboard.animationDuration,
    at times: [TimeInterval]? = nil
  ) -> [SimulatedStep] {
    let delay = confirmationDelay(of: duration)
    let times = times ?? types.map { $0.isAnnouncement ? 0 : delay }
    let move = SimulatedMove()
    let posts = zip(types, times).map { type, time in
      let isAnimated = type.isAnnouncement || system.contains(.confirmsWithAnimation)
      let notification = SimulatedNotification(
        type: type,
        begin: begin,
        end: end,
        duration: isAnimated ? duration : nil
      )
      return SimulatedStep(delay: time, action: .post(notification), move: move)
    }
    let newPlace = place(after: types, to: end)
    let placing = SimulatedStep(delay: times[0], action: .place(newPlace), move: move)
    return [placing] + posts
  }

  /// Returns the place after a move; `nil` if the keyboard is not on the screen then.
  ///
  /// Only a show ends with a docked keyboard.
  private func place(after types: [KeyboardNotificationType], to end: CGRect) -> SimulatedPlace? {
    let isOnScreen = end.height > 0 && end.minY < screen.height
    guard isOnScreen, !types.contains(.willHide) else { return nil }
    return SimulatedPlace(frame: end, isDocked: types.contains(.willShow))
  }

  /// Returns the seconds from the announcement of a move to its confirmation.
  func confirmationDelay(of duration: TimeInterval) -> TimeInterval {
    let isEarly = environment.prefersCrossFadeTransitions && system.contains(.confirmsFadesEarly)
    return isEarly ? min(0.04, duration) : duration
  }
}
