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
  var now: TimeInterval {
    clock.map { $0.now - start } ?? elapsed
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

  private func schedule(_ step: SimulatedStep, on clock: ManualKeyboardClock) {
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
    let (name, screen) = (type.name.rawValue, KeyboardScreen(of: notification))
    record(.notification(name: name, userInfo: userInfo, screen: recorded.name(of: screen)))
    center.post(notification)
  }

  // MARK: - Moves

  /// Returns the steps of a move in the manner of the system and the settings.
  ///
  /// The keyboard is where the move takes it from the first notification on. Each notification has
  /// its time; without times the announcements come at once. In the burst of a turn one notification,
  /// `still`, gives only the frame on screen, and the confirmations have no animation.
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

/// One thing that a simulated keyboard does, and when.
struct SimulatedStep {
  enum Action {
    /// Posts a keyboard notification.
    case post(KeyboardNotificationType, [String: KeyboardTraceValue])
    /// Changes the app's state, and posts the notification of that.
    case application(KeyboardApplicationState)
    /// Turns the screen.
    case turn(CGRect)
    /// Puts the keyboard somewhere, or away.
    case place(SimulatedPlace?)
  }

  /// The seconds since the first step.
  var delay: TimeInterval = 0
  let action: Action
  /// The announcement of the move that the step belongs to.
  var announcement: SimulatedAnnouncement?

  var isPost: Bool {
    if case .post = action { true } else { false }
  }

  var isPlace: Bool {
    if case .place = action { true } else { false }
  }

  /// True for a step that announces; else it confirms.
  var isAnnouncement: Bool {
    if case .post(let type, _) = action { type.isAnnouncement } else { isPlace }
  }
}

/// The place of a keyboard on the screen.
struct SimulatedPlace: Equatable {
  var frame: CGRect
  var isDocked: Bool
}

/// The announcement of a move; one that is not posted yet can still be taken back.
final class SimulatedAnnouncement {
  var isPosted = false
}

/// The notifications that accompany a move: the change of frame first.
///
/// InputBarAccessoryView documents the order: https://github.com/nathantannar4/InputBarAccessoryView
extension [KeyboardNotificationType] {
  static let show: Self = [.willChangeFrame, .willShow, .didChangeFrame, .didShow]
  static let hide: Self = [.willChangeFrame, .willHide, .didChangeFrame, .didHide]
  static let changeFrame: Self = [.willChangeFrame, .didChangeFrame]
}

/// The user info that UIKit would post.
enum SimulatedUserInfo {
  /// All eight keys, less those whose values are left out; with a duration comes the keyboard's curve.
  static func values(
    begin: CGRect?,
    end: CGRect?,
    duration: TimeInterval?,
    isLocal: Bool = true
  ) -> [String: KeyboardTraceValue] {
    let curve = Double(KeyboardAnimationCurve.keyboard.rawValue)
    let centers = [begin, end].map { frame in
      frame.map { KeyboardTraceValue(posted: CGPoint(x: $0.midX, y: $0.midY)) }
    }
    let bounds = end.map { CGRect(origin: .zero, size: $0.size) }
    return [
      KeyboardUserInfoKey.beginFrame: begin.map { KeyboardTraceValue(posted: $0) },
      UndocumentedUserInfoKey.beginCenter: centers[0],
      KeyboardUserInfoKey.endFrame: end.map { KeyboardTraceValue(posted: $0) },
      UndocumentedUserInfoKey.endCenter: centers[1],
      UndocumentedUserInfoKey.bounds: bounds.map { KeyboardTraceValue(posted: $0) },
      KeyboardUserInfoKey.duration: duration.map { .number($0) },
      KeyboardUserInfoKey.curve: duration.map { _ in .number(curve) },
      KeyboardUserInfoKey.isLocal: .number(isLocal ? 1 : 0),
    ].compactMapValues(\.self)
  }
}
