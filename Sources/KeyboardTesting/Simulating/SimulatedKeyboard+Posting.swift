public import Foundation
public import KeyboardNotifications

extension SimulatedKeyboard {
  /// Posts one notification with the values given, whatever the keyboard does.
  ///
  /// Use it where no action leads to such a notification. The keyboard itself stays where it is, so
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
  /// Code that follows the keyboard well is right again after it, whatever noise has taken before.
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

  /// Does all that an action leads to, in place of what has not been announced yet.
  func perform(_ steps: [SimulatedStep], atOnce: Bool = false, interrupting: Bool = true) {
    if interrupting { interrupt() }
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
  ///
  /// For a clock without a readable time, the steps that it has called are summed.
  var now: TimeInterval {
    switch clock {
    case let clock as ManualKeyboardClock: clock.now - start
    case is SystemKeyboardClock: ProcessInfo.processInfo.systemUptime - start
    default: elapsed
    }
  }

  // MARK: - Steps

  /// Drops what has not been announced, and turns the screen that was about to turn.
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

  private func schedule(_ step: SimulatedStep, on clock: any KeyboardClock) {
    scheduledCount += 1
    let (number, time) = (scheduledCount, now + step.delay)
    let token = clock.schedule(after: step.delay) { [weak self] in
      guard let self, self.pending.removeValue(forKey: number) != nil else { return }
      self.elapsed = max(self.elapsed, time)
      self.perform(step)
    }
    pending[number] = (step, token)
  }

  private func perform(_ step: SimulatedStep) {
    step.announcement?.isPosted = true
    switch step.action {
    case .turn(let screen):
      environment.screen = screen
      record()
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
    let content = KeyboardTraceContent.notification(name: type.name.rawValue, userInfo: userInfo)
    record(content, on: KeyboardScreen(of: notification))
    center.post(notification)
  }
}
