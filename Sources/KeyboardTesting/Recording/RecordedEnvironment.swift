import Foundation
import KeyboardNotifications

/// The screen, the window, the view and the settings that a trace has given so far.
struct RecordedEnvironment: Sendable {
  /// The last record of each kind, to begin with those that hold if a trace gives none.
  private var given: [KeyboardTraceFormat.Kind: KeyboardTraceContent] = [
    .accessibility: .accessibility(prefersCrossFadeTransitions: false),
    .policy: .policy(otherApps: .ignore),
  ]
  var screenNames: [KeyboardScreen: String] = [:]

  /// Returns the records that a player needs to have the same environment.
  ///
  /// A frame that is not finite is passed over: no trace may have one. A trace cannot take back a
  /// frame that it has given: a frame that is no longer known stays as it was, except that a window
  /// falls back to the screen and a view to the window, which are written out.
  mutating func changes(
    to environment: KeyboardEnvironment,
    safeAreaBottom: CGFloat
  ) -> [KeyboardTraceContent] {
    let name = name(of: environment.screenIdentity)
    let screen = environment.screen.finite
    let window = environment.window.finite
    // No trace may have a safe area below zero.
    let safeAreaBottom = safeAreaBottom.isFinite ? max(0, safeAreaBottom) : 0
    let hasView = given[.view] != nil || safeAreaBottom > 0
    let view = environment.view.finite ?? (hasView ? window ?? screen : nil)
    let contents: [KeyboardTraceContent?] = [
      screen.map { .screen($0, name: name) },
      (window ?? (given[.window] == nil ? nil : screen)).map { .window($0) },
      view.map { .view($0, safeAreaBottom: safeAreaBottom) },
      .accessibility(prefersCrossFadeTransitions: environment.prefersCrossFadeTransitions),
      .policy(otherApps: environment.otherApps),
    ]
    let changes = contents.compactMap(\.self).filter { $0 != given[$0.kind] }
    for content in changes { given[content.kind] = content }
    return changes
  }

  /// Returns the name that a screen has in the trace, a number if it had none.
  mutating func name(of screen: KeyboardScreen?) -> String? {
    guard let screen else { return nil }
    if let name = screenNames[screen] { return name }
    let used = Set(screenNames.values)
    let name = (1...used.count + 1).map { "screen \($0)" }.first { !used.contains($0) }
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

extension KeyboardTraceHeader {
  /// Returns the header of a recording made here: the device's model and the system's version.
  ///
  /// The model is the kind of device, such as `iPhone16,1`; the name that its owner has given it is
  /// not read.
  package static func recording(_ title: String) -> KeyboardTraceHeader {
    let system = ProcessInfo.processInfo.operatingSystemVersionString
    return KeyboardTraceHeader(title: title, source: "recorded", device: model, system: system)
  }

  /// The kind of device that this runs on, in the simulator the one that it stands for; `nil` if
  /// the system names no more than a processor.
  private static var model: String? {
    var system = utsname()
    uname(&system)
    let name = withUnsafeBytes(of: system.machine) {
      String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
    }
    let simulated = ProcessInfo.processInfo.environment["SIMULATOR_MODEL_IDENTIFIER"]
    return simulated ?? (name.contains(",") ? name : nil)
  }
}
