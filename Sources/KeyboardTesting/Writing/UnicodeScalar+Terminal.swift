extension Unicode.Scalar {
  /// Whether a terminal may obey the character, where it should show it.
  ///
  /// A control character could move the cursor, a line separator could make one line look like two,
  /// and a bidirectional override could make letters stand in another order than they do.
  package var isObeyedByTerminals: Bool {
    switch self {
    case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}": true
    case "\u{2028}"..."\u{202E}", "\u{2066}"..."\u{2069}": true
    default: false
    }
  }
}
