import Foundation
import KeyboardNotifications

#if canImport(Darwin)
import Darwin
#endif

/// The screen, the window, the view and the settings that a trace has given so far.
struct RecordedEnvironment: Sendable {
  private var screen: CGRect?
  private var screenName: String?
  private var screenNames: [KeyboardScreen: String] = [:]
  private var window: CGRect?
  private var view: CGRect?
  private var safeAreaBottom: CGFloat = 0
  private var prefersCrossFadeTransitions = false
  private var otherApps = OtherAppsPolicy.ignore

  /// All that has been recorded so far, for a trace that begins here.
  var records: [KeyboardTraceContent] {
    var records: [KeyboardTraceContent] = []
    if let screen { records.append(.screen(screen, name: screenName)) }
    if let window { records.append(.window(window)) }
    if let view { records.append(.view(view, safeAreaBottom: safeAreaBottom)) }
    if prefersCrossFadeTransitions {
      records.append(.accessibility(prefersCrossFadeTransitions: true))
    }
    if otherApps != .ignore { records.append(.policy(otherApps: otherApps)) }
    return records
  }

  /// The environment that a player has after these records.
  var environment: KeyboardEnvironment {
    records.reduce(into: KeyboardEnvironment()) { $0.take($1) }
  }

  /// Returns the records that a player needs to have the same environment.
  ///
  /// A frame that is not finite is passed over: no trace may have one. A trace cannot take back a
  /// frame that it has given: a frame that is no longer known stays as it was, except that a window
  /// falls back to the screen and a view to the window, which are written out.
  mutating func changes(
    to environment: KeyboardEnvironment,
    safeAreaBottom: CGFloat
  ) -> [KeyboardTraceContent] {
    var changes: [KeyboardTraceContent] = []
    let newScreen = environment.screen.finite
    let newName = name(of: environment.screenIdentity)
    if let new = newScreen, new != screen || newName != screenName {
      screen = new
      screenName = newName
      changes.append(.screen(new, name: newName))
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
    if environment.otherApps != otherApps {
      otherApps = environment.otherApps
      changes.append(.policy(otherApps: otherApps))
    }
    return changes
  }

  /// Adds the name of the screen that a notification was posted with.
  mutating func naming(
    _ screen: KeyboardScreen?,
    in content: KeyboardTraceContent
  ) -> KeyboardTraceContent {
    guard case .notification(let name, let userInfo, _) = content else { return content }
    return .notification(name: name, userInfo: userInfo, screen: self.name(of: screen))
  }

  /// Returns the name that a screen has in the trace: its own, or a number that no other screen
  /// has.
  private mutating func name(of screen: KeyboardScreen?) -> String? {
    guard let screen else { return nil }
    if let name = screenNames[screen] { return name }
    let taken = Set(screenNames.values)
    var number = 1
    while taken.contains("screen \(number)") { number += 1 }
    var name = "screen \(number)"
    if let own = screen.name, !taken.contains(own) { name = own }
    screenNames[screen] = name
    return name
  }

  /// Returns the record of the view and its safe area, which are always written together.
  private mutating func viewChange(
    to environment: KeyboardEnvironment,
    safeAreaBottom newSafeAreaBottom: CGFloat
  ) -> [KeyboardTraceContent] {
    // No trace may have one below zero.
    let newSafeAreaBottom = newSafeAreaBottom.isFinite ? max(0, newSafeAreaBottom) : 0
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
    guard let self, self.isOfFiniteNumbers else { return nil }
    return self
  }
}

extension CGRect {
  var isOfFiniteNumbers: Bool {
    [origin.x, origin.y, size.width, size.height].allSatisfy(\.isFinite)
  }
}

/// The records of a trace as they come, in the order of time.
struct TraceLog: Sendable {
  private(set) var records: [KeyboardTrace.Record] = []
  private var recorded = RecordedEnvironment()

  mutating func append(
    _ content: KeyboardTraceContent,
    on screen: KeyboardScreen? = nil,
    at time: TimeInterval
  ) {
    records.append(KeyboardTrace.Record(time: time, recorded.naming(screen, in: content)))
  }

  mutating func note(
    _ environment: KeyboardEnvironment,
    safeAreaBottom: CGFloat,
    at time: TimeInterval
  ) {
    for content in recorded.changes(to: environment, safeAreaBottom: safeAreaBottom) {
      append(content, at: time)
    }
  }
}

// MARK: - The device

/// The kind of device that this runs on.
enum DeviceModel {
  #if canImport(Darwin)
  /// Such as `iPhone16,1`; in the simulator the model that it stands for.
  static var current: String? {
    if let model = ProcessInfo.processInfo.environment["SIMULATOR_MODEL_IDENTIFIER"] {
      return model
    }
    var size = 0
    guard sysctlbyname("hw.machine", nil, &size, nil, 0) == 0, size > 1 else { return nil }
    var bytes = [UInt8](repeating: 0, count: size)
    guard sysctlbyname("hw.machine", &bytes, &size, nil, 0) == 0 else { return nil }
    return String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
  }
  #else
  /// Unknown: only Apple's devices have a keyboard to record.
  static var current: String? { nil }
  #endif
}

extension KeyboardTraceHeader {
  /// Returns the header of a recording made here: the device's model and the system's version.
  ///
  /// The model is the kind of device, such as `iPhone16,1`; the name that its owner has given it is
  /// not read.
  package static func recording(_ title: String) -> KeyboardTraceHeader {
    KeyboardTraceHeader(
      title: title,
      source: "recorded",
      device: DeviceModel.current,
      system: ProcessInfo.processInfo.operatingSystemVersionString
    )
  }
}
