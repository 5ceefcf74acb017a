import Foundation

/// Where a notification says that the keyboard goes or has gone.
enum KeyboardTarget: Sendable, Equatable {
  /// Off the screen; the frame that the notification gives, unless it is empty.
  case hidden(CGRect?)
  /// On the screen: the frame, and whether it is docked there.
  case visible(CGRect, KeyboardPlacement)

  var isVisible: Bool {
    guard case .visible = self else { return false }
    return true
  }

  var frame: CGRect? {
    switch self {
    case .hidden(let frame): frame
    case .visible(let frame, _): frame
    }
  }

  /// Whether nobody could tell the two apart; where a hidden keyboard waits makes no difference.
  func isSame(as other: KeyboardTarget) -> Bool {
    switch (self, other) {
    case (.hidden, .hidden): true
    case (.visible(let frame, _), .visible(let otherFrame, _)): frame.isSame(as: otherFrame)
    default: false
    }
  }
}
