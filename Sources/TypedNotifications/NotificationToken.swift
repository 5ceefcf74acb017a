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
/// The observation keeps what its closure captures: capture the owner of the token weakly.
///
/// A token may be used, cancelled and released on any thread.
public final class NotificationToken: Sendable {
  private let cancellation: Cancellation

  package init(_ cancellation: Cancellation) {
    self.cancellation = cancellation
  }

  /// Creates a token for an observation of your own.
  ///
  /// - Parameter onCancel: Ends the observation. It is called once, on the thread that cancels or
  ///   releases the token first, then released; no lock is held during the call.
  public convenience init(onCancel: @escaping @Sendable () -> Void) {
    self.init(Cancellation(action: onCancel))
  }

  deinit {
    cancellation.cancel()
  }

  /// Ends the observation.
  ///
  /// After this returns no callback of the observation starts, not even for a notification that is
  /// being posted, nor one already on its way to the main actor. A callback that is running on
  /// another thread at that moment, or just about to be entered, goes on to its end: waiting for
  /// it could deadlock. On the main actor that cannot happen to a main-actor observer.
  ///
  /// Calling it again, from inside the callback, or from several threads is fine.
  public func cancel() {
    cancellation.cancel()
  }
}
