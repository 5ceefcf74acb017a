import Foundation
import KeyboardNotifications

/// The screen, the window, the view and the settings that a trace has given so far.
struct RecordedEnvironment: Sendable {
  /// The last record of each kind; at first the settings of a trace that gives none.
  private var given: [KeyboardTraceFormat.Kind: KeyboardTraceContent] = [
    .accessibility: .accessibility(prefersCrossFadeTransitions: false),
    .policy: .policy(otherApps: .ignore),
  ]
  private var screenNames: [ScreenIdentity: String] = [:]

  /// Returns the records that give a player the same environment.
  ///
  /// A frame that is not finite is ignored, because a trace cannot contain it. A trace cannot
  /// remove a frame either. A window that is no longer known is therefore recorded as the screen,
  /// and a view as the window.
  mutating func changes(
    to environment: KeyboardEnvironment,
    safeAreaBottom: CGFloat
  ) -> [KeyboardTraceContent] {
    // A trace cannot contain a safe area below zero.
    let safeAreaBottom = safeAreaBottom.isFinite ? max(0, safeAreaBottom) : 0
    let screenName = name(of: environment.screenIdentity)
    let screen = environment.screenBounds.finite
    var window = environment.window.finite
    if window == nil, given[.window] != nil { window = screen }
    var view = environment.view.finite
    // A safe area is recorded with a view.
    let needsView = given[.view] != nil || safeAreaBottom > 0
    if view == nil, needsView { view = window ?? screen }
    let contents: [KeyboardTraceContent?] = [
      screen.map { .screen($0, name: screenName) },
      window.map { .window($0) },
      view.map { .view($0, safeAreaBottom: safeAreaBottom) },
      .accessibility(prefersCrossFadeTransitions: environment.prefersCrossFadeTransitions),
      .policy(otherApps: environment.otherApps),
    ]
    let changes = contents.compactMap(\.self).filter { $0 != given[$0.kind] }
    for content in changes { given[content.kind] = content }
    return changes
  }

  /// Returns the name of a screen in the trace; the next number if it has none yet.
  mutating func name(of screen: ScreenIdentity?) -> String? {
    guard let screen else { return nil }
    if let name = screenNames[screen] { return name }
    let name = "screen \(screenNames.count + 1)"
    screenNames[screen] = name
    return name
  }
}

extension CGRect? {
  /// The rectangle, if all of its numbers are finite.
  var finite: CGRect? {
    flatMap { $0.isFinite ? $0 : nil }
  }
}
