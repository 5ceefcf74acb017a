public import Foundation

extension NotificationCenter {
  /// Posts a notification that carries a payload.
  ///
  /// ```swift
  /// center.post(.scoreDidChange, 7)
  /// ```
  ///
  /// Observers are called on this thread before this returns, as with any notification. If no
  /// notification can carry the payload, nothing is posted and the failure is handled; to have it
  /// thrown instead, post ``NotificationDescriptor/notification(carrying:object:)``.
  ///
  /// - Parameters:
  ///   - descriptor: The notification, and how its payload is written.
  ///   - payload: What the notification carries.
  ///   - object: The sender, by which observers may filter; `nil` for none.
  ///   - onFailure: Receives the reason if nothing was posted. Without it, the reason is reported
  ///     once per name and payload type, in the system's log or to standard error.
  public func post<Payload>(
    _ descriptor: NotificationDescriptor<Payload>,
    _ payload: Payload,
    object: AnyObject? = nil,
    onFailure: ((NotificationPostError) -> Void)? = nil
  ) {
    post(descriptor, payload, object: object, onFailure: onFailure, reporter: .shared)
  }

  /// Posts a notification that carries nothing.
  ///
  /// - Parameters:
  ///   - descriptor: The notification.
  ///   - object: The sender, by which observers may filter; `nil` for none.
  public func post(_ descriptor: NotificationDescriptor<Void>, object: AnyObject? = nil) {
    post(descriptor, (), object: object)
  }

  func post<Payload>(
    _ descriptor: NotificationDescriptor<Payload>,
    _ payload: Payload,
    object: AnyObject?,
    onFailure: ((NotificationPostError) -> Void)?,
    reporter: FailureReporter
  ) {
    do throws(NotificationPostError) {
      post(try descriptor.notification(carrying: payload, object: object))
    } catch {
      if let onFailure {
        onFailure(error)
      } else {
        reporter.report(error, posting: Payload.self)
      }
    }
  }
}
