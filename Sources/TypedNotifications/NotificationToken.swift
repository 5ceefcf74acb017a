import Foundation

/// The lifetime of an observation: it ends when the token is cancelled or released.
///
/// Keep the token in a property of the object that observes:
///
/// ```swift
/// final class ScoreBoard {
///   private var token: NotificationToken?
///
///   func start() {
///     token = NotificationCenter.default.addObserver(descriptor: .scoreDidChange) { … }
///   }
///
///   func stop() {
///     token = nil
///   }
/// }
/// ```
///
/// Capture the token's owner weakly in the closure, because the observation retains what the
/// closure captures. You can use, cancel and release a token on any thread.
///
/// If you import another module with a type of this name, such as RealmSwift, write
/// `TypedNotifications.NotificationToken`.
public final class NotificationToken: Sendable {
  private let cancellation: Cancellation

  package init(_ cancellation: Cancellation) {
    self.cancellation = cancellation
  }

  /// Creates a token for an observation that a closure ends.
  ///
  /// - Parameter onCancel: Ends the observation. It is called once, on the thread that first
  ///   cancels or releases the token, and then released. No lock is held during the call.
  package convenience init(onCancel: @escaping @Sendable () -> Void) {
    self.init(Cancellation(action: onCancel))
  }

  deinit {
    cancellation.cancel()
  }

  /// Ends the observation.
  ///
  /// After this returns, no callback of the observation starts, not even for a notification that is
  /// being posted or is on its way to the main actor. A callback that another thread has begun, or
  /// is just about to begin, runs to its end, because waiting for it could deadlock. If you cancel
  /// a main-actor observer on the main actor, there is no such callback.
  ///
  /// You may call this again, from inside the callback, and from several threads.
  public func cancel() {
    cancellation.cancel()
  }
}

// MARK: - Cancellation

/// Cancellation of an observation, shared by its token and its callback.
///
/// The token cancels it, and the callback checks it, without keeping the token alive. It may be
/// used on any thread. `@unchecked`: the mutable state is read and written under the lock only.
package final class Cancellation: @unchecked Sendable {
  private let lock = NSLock()
  private var isDone = false
  private var action: (@Sendable () -> Void)?

  package init(action: (@Sendable () -> Void)? = nil) {
    self.action = action
  }

  package var isCancelled: Bool {
    lock.withLock { isDone }
  }

  /// Sets the action of a cancellation that was made without one.
  ///
  /// Only the function that makes the cancellation calls this, before anyone can cancel.
  package func setAction(_ newAction: @escaping @Sendable () -> Void) {
    lock.withLock { action = newAction }
  }

  /// Cancels, and performs the action the first time.
  package func cancel() {
    let pending = lock.withLock {
      let pending = action
      isDone = true
      action = nil
      return pending
    }
    // Outside of the lock, since the action may call back.
    pending?()
  }
}
