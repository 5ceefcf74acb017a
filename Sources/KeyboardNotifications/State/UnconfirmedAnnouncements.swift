/// Number of announcements of one destination that are not confirmed yet.
///
/// `didChangeFrame` confirms one `willChangeFrame`; `didShow` and `didHide` confirm one `willShow`
/// or `willHide`.
struct UnconfirmedAnnouncements: Sendable, Equatable {
  /// The greatest number that is counted.
  ///
  /// If a field loses the focus and gets it again, UIKit announces one destination four times
  /// within a quarter of a second.
  private static let limit: UInt8 = 4

  private var changes: UInt8 = 0
  private var showsAndHides: UInt8 = 0

  /// True if every announcement is confirmed.
  var isEmpty: Bool {
    changes == 0 && showsAndHides == 0
  }

  /// Adds an announcement.
  mutating func add(_ type: KeyboardNotificationType) {
    if type.isChange {
      changes = min(changes + 1, Self.limit)
    } else {
      showsAndHides = min(showsAndHides + 1, Self.limit)
    }
  }

  /// Removes one announcement, which a notification of a type confirms.
  ///
  /// - Returns: False if there is no such announcement.
  mutating func confirm(by type: KeyboardNotificationType) -> Bool {
    guard (type.isChange ? changes : showsAndHides) > 0 else { return false }
    if type.isChange {
      changes -= 1
    } else {
      showsAndHides -= 1
    }
    return true
  }
}
