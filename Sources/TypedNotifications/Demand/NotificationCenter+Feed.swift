import Foundation

extension NotificationCenter {
  /// Feeds the payloads of a notification to a queue, until the queue ends.
  func feed<Payload: Sendable>(
    _ queue: DemandQueue<Payload>,
    from descriptor: NotificationDescriptor<Payload>,
    object: AnyObject? = nil,
    onFailure: NotificationFailureHandler? = nil
  ) {
    let token = addObserver(
      descriptor: descriptor,
      object: object,
      using: { queue.put($0) },
      onFailure: onFailure
    )
    queue.keep(token)
  }
}
