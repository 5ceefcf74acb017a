import Foundation
import KeyboardNotifications

/// What a trace has said so far of the screen, the window, the view and the settings.
struct RecordedEnvironment: Sendable {
  private var screen: CGRect?
  private var window: CGRect?
  private var view: CGRect?
  private var safeAreaBottom: CGFloat = 0
  private var prefersCrossFadeTransitions = false

  /// What must be recorded so that a player has the same environment.
  ///
  /// A frame that is not finite is passed over: no trace may have one. A trace cannot take back a frame that it has given: what is no longer known stays as it was,
  /// except that a window falls back to the screen and a view to the window, which are written out.
  mutating func changes(
    to environment: KeyboardEnvironment,
    safeAreaBottom: CGFloat
  ) -> [KeyboardTraceContent] {
    var changes: [KeyboardTraceContent] = []
    let newScreen = environment.screen.finite
    if let new = newScreen, new != screen {
      screen = new
      changes.append(.screen(new))
    }
    if let new = environment.window.finite ?? (window == nil ? nil : newScreen), new != window {
      window = new
      changes.append(.window(new))
    }
    changes += viewChange(to: environment, safeAreaBottom: safeAreaBottom)
    if environment.prefersCrossFadeTransitions != prefersCrossFadeTransitions {
      prefersCrossFadeTransitions = environment.prefersCrossFadeTransitions
      let value = prefersCrossFadeTransitions
      changes.append(.accessibility(prefersCrossFadeTransitions: value))
    }
    return changes
  }

  /// The view and its safe area stand in one record, so that either is written with the other.
  private mutating func viewChange(
    to environment: KeyboardEnvironment,
    safeAreaBottom newSafeAreaBottom: CGFloat
  ) -> [KeyboardTraceContent] {
    let newSafeAreaBottom = newSafeAreaBottom.isFinite ? newSafeAreaBottom : 0
    let newView = environment.view.finite
    let isKnown = newView != nil || view != nil || newSafeAreaBottom != safeAreaBottom
    guard isKnown, let new = newView ?? environment.window.finite ?? environment.screen.finite,
      new != view || newSafeAreaBottom != safeAreaBottom
    else { return [] }
    view = new
    safeAreaBottom = newSafeAreaBottom
    return [.view(new, safeAreaBottom: newSafeAreaBottom)]
  }
}

extension CGRect? {
  fileprivate var finite: CGRect? {
    guard let self else { return nil }
    let numbers = [self.origin.x, self.origin.y, self.size.width, self.size.height]
    return numbers.allSatisfy(\.isFinite) ? self : nil
  }
}
