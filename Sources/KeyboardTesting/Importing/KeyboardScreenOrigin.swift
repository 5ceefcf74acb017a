/// The origin of an imported trace's screen, or the reason why no screen is known, in words.
package enum KeyboardScreenOrigin: String, Sendable {
  case given = "as given"
  /// All notifications are of the given screen after it has turned.
  case turned = "as given but turned"
  case written = "as the log says"
  case inferred = "inferred from the frames"
  case contradicted = "the frames contradict each other"
  case unknown = "the frames do not show it"
}
