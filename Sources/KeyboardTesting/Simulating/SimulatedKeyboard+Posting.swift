public import Foundation
public import KeyboardNotifications

extension SimulatedKeyboard {
  /// Posts one notification with the values given, whatever the keyboard does.
  ///
  /// Use it if no action leads to such a notification. The keyboard itself stays where it is, so
  /// that ``coveredHeight`` does not follow; compare with a number.
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
    let info = SimulatedUserInfo.values(
      begin: begin,
      end: end,
      duration: duration,
      isLocal: isLocal
    )
    post(type, info)
  }

  /// Posts one whole show or hide, with nothing wrong, of the keyboard as it is.
  ///
  /// Code that follows the keyboard well is right again after it, whatever the noise was.
  /// With a clock wait until nothing is pending first, and again afterwards.
  public func repair() {
    let docked = dockedFrame()
    isRepairing = true
    defer { isRepairing = false }
    perform(
      destination.map { announcement(of: $0) } ?? move(.hide, from: docked, to: below(docked))
    )
  }

  /// Returns the steps that announce and confirm a keyboard where it is.
  func announcement(of place: SimulatedPlace) -> [SimulatedStep] {
    move(place.isDocked ? .show : .changeFrame, from: place.frame, to: place.frame)
  }

  /// Performs the steps of an action; a move replaces those that are not announced yet.
  func perform(_ steps: [SimulatedStep], atOnce: Bool = false) {
    if steps.contains(where: \.isPlace) { interrupt() }
    for case .place(let place) in steps.map(\.action) { destination = place }
    let start = now
    for step in disturbed(steps) {
      if let clock, step.delay > 0, !atOnce {
        schedule(step, on: clock)
      } else {
        elapsed = max(elapsed, start + step.delay)
        perform(step)
      }
    }
  }

  /// The seconds since the keyboard was made.
  var now: TimeInterval {
    clock.map { $0.now - start } ?? elapsed
  }

  // MARK: - Steps

  /// Drops moves that are not announced yet, and turns the screen that was about to turn.
  private func interrupt() {
    for (number, waiting) in pending.sorted(by: { $0.key < $1.key }) {
      if case .turn = waiting.step.action {
        pending[number] = nil
        perform(waiting.step)
      } else if waiting.step.isAnnouncement || waiting.step.announcement?.isPosted == false {
        pending[number] = nil
      }
    }
  }

  private func schedule(_ step: SimulatedStep, on clock: ManualKeyboardClock) {
    // mutant: 1 to 2, because the numbers need only differ and grow
    scheduledCount += 1
    let token = clock.schedule(after: step.delay) { [weak self, number = scheduledCount] in
      guard let self, self.pending.removeValue(forKey: number) != nil else { return }
      self.perform(step)
    }
    pending[scheduledCount] = (step, token)
  }

  private func perform(_ step: SimulatedStep) {
    step.announcement?.isPosted = true
    switch step.action {
    case .turn(let screen, let body):
      environment.screen = screen
      record()
      body()
    case .application(let state):
      let name = state.notificationName(from: environment.applicationState)
      environment.applicationState = state
      record(.application(state))
      center.post(Notification(name: Notification.Name(name)))
    case .place(let place): announced = place
    case .post(let type, let userInfo): post(type, userInfo)
    }
  }

  private func post(_ type: KeyboardNotificationType, _ userInfo: [String: KeyboardTraceValue]) {
    let posted = userInfo.mapValues(\.posted)
    let notification = Notification(name: type.name, object: object, userInfo: posted)
    let name = type.name.rawValue
    let screen = KeyboardScreen(of: notification)
    record(.notification(name: name, userInfo: userInfo, screen: recorded.name(of: screen)))
    center.post(notification)
  }

  // MARK: - Moves

  /// Returns the steps of a move in the manner of the system and the settings.
  ///
  /// The keyboard is at the end of the move from the first notification on. Each notification has
  /// its time; without times the announcements come at once. In the burst of a rotation `still`
  /// gives only the frame on screen, and the confirmations have no animation.
  func move(
    _ types: [KeyboardNotificationType],
    from begin: CGRect,
    to end: CGRect,
    duration: TimeInterval = 0.25,
    at times: [TimeInterval]? = nil,
    still: KeyboardNotificationType? = nil,
    isLocal: Bool = true
  ) -> [SimulatedStep] {
    let delay = confirmationDelay(of: duration)
    let times = times ?? types.map { $0.isAnnouncement ? 0 : delay }
    let shows = types.contains(.willShow)
    let isVisible = !types.contains(.willHide) && end.height > 0 && end.minY < screen.height
    let place = isVisible ? SimulatedPlace(frame: end, isDocked: shows) : nil
    let confirmsWithAnimation = still == nil && system.contains(.confirmsWithAnimation)
    let actions = zip(types, times).map { type, time in
      let userInfo = SimulatedUserInfo.values(
        begin: type == still && shows ? end : begin,
        end: type == still && !shows ? begin : end,
        duration: type.isAnnouncement || confirmsWithAnimation ? duration : nil,
        isLocal: isLocal
      )
      return (time, SimulatedStep.Action.post(type, userInfo))
    }
    let announcement = SimulatedAnnouncement()
    return ([(times[0], .place(place))] + actions).map { time, action in
      SimulatedStep(delay: time, action: action, announcement: announcement)
    }
  }

  /// Returns the seconds from the announcement of a move to its confirmation.
  func confirmationDelay(of duration: TimeInterval) -> TimeInterval {
    let isEarly = environment.prefersCrossFadeTransitions && system.contains(.confirmsFadesEarly)
    return isEarly ? min(0.04, duration) : duration
  }
}
