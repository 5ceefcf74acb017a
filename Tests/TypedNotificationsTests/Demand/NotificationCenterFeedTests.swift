import Foundation
import Testing

@testable import TypedNotifications

@Suite struct NotificationCenterFeedTests {
  let center = NotificationCenter()
  let descriptor = NotificationDescriptor<Int>(
    name: Notification.Name("DidCount"),
    userInfoKey: "count"
  )

  private func post(_ count: Any, object: AnyObject? = nil) {
    center.post(name: descriptor.name, object: object, userInfo: ["count": count])
  }

  @Test func payloadsAreKeptUntilTheyAreAskedFor() {
    let subscriber = TestSubscriber()
    let queue = subscriber.queue()
    center.feed(queue, from: descriptor)
    for count in 1...3 { post(count) }
    #expect(subscriber.values.isEmpty)
    queue.request(2)
    #expect(subscriber.values == [1, 2])
    queue.cancel()
  }

  @Test func aFailureGoesToTheHandlerAndTheFeedGoesOn() {
    let failures = Recorder<Notification.Name>()
    let subscriber = TestSubscriber()
    let queue = subscriber.queue()
    queue.request(nil)
    center.feed(queue, from: descriptor) { name, _ in failures.record(name) }
    post(1)
    post("two")
    post(3)
    #expect(subscriber.values == [1, 3])
    #expect(subscriber.finishCount == 0)
    #expect(failures.values == [descriptor.name])
    queue.cancel()
  }

  @Test func onlyTheSenderAskedForIsHeard() {
    let sender = NSObject()
    let subscriber = TestSubscriber()
    let queue = subscriber.queue()
    queue.request(nil)
    center.feed(queue, from: descriptor, object: sender)
    post(1)
    post(2, object: sender)
    #expect(subscriber.values == [2])
    queue.cancel()
  }

  @Test func cancellingEndsTheObservation() {
    let subscriber = TestSubscriber()
    let queue = subscriber.queue()
    queue.request(nil)
    center.feed(queue, from: descriptor)
    queue.cancel()
    post(1)
    #expect(subscriber.values.isEmpty)
  }
}
