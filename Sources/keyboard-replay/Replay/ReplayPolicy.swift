import KeyboardNotifications

/// How notifications are judged where a trace leaves the choice to the app.
struct ReplayPolicy: Equatable {
  /// What to do with the keyboards of other apps.
  var otherApps = OtherAppsPolicy.ignore
  /// Whether cross-fade transitions count as preferred; `nil` leaves it to the trace.
  var crossFade: Bool?

  func applied(to environment: KeyboardEnvironment) -> KeyboardEnvironment {
    var environment = environment
    environment.otherApps = otherApps
    if let crossFade { environment.prefersCrossFadeTransitions = crossFade }
    return environment
  }
}
