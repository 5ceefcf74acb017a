import Foundation

/// The lifetime of an observation: it ends when the token is cancelled or released.
///
/// Keep the token in a property of the object that observes, and there is nothing else to do:
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
/// The observation keeps what its closure captures: capture the owner of the token weakly. A token
/// may be used, cancelled and released on any thread.
///
/// If another module has a type of this name, as RealmSwift does, write
/// `TypedNotifications.NotificationToken`.
public final class NotificationToken: Sendable {
  private let cancellation: Cancellation

  package init(_ cancellation: Cancellation) {
    self.cancellation = cancellation
  }

  /// Creates a token for an observation of your own.
  ///
  /// - Parameter onCancel: Ends the observation. It is called once, on the thread that first
  ///   cancels or releases the token, and then released; no lock is held during the call.
  public convenience init(onCancel: @escaping @Sendable () -> Void) {
    self.init(Cancellation(action: onCancel))
  }

  deinit {
    cancellation.cancel()
  }

  /// Keeps the token in a set, as long as the set or until it is removed.
  ///
  /// ```swift
  /// center.addObserver(descriptor: .scoreDidChange) { print($0) }.store(in: &tokens)
  /// ```
  ///
  /// - Parameter tokens: The set that keeps the token.
  public func store(in tokens: inout Set<NotificationToken>) {
    tokens.insert(self)
  }

  /// Keeps the token in an array, as long as the array or until it is removed.
  ///
  /// - Parameter tokens: The array that keeps the token.
  public func store(in tokens: inout [NotificationToken]) {
    tokens.append(self)
  }

  /// Ends the observation.
  ///
  /// After this returns no callback of the observation starts, neither for a notification that is
  /// being posted, nor for one on its way to the main actor. A callback that is running on another
  /// thread at that moment, or about to be entered there, goes on to its end: waiting for it could
  /// deadlock. On the main actor that cannot happen to a main-actor observer.
  ///
  /// It may be called again, from inside the callback, and from several threads.
  public func cancel() {
    cancellation.cancel()
  }
}

extension NotificationToken: Hashable {
  /// Returns true if both are the same token.
  public static func == (first: NotificationToken, second: NotificationToken) -> Bool {
    first === second
  }

  /// Adds the token's identity to a hash value.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

/// End of an observation: a flag, and the action that ends it.
///
/// A token cancels it. The callback reads it, and so does not retain the token. It may be used on
/// any thread. `@unchecked`: the mutable state is touched under the lock only.
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

  /// Sets the action, where it does not exist before the cancellation does.
  ///
  /// Only its maker calls this, before anyone can cancel.
  package func setAction(_ newAction: @escaping @Sendable () -> Void) {
    lock.withLock { action = newAction }
  }

  /// Cancels; the first time, performs the action outside of the lock, since it may call back.
  package func cancel() {
    let pending = lock.withLock {
      isDone = true
      defer { action = nil }
      return action
    }
    pending?()
  }
}
