#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import TypedNotifications

/// Something that is kept clear of the keyboard, as long as this object is kept.
///
/// Keep it in a property. When it is cancelled or released, what was changed is put back exactly.
/// It does not keep views alive, and views that are gone are harmless.
@MainActor
public final class KeyboardAdjustment {
  private let adjuster: any KeyboardAdjuster
  private let token: NotificationToken

  init(_ adjuster: any KeyboardAdjuster) {
    self.adjuster = adjuster
    token = NotificationToken {
      MainQueue.performInTurnOrLater { adjuster.stop() }
    }
  }

  /// Looks again at where things are, and adjusts to that without an animation of its own.
  ///
  /// This happens by itself when the keyboard changes, a turn later, when the system confirms the
  /// change, and when the view gets another size, safe area or window. Call it after a change that
  /// UIKit tells nobody of: a view that was moved, or an inset that was set anew.
  public func update() {
    adjuster.update()
  }

  /// Puts back what was changed, and adjusts nothing any more.
  public func cancel() {
    token.cancel()
  }
}
#endif
