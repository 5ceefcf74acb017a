/// The words of the trace format.
enum KeyboardTraceFormat {
  /// The version that is read and written.
  static let version = 1

  /// What a record can be; a kind that is not here is skipped.
  enum Kind: String {
    case header, screen, window, view, accessibility, application, notification, expectation
  }
}

extension KeyboardTraceContent {
  var kind: KeyboardTraceFormat.Kind {
    switch self {
    case .header: .header
    case .screen: .screen
    case .window: .window
    case .view: .view
    case .accessibility: .accessibility
    case .application: .application
    case .notification: .notification
    case .expectation: .expectation
    }
  }
}
