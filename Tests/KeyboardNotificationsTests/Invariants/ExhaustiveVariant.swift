import KeyboardNotifications
import Testing

/// A setting under which all sequences are tried.
enum ExhaustiveVariant: String, CaseIterable, CustomTestStringConvertible {
  case plain = "plain"
  case crossFade = "with cross-fade on"
  case otherApps = "with other apps included"
  case lostFocus = "with the focus lost"
  case screens = "on several screens"

  var testDescription: String { rawValue }

  var environment: KeyboardEnvironment {
    var environment = KeyboardEnvironment(
      screenBounds: Phone.screen,
      prefersCrossFadeTransitions: self == .crossFade,
      otherApps: self == .otherApps ? .include : .ignore
    )
    environment.hasLostFocus = self == .lostFocus
    return environment
  }

  /// The length of the sequences; with several screens it is bounded, since there are more events.
  func depth(atMost depth: Int) -> Int {
    self == .screens ? min(depth, 3) : depth
  }

  var inputs: [Input] {
    self == .screens ? Input.onScreens : Input.all
  }
}
