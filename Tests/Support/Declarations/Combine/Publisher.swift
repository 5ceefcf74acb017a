// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Declarations of Combine, without behaviour: Scripts/check-declarations compiles against them, and
// nothing runs. Each stands below the address of its page, as of Xcode 27.

public import Foundation

// https://developer.apple.com/documentation/combine/publisher
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error
}

// https://developer.apple.com/documentation/combine/cancellable
public protocol Cancellable {
  func cancel()
}

// https://developer.apple.com/documentation/combine/subscription
public protocol Subscription: Cancellable {}

// https://developer.apple.com/documentation/combine/subscribers/completion
public enum Subscribers {
  public enum Completion<Failure: Error> {
    case finished
  }
  // https://developer.apple.com/documentation/combine/subscribers/demand
  public struct Demand: Sendable {}
}

// https://developer.apple.com/documentation/combine/anypublisher
public struct AnyPublisher<Output, Failure: Error>: Publisher {}

// https://developer.apple.com/documentation/combine/deferred
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  public typealias Output = DeferredPublisher.Output
  public typealias Failure = DeferredPublisher.Failure
  public init(createPublisher: @escaping () -> DeferredPublisher) {}
}

// https://developer.apple.com/documentation/combine/currentvaluesubject
public final class CurrentValueSubject<Output, Failure: Error>: Publisher {
  public init(_ value: Output) {}
  public func send(_ input: Output) {}
  public func send(completion: Subscribers.Completion<Failure>) {}
}

// https://developer.apple.com/documentation/combine/publishers
public enum Publishers {
  public enum PrefetchStrategy: Sendable { case byRequest }
  public enum BufferingStrategy<Failure: Error> {
    case dropOldest
  }
}

extension Publisher {
  // https://developer.apple.com/documentation/combine/publisher/compactmap(_:)
  public func compactMap<T>(
    _ transform: @escaping (Output) -> T?
  ) -> some Publisher<T, Failure> {
    AnyPublisher<T, Failure>()
  }

  // https://developer.apple.com/documentation/combine/publisher/buffer(size:prefetch:whenfull:)
  public func buffer(
    size: Int,
    prefetch: Publishers.PrefetchStrategy,
    whenFull: Publishers.BufferingStrategy<Failure>
  ) -> some Publisher<Output, Failure> {
    AnyPublisher<Output, Failure>()
  }

  // https://developer.apple.com/documentation/combine/publisher/handleevents(receivesubscription:receiveoutput:receivecompletion:receivecancel:receiverequest:)
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> some Publisher<Output, Failure> {
    AnyPublisher<Output, Failure>()
  }

  // https://developer.apple.com/documentation/combine/publisher/erasetoanypublisher()
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher() }
}

extension NotificationCenter {
  // https://developer.apple.com/documentation/foundation/notificationcenter/publisher
  public struct Publisher: Combine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never
  }

  // https://developer.apple.com/documentation/foundation/notificationcenter/publisher(for:object:)
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher()
  }
}
